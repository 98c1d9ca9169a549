import { type Failure, isUnauthorized, sameCode, UNKNOWN } from "./failure";
import { isEndUnknown, TOO_MANY_REQUESTS } from "./failureCode";

/** What the person shows that a voucher is theirs. */
export type Proof = "none" | "pin" | "email" | "phone" | "account" | "unknown";

const PROOFS: Readonly<Record<string, Proof>> = {
  NoAuthRequired: "none",
  ByPin: "pin",
  ByEmail: "email",
  BySms: "phone",
  ByAccountId: "account",
};

/** What a scheme of the server asks for; one that is new to the shop is for customer service. */
export function proofOf(scheme: string): Proof {
  return Object.hasOwn(PROOFS, scheme) ? PROOFS[scheme]! : "unknown";
}

const LONGEST_WAIT_S = 60;

/** Seconds to wait after so many wrong answers for one token: 1, 2, 4, 8, at most 60. */
export function pauseAfter(misses: number): number {
  return misses < 1 ? 0 : Math.min(LONGEST_WAIT_S, 2 ** (misses - 1));
}

/**
 * The failure of an export in the voucher's own context: what has no code of its own is taken for a refusal (spec §8).
 */
export function exportFailure(failure: Failure): Failure {
  return failure.code === UNKNOWN ? { ...failure, code: "UNAUTHORIZED_ACCESS" } : failure;
}

/** The token or what was shown beside it is wrong. Nobody is told which. */
export function isRefusal(failure: Failure): boolean {
  return isUnauthorized(exportFailure(failure).code);
}

/**
 * Whether asking for the same voucher again is of no use: the server has said what is wrong with it. A lost answer says
 * nothing, and who asked too often may ask again.
 */
export function isFinal(failure: Failure): boolean {
  return isRefusal(failure) || !(isEndUnknown(failure) || sameCode(failure.code, TOO_MANY_REQUESTS));
}
