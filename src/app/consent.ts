import { localStore } from "~/browser/storage";
import { LOCAL } from "~/domain/storage";

/** What a person allowed beyond what the shop needs: measuring, and the replay of errors. Denied until given. */
export type Consent = "granted" | "denied";

/** The place where a consent service would stand in for the shop's own question. */
export interface ConsentSource {
  read: () => Consent | null;
  write: (consent: Consent) => void;
}

const ownSource: ConsentSource = {
  read() {
    const held = localStore().read(LOCAL.consent);
    return held === "granted" || held === "denied" ? held : null;
  },
  write: (consent) => void localStore().write(LOCAL.consent, consent),
};

const listeners = new Set<() => void>();
/** How often the question was opened once more, until it is answered. */
let asked = 0;

/** Null while the person has not answered. */
export const readConsent = () => ownSource.read();
/** Whether the question is to be shown: never answered, or opened once more. */
export const isAskingConsent = () => asked > 0 || ownSource.read() === null;
export const timesAskedAgain = () => asked;

/** Keeps the answer and tells all that wait for it. */
export function answerConsent(consent: Consent): void {
  ownSource.write(consent);
  asked = 0;
  listeners.forEach((listener) => listener());
}

/** Opens the question once more; the footer's link. */
export function askConsentAgain(): void {
  asked += 1;
  listeners.forEach((listener) => listener());
}

/** Calls back when the question opens or is answered. Answers how to stop. */
export function onConsent(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
