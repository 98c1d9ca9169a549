/** Codes of the shop's own making, for calls that ended without a word from the backend. */
export const NETWORK = "NETWORK";
export const TIMEOUT = "TIMEOUT";
export const SERVER = "SERVER";
export const MALFORMED_ANSWER = "MALFORMED_ANSWER";
export const UNAUTHENTICATED = "UNAUTHENTICATED";
/** The account that was shopped for is not the person's any more; they shop as themselves. */
export const ACCOUNT_LOST = "AccountLost";
/** An order was polled for in vain: no failure of the payment, and never shown as one (spec §8). */
export const POLLED_IN_VAIN = "Timeout";
export const TOO_MANY_REQUESTS = "TOO_MANY_REQUESTS";

// A server that stumbled without a code of the catalogue may have stumbled after it had done the work.
const IN_DOUBT: readonly string[] = [NETWORK, TIMEOUT, SERVER, MALFORMED_ANSWER, "UNKNOWN"];
const STUMBLED = /^(?:internal_?server_?error|service_?exception)$/i;

/**
 * Whether a change that failed with this code may have been made all the same; then it must be read again, never
 * repeated.
 */
export function isEndUnknown({ code }: { code: string }): boolean {
  return IN_DOUBT.includes(code) || STUMBLED.test(code);
}
