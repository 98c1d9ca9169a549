import { select, type SagaGenerator } from "typed-redux-saga";
import { ACCOUNT_LOST } from "~/domain/failureCode";
import { refusalOfAccount } from "../auth/accountInUse";
import { selectChosen } from "../auth/selectors";
import { failureFor } from "../failureFor";
import { type PaymentTrouble } from "./slice";

/**
 * The trouble of a payment as the person should see it; for a company with the reason found out, null if the account is
 * lost, which has a toast.
 */
export function* troubleOfAccount(trouble: PaymentTrouble | null): SagaGenerator<PaymentTrouble | null> {
  if (trouble?.kind !== "refused") return trouble;
  const chosen = yield* select(selectChosen);
  if (!chosen) return { ...trouble, failure: yield* failureFor(trouble.failure) };
  const failure = yield* refusalOfAccount(trouble.failure, chosen.id);
  return failure.code === ACCOUNT_LOST ? null : { ...trouble, failure };
}
