import { select, type SagaGenerator } from "typed-redux-saga";
import { failureOfCode, isUnauthorized, UNKNOWN } from "~/domain/failure";
import { isBlocked } from "~/domain/userMode";
import { askedAgain } from "../auth/accountInUse";
import { selectAccountsFailure, selectChosen } from "../auth/selectors";
import { type PaymentTrouble } from "./slice";

/**
 * A payment for a company that the server calls unauthorised says nothing of a gift card: the session is over, or the
 * account is blocked by now, or gone. The accounts tell which. A session that ended leads to the sign-in by itself, and
 * an account that is gone is told by itself.
 */
export function* troubleOfAccount(trouble: PaymentTrouble | null): SagaGenerator<PaymentTrouble | null> {
  if (trouble?.kind !== "refused" || !isUnauthorized(trouble.failure.code)) return trouble;
  if (!(yield* select(selectChosen))) return trouble;
  const account = yield* askedAgain();
  const unasked = yield* select(selectAccountsFailure);
  if (unasked) return { kind: "refused", failure: unasked };
  if (!account) return null;
  const failure = isBlocked(account)
    ? failureOfCode("AccountBlocked")
    : failureOfCode(UNKNOWN, trouble.failure.message);
  return { kind: "refused", failure };
}
