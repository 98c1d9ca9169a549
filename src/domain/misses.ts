import { type Failure, sameCode } from "./failure";

/** After this many codes that do not exist within ten minutes, the form waits for a minute. */
const MISSES_ALLOWED = 5;
const WITHIN_MS = 10 * 60_000;
const WAIT_MS = 60_000;

/** Whether a code does not exist, or not with this PIN: the only refusal that may come from guessing. */
export function isMiss({ code }: Pick<Failure, "code">): boolean {
  return sameCode(code, "VoucherNotFound");
}

/** The times of the misses that still count, with one more (milliseconds since 1970). */
export function withMiss(misses: readonly number[], now: number): number[] {
  return [...misses.filter((instant) => now - instant < WITHIN_MS && instant <= now), now];
}

/** Until when the form waits after these misses; null while it need not. */
export function waitsUntil(misses: readonly number[]): number | null {
  const last = misses.at(-1);
  return last === undefined || misses.length < MISSES_ALLOWED ? null : last + WAIT_MS;
}

/** Whether the server wants a PIN, or another PIN, with the code. */
export function asksForPin({ code, fields }: Pick<Failure, "code" | "fields">): boolean {
  const names = ["PinRequired", "VoucherPinRequired", "InvalidPin", "WrongPin"];
  return names.some((name) => sameCode(code, name)) || Object.keys(fields).some((field) => /(?:^|\.)pin$/i.test(field));
}
