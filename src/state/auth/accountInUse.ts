import { type Action } from "@reduxjs/toolkit";
import { put, select, type SagaGenerator, take } from "typed-redux-saga";
import { ApiFailure } from "~/api/apiFailure";
import { type BusinessAccount } from "~/api/commerce/businessAccounts";
import { type Failure, failureOfCode, isUnauthorized, UNKNOWN } from "~/domain/failure";
import { NETWORK } from "~/domain/failureCode";
import { isBlocked } from "~/domain/userMode";
import { selectAccount, selectAccounts, selectAccountsFailure, selectAuthStatus, selectChosen } from "./selectors";
import { accountsFailed, accountsReceived, loadAccounts, userFailed, userReceived } from "./slice";

/** After these it is known whether the accounts come. */
const isTold = (action: Action) =>
  accountsReceived.match(action) ||
  accountsFailed.match(action) ||
  userFailed.match(action) ||
  (userReceived.match(action) && action.payload === null);

/** The account that is shopped for, once it is known; null for nobody's, and where it did not come. */
function* accountInUse(): SagaGenerator<BusinessAccount | null> {
  if (!(yield* select(selectChosen))) return null;
  const status = yield* select(selectAuthStatus);
  const isOnItsWay = (yield* select(selectAccounts)) === null && (yield* select(selectAccountsFailure)) === null;
  if (isOnItsWay && status !== "anonymous" && status !== "failed") yield* take(isTold);
  return yield* select(selectAccount);
}

/** Nothing is bought as an account that is blocked; where nobody could tell, the server does. */
export function* stopAtBlocked(): SagaGenerator<void> {
  const account = yield* accountInUse();
  if (account && isBlocked(account)) throw new ApiFailure(failureOfCode("AccountBlocked"));
}

/** The account that is shopped for, as the server knows it now; null where it did not come. */
function* askedAgain(): SagaGenerator<BusinessAccount | null> {
  // Nobody's accounts are not asked for, and nothing is told of them.
  if ((yield* select(selectAuthStatus)) !== "anonymous") {
    yield* put(loadAccounts());
    yield* take(isTold);
  }
  return (yield* select(selectAccountsFailure)) ? null : yield* select(selectAccount);
}

/** The account that pays, null for a person. It is asked for again where it did not come: how is paid depends on it. */
export function* payingAccount(): SagaGenerator<BusinessAccount | null> {
  const chosen = yield* select(selectChosen);
  if (!chosen) return null;
  const first = yield* accountInUse();
  const account = first ?? (yield* askedAgain());
  if (!account) throw new ApiFailure((yield* select(selectAccountsFailure)) ?? failureOfCode(NETWORK));
  if (isBlocked(account)) throw new ApiFailure(failureOfCode("AccountBlocked"));
  return account;
}

/**
 * A purchase for a company that the server calls unauthorised says nothing of a gift card: the session is over, or the
 * account is blocked by now, or gone. The accounts tell which. Null: the account is gone, which is told by itself.
 */
export function* refusedToAccount(failure: Failure): SagaGenerator<Failure | null> {
  if (!isUnauthorized(failure.code) || !(yield* select(selectChosen))) return failure;
  const account = yield* askedAgain();
  const unasked = yield* select(selectAccountsFailure);
  if (unasked) return unasked;
  if (!account) return null;
  return isBlocked(account) ? failureOfCode("AccountBlocked") : failureOfCode(UNKNOWN, failure.message);
}
