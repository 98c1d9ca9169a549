/** The shop's own codes, mostly for calls that ended without a code from the backend. */
export const NETWORK = "NETWORK";
export const TIMEOUT = "TIMEOUT";
export const SERVER = "SERVER";
export const MALFORMED_ANSWER = "MALFORMED_ANSWER";
/** The backend gave no code. */
export const UNKNOWN = "UNKNOWN";
export const UNAUTHENTICATED = "UNAUTHENTICATED";
/** The chosen account is no longer the person's; they now shop as a private person. */
export const ACCOUNT_LOST = "AccountLost";
/** A basket that is stored for the chosen account turns out to be somebody else's. */
export const OTHERS_BASKET = "OthersBasket";
/** An order was polled for in vain; that is not a failed payment and is never shown as one (spec §8). */
export const POLLED_IN_VAIN = "Timeout";
/** The answer to a change of the basket was lost, and the basket could not be read. */
export const CHANGE_END_UNKNOWN = "ChangeEndUnknown";
/** The basket was read later, and shows that the change was not made. */
export const NOT_CHANGED = "NotChanged";
export const TOO_MANY_REQUESTS = "TOO_MANY_REQUESTS";

// A server that failed without a code of the catalogue may have failed after it had done the work.
const IN_DOUBT: readonly string[] = [NETWORK, TIMEOUT, SERVER, MALFORMED_ANSWER, UNKNOWN];
const STUMBLED = /^(?:internal_?server_?error|service_?exception)$/i;

/**
 * Whether a change that failed with this code may have been made nevertheless. Then its outcome must be read from the
 * server, and the change never be repeated blindly.
 */
export function isEndUnknown({ code }: { code: string }): boolean {
  return IN_DOUBT.includes(code) || STUMBLED.test(code);
}
