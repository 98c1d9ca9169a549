import { type Action } from "@reduxjs/toolkit";
import { put, select, type SagaGenerator, take } from "typed-redux-saga";
import { ApiFailure } from "~/api/apiFailure";
import { type BusinessAccount } from "~/api/commerce/businessAccounts";
import { type Failure, failureOfCode, isUnauthorized } from "~/domain/failure";
import { ACCOUNT_LOST, NETWORK, OTHERS_BASKET, UNAUTHENTICATED, UNKNOWN } from "~/domain/failureCode";
import { isBlocked } from "~/domain/userMode";
import { selectAccount, selectAccounts, selectAccountsFailure, selectAuthStatus, selectChosen } from "./selectors";
import { accountsFailed, accountsReceived, loadAccounts, userFailed, userReceived } from "./slice";

/** The actions that end the wait for the accounts: they came, or are known not to come. */
const isTold = (action: Action) =>
  accountsReceived.match(action) ||
  accountsFailed.match(action) ||
  userFailed.match(action) ||
  (userReceived.match(action) && action.payload === null);

/** The chosen account, once the accounts are known; null if none is chosen or they could not be loaded. */
function* accountInUse(): SagaGenerator<BusinessAccount | null> {
  if (!(yield* select(selectChosen))) return null;
  const status = yield* select(selectAuthStatus);
  const isOnItsWay = (yield* select(selectAccounts)) === null && (yield* select(selectAccountsFailure)) === null;
  if (isOnItsWay && status !== "anonymous" && status !== "failed") yield* take(isTold);
  return yield* select(selectAccount);
}

/**
 * Throws if the chosen account is blocked: it buys nothing. If the accounts could not be loaded, the server decides.
 */
export function* stopAtBlocked(): SagaGenerator<void> {
  const account = yield* accountInUse();
  if (account && isBlocked(account)) throw new ApiFailure(failureOfCode("AccountBlocked"));
}

/** The chosen account, loaded again; null if it could not be loaded. */
function* askedAgain(): SagaGenerator<BusinessAccount | null> {
  // A visitor has no accounts: no request is made, so there would be nothing to wait for.
  if ((yield* select(selectAuthStatus)) !== "anonymous") {
    yield* put(loadAccounts());
    yield* take(isTold);
  }
  return (yield* select(selectAccountsFailure)) ? null : yield* select(selectAccount);
}

/**
 * Why a call for a company was refused. "Unauthorised" is not about a gift card then: the session is over, or the
 * account is now blocked or gone, and loading the accounts again tells which. Any other failure is returned as it is.
 * `id` is the account's, null for a new one. An ended session leads to the sign-in elsewhere.
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

/** The same for whoever the person shops for now; a private person's failure is returned as it is. */
export function* refusalOfBuyer(failure: Failure): SagaGenerator<Failure> {
  const chosen = yield* select(selectChosen);
  return chosen ? yield* refusalOfAccount(failure, chosen.id) : failure;
}

/** The same for a stored basket. If the chosen account turns out to be the person's own, the basket is another's. */
export function* refusalOfBasket(failure: Failure, id: string): SagaGenerator<Failure> {
  const told = yield* refusalOfAccount(failure, id);
  const isOwnAccount = (yield* select(selectAccount))?.id === id;
  return told.code === UNKNOWN && told !== failure && isOwnAccount ? { ...told, code: OTHERS_BASKET } : told;
}

/**
 * The account that pays, null for a private person. Throws if it is blocked, or cannot be loaded even at a second try:
 * the payment method depends on it.
 */
export function* payingAccount(): SagaGenerator<BusinessAccount | null> {
  const chosen = yield* select(selectChosen);
  if (!chosen) return null;
  const first = yield* accountInUse();
  const account = first ?? (yield* askedAgain());
  if (!account) throw new ApiFailure((yield* select(selectAccountsFailure)) ?? failureOfCode(NETWORK));
  if (isBlocked(account)) throw new ApiFailure(failureOfCode("AccountBlocked"));
  return account;
}
