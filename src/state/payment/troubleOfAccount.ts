import { select, type SagaGenerator } from "typed-redux-saga";
import { ACCOUNT_LOST } from "~/domain/failureCode";
import { refusalOfAccount } from "../auth/accountInUse";
import { selectChosen } from "../auth/selectors";
import { type PaymentTrouble } from "./slice";

/**
 * The trouble of a payment for a company, with the reason found out; null if the account is lost, which has a toast.
 */
export function* troubleOfAccount(trouble: PaymentTrouble | null): SagaGenerator<PaymentTrouble | null> {
  const chosen = yield* select(selectChosen);
  if (trouble?.kind !== "refused" || !chosen) return trouble;
  const failure = yield* refusalOfAccount(trouble.failure, chosen.id);
  return failure.code === ACCOUNT_LOST ? null : { ...trouble, failure };
}
