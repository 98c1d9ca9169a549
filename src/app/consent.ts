import { localShelf } from "~/browser/storage";

/** What a person allowed beyond what the shop needs: measuring, and the replay of errors. Denied until given. */
export type Consent = "granted" | "denied";

/** The place where a consent service would stand in for the shop's own question. */
export interface ConsentSource {
  read: () => Consent | null;
  write: (consent: Consent) => void;
}

const KEY = "consent";

const ownSource: ConsentSource = {
  read() {
    const held = localShelf().read(KEY);
    return held === "granted" || held === "denied" ? held : null;
  },
  write: (consent) => void localShelf().write(KEY, consent),
};

const listeners = new Set<() => void>();
let asking = false;

/** Null while the person has not answered. */
export const readConsent = () => ownSource.read();
export const isAskingConsent = () => asking || ownSource.read() === null;

export function answerConsent(consent: Consent): void {
  ownSource.write(consent);
  asking = false;
  listeners.forEach((listener) => listener());
}

/** Opens the question once more; the footer's link. */
export function askConsentAgain(): void {
  asking = true;
  listeners.forEach((listener) => listener());
}

/** Calls back when the question opens or is answered. Answers how to stop. */
export function onConsent(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
