import { UNKNOWN } from "./failureCode";
import { isRecord } from "./isRecord";
import { ownEntry } from "./ownEntry";
import { readChannelId } from "./salesChannel";

/**
 * What went wrong, in the shop's own terms: a code that a screen words at the last moment. Plain data, as it goes
 * through the store.
 */
export interface Failure {
  /** the first error's code; UNKNOWN when the server gave none */
  code: string;
  message: string;
  /** server messages by form field ("buyer.email") */
  fields: Record<string, string>;
  /** errors that belong to no field */
  general: FailureItem[];
  /** lines of the basket that keep other lines from being changed */
  lines?: RefusedLine[];
  /** the first error's extensions, as the server sent them */
  extensions?: Record<string, unknown>;
}

/**
 * A line of the basket that cannot be added again, so that nothing can be changed while it is there; with the server's
 * message, if any.
 */
export interface RefusedLine {
  lineId: string;
  text: string | null;
  /** It is no longer sold: shown with the error catalogue's text for that. */
  isGone?: true;
}

export interface FailureItem {
  code: string;
  message: string;
}

const LONGEST_TEXT = 1000;
const MOST_ERRORS = 100;
const FORBIDDEN_NAMES = new Set(["__proto__", "constructor", "prototype"]);

/** A failure of the shop's own making ("TIMEOUT", "NETWORK"). */
export function failureOfCode(code: string, message = code): Failure {
  return { code, message, fields: {}, general: [{ code, message }] };
}

/**
 * Reads the `errors` of an answer, whatever their shape (spec §8): by extensions code, path and message. Service
 * exceptions are listed neither as field errors nor as general ones, but the call has still failed.
 */
export function failureOfErrors(errors: unknown): Failure {
  const list = (Array.isArray(errors) ? errors.slice(0, MOST_ERRORS) : [errors]).map(readError);
  const shown = list.filter((error) => !isServiceException(error.code));
  const first = shown[0] ?? list[0] ?? { code: UNKNOWN, message: "", field: null };
  const fields: Record<string, string> = {};
  const general: FailureItem[] = [];
  for (const { code, message, field } of shown) {
    if (field === null) general.push({ code, message });
    else fields[field] = ownEntry(fields, field) ?? message;
  }
  return {
    code: first.code,
    message: first.message,
    fields,
    general,
    ...("extensions" in first && first.extensions ? { extensions: first.extensions } : {}),
  };
}

interface ReadError extends FailureItem {
  field: string | null;
  extensions?: Record<string, unknown>;
}

function readError(error: unknown): ReadError {
  if (typeof error === "string" && error) return { code: text(error), message: text(error), field: null };
  if (!isRecord(error)) return { code: UNKNOWN, message: "", field: null };
  const extensions = isRecord(error.extensions) ? error.extensions : undefined;
  return {
    code: text(extensions?.code) || UNKNOWN,
    message: text(error.message),
    field: fieldOf(error.path),
    ...(extensions && { extensions }),
  };
}

/**
 * The form field that an error path points to (spec §5): with more than two segments the tail joined with dots; with
 * exactly two only companyRegistrationId; else null.
 */
export function fieldOf(path: unknown): string | null {
  if (!Array.isArray(path) || path.length < 2 || path.length > 20) return null;
  const segments = path.map((segment) =>
    typeof segment === "string" || typeof segment === "number" ? String(segment) : "",
  );
  if (segments.some((segment) => !segment || FORBIDDEN_NAMES.has(segment))) return null;
  if (segments.length > 2) return segments.slice(2).join(".");
  return segments[1] === "companyRegistrationId" ? segments[1] : null;
}

/** Whether two codes are the same, spelling aside: OUT_OF_STOCK is OutOfStock. */
export function sameCode(one: string, other: string): boolean {
  return letters(one) === letters(other);
}

/** Whether a code is one of the several for a gift card that does not open (spec §8). */
export const isOfGiftCard = (code: string): boolean => letters(code).startsWith("giftcardunauthorized");

/** Whether a code says that the token, or the proof given with it, does not open the gift card (spec §8). */
export function isUnauthorized(code: string): boolean {
  return isOfGiftCard(code) || /^unauthorized(?:access)?$/.test(letters(code));
}

/** A code reduced to its letters and digits in lower case, as backends spell the same code in several ways. */
export function letters(code: string): string {
  return code.replace(/[^a-z0-9]/gi, "").toLowerCase();
}

function isServiceException(code: string): boolean {
  return letters(code) === "serviceexception";
}

function text(value: unknown): string {
  return typeof value === "string" ? value.slice(0, LONGEST_TEXT) : "";
}

/** Whether something thrown or stored has the shape of a failure. */
export function isFailure(value: unknown): value is Failure {
  return isRecord(value) && typeof value.code === "string" && isRecord(value.fields) && Array.isArray(value.general);
}

/** Anything thrown as a failure: a failure itself, an Error (or the `failure` that it carries), a string, whatever. */
export function failureOf(thrown: unknown): Failure {
  if (isFailure(thrown)) return thrown;
  if (thrown instanceof Error) {
    const carried = (thrown as Error & { failure?: unknown }).failure;
    return isFailure(carried) ? carried : failureOfCode(UNKNOWN, text(thrown.message));
  }
  return failureOfErrors(thrown);
}

/** Whether the basket has expired: "There is no basket with id". No other error means that, least of all a time-out. */
export function isUnknownBasket(failure: Failure): boolean {
  return [failure, ...failure.general].some(({ message }) => /^there is no basket with id\b/i.test(message.trim()));
}

/** Whether the product belongs to another channel; then it may be looked up in the consumer channel (spec §8). */
export function isOfAnotherChannel(failure: Failure): boolean {
  return [failure, ...failure.general].some(({ message }) => /cannot be found in sales channel/i.test(message));
}

/**
 * Which of the requested products belongs to another channel, or is no longer sold in any: the one that the error names
 * in its extensions or its message; null where it names none of them.
 */
export function notInChannel(failure: Failure, asked: readonly string[]): string | null {
  if (!isOfAnotherChannel(failure)) return null;
  const { productId } = failure.extensions ?? {};
  const words = [failure, ...failure.general].map(({ message }) => message).join(" ");
  return asked.find((id) => id === String(productId)) ?? asked.find((id) => words.includes(`'${id}'`)) ?? null;
}

/** The channel in which a refused code may be redeemed, when the server says so. */
export function redeemChannelOf({ code, extensions }: Failure): number | null {
  return sameCode(code, "AttemptToRedeemInWrongSalesChannel") ? readChannelId(extensions?.salesChannelId) : null;
}

/** The name at the end of the server's path to a field: "postCode" of "buyer.address.postCode". */
export const lastName = (path: string): string => path.slice(path.lastIndexOf(".") + 1);

/** The server's messages by field of a form; `fieldOf` tells the field that a path is about, if there is one. */
export function messagesByField<Field extends string>(
  { fields }: Failure,
  fieldOf: (path: string) => Field | undefined,
): Partial<Record<Field, string>> {
  const found: Partial<Record<Field, string>> = {};
  for (const [path, message] of Object.entries(fields)) {
    const field = fieldOf(path);
    if (field) found[field] = message;
  }
  return found;
}
