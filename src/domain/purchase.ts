import { ownEntry } from "./ownEntry";

/** What a basket's purchase phase allows: change it, only read it while it is being paid, or forget it once bought. */
export type Phase = "editable" | "paying" | "bought";

const PHASES: Record<string, Phase> = {
  Shopping: "editable",
  Paying: "paying",
  PaymentAuthorized: "bought",
  Completed: "bought",
};

/** The meaning of the server's purchasePhase; an unknown one is read-only. */
export function purchasePhase(raw: string | null | undefined): Phase {
  return ownEntry(PHASES, raw ?? "") ?? "paying";
}

export type ReturnStatus = "ok" | "cancelled" | "failed" | "pending";

const RETURNS: Record<ReturnStatus, readonly string[]> = {
  ok: ["ok", "success", "completed"],
  cancelled: ["cancelled", "canceled", "cancel"],
  failed: ["failed", "fail", "error"],
  pending: ["pending"],
};

/** The status with which the payment provider sends a person back, in any case; anything unknown counts as failed. */
export function returnStatus(raw: string | null | undefined): ReturnStatus {
  const status = (raw ?? "").toLowerCase();
  const found = Object.entries(RETURNS).find(([, words]) => words.includes(status));
  return (found?.[0] as ReturnStatus | undefined) ?? "failed";
}

export type NextStep = { go: "confirmation" } | { go: "paymentWindow"; url: string } | { go: "nowhere" };

/**
 * Where a finalised basket leads (spec §4): the confirmation, else the payment window's address, which the caller must
 * still check against the list of payment hosts. Nowhere: the payment could not start.
 */
export function nextStepOf(result: { nextStep?: string | null; paymentWindowUrl?: string | null }): NextStep {
  if (result.nextStep === "ShowConfirmation" || result.nextStep === "ShowConfirmationPage")
    return { go: "confirmation" };
  return result.paymentWindowUrl ? { go: "paymentWindow", url: result.paymentWindowUrl } : { go: "nowhere" };
}
