import { type SagaGenerator } from "typed-redux-saga";
import { refusedToAccount } from "../auth/accountInUse";
import { type PaymentTrouble } from "./slice";

/** A payment for a company that the server calls unauthorised: a session that ended leads to the sign-in by itself. */
export function* troubleOfAccount(trouble: PaymentTrouble | null): SagaGenerator<PaymentTrouble | null> {
  if (trouble?.kind !== "refused") return trouble;
  const failure = yield* refusedToAccount(trouble.failure);
  return failure && { kind: "refused", failure };
}
