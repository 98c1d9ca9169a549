import { type Failure, isUnauthorized, sameCode } from "./failure";
import { isEndUnknown, TOO_MANY_REQUESTS, UNKNOWN } from "./failureCode";
import { ownEntry } from "./ownEntry";

/** How a person proves that a voucher is theirs. */
export type Proof = "none" | "pin" | "email" | "phone" | "account" | "unknown";

const PROOFS: Readonly<Record<string, Proof>> = {
  NoAuthRequired: "none",
  ByPin: "pin",
  ByEmail: "email",
  BySms: "phone",
  ByAccountId: "account",
};

/** The proof that the server's authorization scheme asks for; an unknown scheme is for customer service. */
export function proofOf(scheme: string): Proof {
  return ownEntry(PROOFS, scheme) ?? "unknown";
}

const LONGEST_WAIT_S = 60;

/** Seconds to wait after so many wrong answers for one token: 1, 2, 4, 8, at most 60. */
export function pauseAfter(misses: number): number {
  return misses < 1 ? 0 : Math.min(LONGEST_WAIT_S, 2 ** (misses - 1));
}

/** A bundle with nothing in it. */
export const NO_PDFS = "NoPdfsInBundle";

/**
 * The failure of an export: without a code it counts as UNAUTHORIZED_ACCESS (spec §8), unless its message says that
 * there is nothing in the bundle (spec §5).
 */
export function exportFailure(failure: Failure): Failure {
  if (failure.code !== UNKNOWN) return failure;
  return { ...failure, code: sameCode(failure.message, NO_PDFS) ? NO_PDFS : "UNAUTHORIZED_ACCESS" };
}

/** Whether the token or the proof is wrong. Nobody is told which. */
export function isRefusal(failure: Failure): boolean {
  return isUnauthorized(exportFailure(failure).code);
}

/**
 * Whether there is no point in asking for the same voucher again: the server has said what is wrong. After a lost
 * answer, or too many requests, it may be asked for again.
 */
export function isFinal(failure: Failure): boolean {
  return isRefusal(failure) || !(isEndUnknown(failure) || sameCode(failure.code, TOO_MANY_REQUESTS));
}
