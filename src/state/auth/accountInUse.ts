import { type Action } from "@reduxjs/toolkit";
import { put, select, type SagaGenerator, take } from "typed-redux-saga";
import { ApiFailure } from "~/api/apiFailure";
import { type BusinessAccount } from "~/api/commerce/businessAccounts";
import { type Failure, failureOfCode, isUnauthorized, UNKNOWN } from "~/domain/failure";
import { ACCOUNT_LOST, NETWORK, UNAUTHENTICATED } from "~/domain/failureCode";
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

/**
 * Why a call for a company was refused. What the server calls unauthorised then says nothing of a gift card: the
 * session is over, or the account is blocked by now, or gone; the accounts tell which. `id` is the account's, null for
 * one that is still to be made. A session that ended leads to the sign-in by itself.
 */
export function* refusalOfAccount(failure: Failure, id: string | null): SagaGenerator<Failure> {
  if (!isUnauthorized(failure.code)) return failure;
  if ((yield* select(selectAuthStatus)) === "anonymous") return failureOfCode(UNAUTHENTICATED);
  const isChosen = (yield* select(selectChosen))?.id === id;
  yield* askedAgain();
  const unasked = yield* select(selectAccountsFailure);
  if (unasked) return unasked;
  const account = (yield* select(selectAccounts))?.find((each) => each.id === id);
  if (account && isBlocked(account)) return failureOfCode("AccountBlocked");
  return isChosen && !account ? failureOfCode(ACCOUNT_LOST) : { ...failure, code: UNKNOWN };
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
