import { type Failure, sameCode } from "./failure";
import { TOO_MANY_REQUESTS } from "./failureCode";

/** After this long a person is told that something takes longer than expected. */
export const LONG_WAIT_MS = 4000;

const MINUTE_S = 60;
/** A server may ask for a longer wait; for longer than this nobody stays. */
const LONGEST_WAIT_S = 15 * MINUTE_S;

/**
 * Seconds that a "Retry-After" asks for, as a number or as a date, 0 for one that is over; null when it says nothing
 * that makes sense.
 */
export function secondsAsked(raw: unknown, now: number): number | null {
  if (typeof raw === "number") return raw >= 0 ? raw : null;
  if (typeof raw !== "string") return null;
  if (/^\d{1,9}$/.test(raw.trim())) return Number(raw);
  // A date of HTTP names its day; without one, what a browser makes of it is anybody's guess.
  const seconds = /^[a-z]{3}/i.test(raw) ? (Date.parse(raw) - now) / 1000 : NaN;
  return Number.isFinite(seconds) ? Math.max(0, seconds) : null;
}

/**
 * Whole seconds that a refusal for too many tries asks to wait, a second at least, a minute when it does not say how
 * long; null for any other failure. `now` is the time of day, as a server may name a date.
 */
export function waitAsked({ code, extensions }: Pick<Failure, "code" | "extensions">, now: number): number | null {
  if (!sameCode(code, TOO_MANY_REQUESTS) && !sameCode(code, "TooManyAttempts")) return null;
  const seconds = Math.ceil(secondsAsked(extensions?.retryAfter, now) ?? MINUTE_S);
  return Math.min(Math.max(1, seconds), LONGEST_WAIT_S);
}

/**
 * A wait as a person counts it: whole seconds up to a minute and a half, then minutes. Rounded up, so that nobody comes
 * too early.
 */
export function roundedWait(seconds: number): [value: number, unit: "second" | "minute"] {
  return seconds > 1.5 * MINUTE_S ? [Math.ceil(seconds / MINUTE_S), "minute"] : [Math.ceil(seconds), "second"];
}

/** Whole seconds that are left of a wait; 0 when it is over. */
export function secondsLeft(until: number | null, now: number): number {
  return until === null ? 0 : Math.max(0, Math.ceil((until - now) / 1000));
}

/**
 * Whether more than so many milliseconds lie between a time of day and now. By the clock on the wall, for no other goes
 * while a machine sleeps; it may have been put back meanwhile.
 */
export const isLongAgo = (then: number, now: number, ms: number): boolean => Math.abs(now - then) > ms;
