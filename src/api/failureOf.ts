import { type Failure, failureOf, failureOfCode, failureOfErrors, isOfGiftCard, sameCode } from "~/domain/failure";
import { TIMEOUT, MALFORMED_ANSWER, NETWORK, SERVER, TOO_MANY_REQUESTS, UNAUTHENTICATED } from "~/domain/failureCode";
import { type RawAnswer } from "./post";
import { MalformedAnswer } from "./readAnswer";
import { TimedOut } from "./timeLimit";

/** The failure for an error that was thrown during a call: a lost connection, a time-out, a malformed answer. */
export function failureOfError(error: unknown): Failure {
  if (error instanceof TimedOut) return failureOfCode(TIMEOUT);
  if (error instanceof MalformedAnswer) return failureOfCode(MALFORMED_ANSWER);
  // What `fetch` throws when no answer came.
  if (error instanceof TypeError || error instanceof DOMException) return failureOfCode(NETWORK);
  return failureOf(error);
}

/** Whether a code says that the proof does not open a gift card, which says nothing about the session. */
const isOfProof = (code: string) => isOfGiftCard(code) || sameCode(code, "UNAUTHORIZED_ACCESS");

/**
 * The failure that an answer reports: by its GraphQL errors, whatever the HTTP status, else by the status; null for
 * none.
 */
export function failureOfAnswer({ status, body, retryAfter }: RawAnswer): Failure | null {
  const errors = typeof body === "object" && body !== null && "errors" in body ? body.errors : undefined;
  const hasErrors = errors !== undefined && errors !== null && !(Array.isArray(errors) && errors.length === 0);
  const told = hasErrors ? failureOfErrors(errors) : null;
  if (status === 401 && !(told && isOfProof(told.code))) return failureOfCode(UNAUTHENTICATED);
  if (status === 429) return { ...failureOfCode(TOO_MANY_REQUESTS), extensions: { retryAfter } };
  if (told) return told;
  if (status >= 400) return failureOfCode(status >= 500 ? SERVER : `HTTP_${status}`);
  return null;
}
