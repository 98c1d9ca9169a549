import { type Failure, sameCode } from "./failure";

/** After this many codes that do not exist within ten minutes, the form waits for a minute. */
const MISSES_ALLOWED = 5;
const WITHIN_MS = 10 * 60_000;
const WAIT_MS = 60_000;

const MISSED = "VoucherNotFound";
/** The shop's own word for a miss of a code that was sent with a PIN: either may be wrong, and nobody is told which. */
const MISSED_WITH_PIN = "VoucherOrPinNotFound";

/** A code that does not exist, or not with this PIN: the one refusal that may be a guess. */
export function isMiss({ code }: Pick<Failure, "code">): boolean {
  return sameCode(code, MISSED) || sameCode(code, MISSED_WITH_PIN);
}

/** Codes of a server that tells that the PIN is wrong, and so that the code exists. */
const WRONG_PIN = ["InvalidPin", "WrongPin"] as const;

/** Why a code was refused that was sent with this PIN, if with any: a wrong one is a miss like that of a wrong code. */
export function refusalWith(pin: string | null | undefined, failure: Failure): Failure {
  const isWrong = isMiss(failure) || WRONG_PIN.some((name) => sameCode(failure.code, name));
  return pin && isWrong ? { ...failure, code: MISSED_WITH_PIN } : failure;
}

/** The times of the misses that still count, with one more (milliseconds of a monotonic clock). */
export function withMiss(misses: readonly number[], now: number): number[] {
  return [...misses.filter((instant) => now - instant < WITHIN_MS), now];
}

/** Until when the form waits after these misses; null while it need not. */
export function waitsUntil(misses: readonly number[]): number | null {
  const last = misses.at(-1);
  return last === undefined || misses.length < MISSES_ALLOWED ? null : last + WAIT_MS;
}

/** Whether the server wants a PIN, or another PIN, with the code. */
export function asksForPin({ code, fields }: Pick<Failure, "code" | "fields">): boolean {
  const names = ["PinRequired", "VoucherPinRequired", ...WRONG_PIN];
  return names.some((name) => sameCode(code, name)) || Object.keys(fields).some((field) => /(?:^|\.)pin$/i.test(field));
}
