import { type Failure, sameCode } from "./failure";
import { TOO_MANY_REQUESTS } from "./failureCode";

/** After this time a person is told that something takes longer than expected. */
export const LONG_WAIT_MS = 4000;

/** When what editors write is requested again: contents, prices and stock change while a tab stays open for days. */
export const OLD_AFTER_MS = 60 * 60_000;

const MINUTE_S = 60;
/** The longest wait that is honoured, whatever a server asks for: nobody stays longer. */
const LONGEST_WAIT_S = 15 * MINUTE_S;

/**
 * The seconds that a "Retry-After" asks for, as a number or a date; 0 for a date that has passed, null when it is
 * invalid.
 */
export function secondsAsked(raw: unknown, now: number): number | null {
  if (typeof raw === "number") return raw >= 0 ? raw : null;
  if (typeof raw !== "string") return null;
  if (/^\d{1,9}$/.test(raw.trim())) return Number(raw);
  // An HTTP date begins with its day of the week; how browsers parse anything else is anybody's guess.
  const seconds = /^[a-z]{3}/i.test(raw) ? (Date.parse(raw) - now) / 1000 : NaN;
  return Number.isFinite(seconds) ? Math.max(0, seconds) : null;
}

/** Whether a refusal is for too many tries, and not for what was tried. */
export const asksToWait = ({ code }: Pick<Failure, "code">): boolean =>
  sameCode(code, TOO_MANY_REQUESTS) || sameCode(code, "TooManyAttempts");

/**
 * How many whole seconds to wait after a refusal for too many tries: at least one, a minute if the server does not say;
 * null for any other failure. `now` is in milliseconds since 1970, as a server may name a date.
 */
export function waitAsked(failure: Pick<Failure, "code" | "extensions">, now: number): number | null {
  if (!asksToWait(failure)) return null;
  const seconds = Math.ceil(secondsAsked(failure.extensions?.retryAfter, now) ?? MINUTE_S);
  return Math.min(Math.max(1, seconds), LONGEST_WAIT_S);
}

/** Milliseconds until a poll asks again after this failure: its own pace, or longer if the server says so. */
export function pollPause(failure: Pick<Failure, "code" | "extensions">, everyMs: number, now: number): number {
  const isSaid = secondsAsked(failure.extensions?.retryAfter, now) !== null;
  return Math.max(everyMs, isSaid ? (waitAsked(failure, now) ?? 0) * 1000 : 0);
}

/**
 * A wait for display: whole seconds up to a minute and a half, then whole minutes. Rounded up, so that nobody tries too
 * early.
 */
export function roundedWait(seconds: number): [value: number, unit: "second" | "minute"] {
  return seconds > 1.5 * MINUTE_S ? [Math.ceil(seconds / MINUTE_S), "minute"] : [Math.ceil(seconds), "second"];
}

/** The whole seconds left of a wait; 0 when it is over. */
export function secondsLeft(until: number | null, now: number): number {
  return until === null ? 0 : Math.max(0, Math.ceil((until - now) / 1000));
}

/**
 * Whether `then` is more than `ms` away from `now`, in either direction. Both are wall-clock times (milliseconds since
 * 1970): other clocks stop while a machine sleeps, but this one may have been put back.
 */
export const isLongAgo = (then: number, now: number, ms: number): boolean => Math.abs(now - then) > ms;
