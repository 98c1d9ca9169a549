import { localStore, onStorageChange } from "~/browser/storage";
import { LOCAL } from "~/domain/storage";

/** Whether the person has allowed what the shop does not strictly need: analytics and error replay. */
export type Consent = "granted" | "denied";

/** The interface by which a consent service could replace the shop's own banner. */
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
/** How often the question was reopened, until it is answered. */
let asked = 0;

/** The person's answer; null if there is none yet. */
export const readConsent = () => ownSource.read();
/** Whether to show the question: it was never answered, or was reopened. */
export const isAskingConsent = () => asked > 0 || ownSource.read() === null;
/** How often the question was reopened since it was last answered; 0 for the question of a first visit. */
export const timesAskedAgain = () => asked;

/** Stores the answer and calls the listeners. */
export function answerConsent(consent: Consent): void {
  ownSource.write(consent);
  settled();
}

function settled(): void {
  asked = 0;
  listeners.forEach((listener) => listener());
}

// Who has answered in one tab is not asked in the others.
onStorageChange((key) => {
  if (key === null || key === LOCAL.consent) settled();
});

/** Reopens the question, for the link in the footer. */
export function askConsentAgain(): void {
  asked += 1;
  listeners.forEach((listener) => listener());
}

/** Calls the listener when the question is opened or answered. Returns a function that stops listening. */
export function onConsent(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
