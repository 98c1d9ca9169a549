import { type Failure, sameCode } from "./failure";
import { TOO_MANY_REQUESTS } from "./failureCode";
import { secondsAsked } from "./retryAfter";

/** After this many codes that do not exist within ten minutes, the form waits for a minute. */
const MISSES_ALLOWED = 5;
const WITHIN_MS = 10 * 60_000;
const WAIT_MS = 60_000;
/** A server may ask for a longer wait; for longer than this nobody stays. */
const LONGEST_WAIT_MS = 15 * 60_000;

/** A code that does not exist, or not with this PIN: the one refusal that may be a guess. */
export function isMiss({ code }: Pick<Failure, "code">): boolean {
  return sameCode(code, "VoucherNotFound");
}

/** The instants of the misses that still count, with one more. */
export function withMiss(misses: readonly number[], now: number): number[] {
  return [...misses.filter((instant) => now - instant < WITHIN_MS && instant <= now), now];
}

/** Until when the form waits after these misses; null while more tries are free. */
export function waitAfter(misses: readonly number[]): number | null {
  const last = misses.at(-1);
  return last === undefined || misses.length < MISSES_ALLOWED ? null : last + WAIT_MS;
}

/** Until when the server asks to wait, from its Retry-After; null when it does not. */
export function waitAsked({ code, extensions }: Pick<Failure, "code" | "extensions">, now: number): number | null {
  if (!sameCode(code, TOO_MANY_REQUESTS) && !sameCode(code, "TooManyAttempts")) return null;
  const seconds = secondsAsked(extensions?.retryAfter, now);
  return now + Math.min(seconds === null ? WAIT_MS : seconds * 1000, LONGEST_WAIT_MS);
}

/** Whole seconds that are left of a wait; 0 when it is over. */
export function secondsLeft(until: number | null, now: number): number {
  return until === null ? 0 : Math.max(0, Math.ceil((until - now) / 1000));
}

/** The server wants the PIN, or another one, with the code. */
export function asksForPin({ code, fields }: Pick<Failure, "code" | "fields">): boolean {
  const names = ["PinRequired", "VoucherPinRequired", "InvalidPin", "WrongPin"];
  return names.some((name) => sameCode(code, name)) || Object.keys(fields).some((field) => /(?:^|\.)pin$/i.test(field));
}
