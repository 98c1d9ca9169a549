import { call, fork, put, select, type SagaGenerator, take, takeEvery, takeLeading } from "typed-redux-saga";
import { ApiFailure } from "~/api/apiFailure";
import { type BusinessAccount } from "~/api/commerce/businessAccounts";
import { type ChosenAccount, chosenIn, sameAccount } from "~/domain/chosenAccount";
import { failureOfCode } from "~/domain/failure";
import { MALFORMED_ANSWER, NETWORK } from "~/domain/failureCode";
import { BUSINESS_CHANNEL } from "~/domain/salesChannel";
import { LOCAL } from "~/domain/storage";
import { attempt, guarded } from "../attempt";
import { basketLoadFailed, channelChosen } from "../basket/slice";
import { type BasketWork, inTurn } from "../basket/work";
import { channelOf } from "../channelOf";
import { cameOnline } from "../facts";
import { selectMarket } from "../intl/selectors";
import { rememberedAccount } from "../rememberedAccount";
import { type RootState } from "../rootReducer";
import { type Services } from "../services";
import { save, whileSamePerson } from "./ownAccounts";
import { selectAccounts, selectAuthStatus, selectChoice, selectPersonId } from "./selectors";
import { billForAccount, type Manner, shopAs } from "./shopAs";
import {
  accountFollowed,
  accountLost,
  accountRefused,
  accountsFailed,
  accountsReceived,
  chooseAccount,
  loadAccounts,
  loadUser,
  saveAccount,
  signInFailed,
  userFailed,
  userReceived,
} from "./slice";

/** Not chosen by the person on this page: a portal or redeem screen stays as it is. */
const HEARD: Manner = { isHeard: true };
/** Chosen in another tab, which has stored it. */
const STORED: Manner = { isHeard: true, isStored: true };

const isOf = (account: BusinessAccount, { id, departmentId }: ChosenAccount) =>
  account.id === id && account.departmentId === departmentId;
const idsOf = ({ id, departmentId }: BusinessAccount): ChosenAccount => ({ id, departmentId });

/** Loads the accounts of whoever is signed in; if that is not known yet, the user first. */
function* askAccounts(services: Services): SagaGenerator<void> {
  const status = yield* select(selectAuthStatus);
  if (status === "unknown" || status === "failed") yield* put(loadUser());
  if (status !== "signedIn" && status !== "anonymous") yield* take([userReceived, userFailed]);
  const { user, failure: ofUser, status: now } = yield* select((state: RootState) => state.auth);
  if (now === "failed" && ofUser) throw new ApiFailure(ofUser);
  if (!user) return;
  const { accounts, incomplete } = yield* whileSamePerson(services.commerce.fetchBusinessAccounts);
  const chosen = yield* select(selectChoice);
  // Of an account that could not be read it is not known that it is gone, or that there is none. Whoever shops for it
  // keeps it, but can choose another one, or themselves.
  const isTold = chosen ? accounts.some((account) => isOf(account, chosen)) : accounts.length > 0;
  const failure = incomplete && !isTold ? failureOfCode(MALFORMED_ANSWER) : null;
  if (failure && !chosen) throw new ApiFailure(failure);
  yield* put(accountsReceived(accounts, { incomplete, failure }));
}

/**
 * When the accounts come: fills in the payer of the chosen one, or leaves it if it is no longer the person's. The
 * leaving waits for the basket's queue; a worker in that queue that waits for the accounts is not held up by it.
 */
function* onAccounts(
  services: Services,
  work: BasketWork,
  { payload: accounts, meta }: ReturnType<typeof accountsReceived>,
): SagaGenerator<void> {
  const chosen = yield* select(selectChoice);
  if (!chosen) return;
  if (accounts.some((account) => isOf(account, chosen))) {
    yield* billForAccount(services);
    return;
  }
  if (meta.incomplete) return;
  yield* call(leaveLost, services, work, chosen);
}

/** Leaves a lost account, through the queue: if another one has been chosen by then, that choice stands. */
const leaveLost = attempt(function* (services: Services, work: BasketWork, lost: ChosenAccount): SagaGenerator<void> {
  yield* work.enqueue(function* () {
    if (sameAccount(yield* select(selectChoice), lost)) {
      yield* put(accountLost());
      yield* shopAs(work, null, HEARD);
      return;
    }
    // The accounts that came meanwhile were compared with the lost one; do it for this one.
    yield* billForAccount(services);
  });
}, basketLoadFailed);

/** Through the queue, so that earlier changes still go into the basket they were meant for. */
const shopFor = attempt(inTurn(shopAs), basketLoadFailed);

function* choose(
  services: Services,
  work: BasketWork,
  { payload: id }: ReturnType<typeof chooseAccount>,
): SagaGenerator<void> {
  const { countryCode } = yield* select(selectMarket);
  const account = (yield* select(selectAccounts))?.find((each) => each.id === id);
  if (id === null || chosenIn(countryCode, account))
    yield* call(shopFor, services, work, account ? idsOf(account) : null);
}

/** Once it is known who is signed in: takes up the remembered account, or leaves it when nobody is signed in. */
function* onUser(services: Services, work: BasketWork): SagaGenerator<void> {
  const { user, chosen } = yield* select((state: RootState) => state.auth);
  if (!user) {
    services.local.remove(LOCAL.account);
    if (chosen) yield* call(shopFor, services, work, null, HEARD);
    return;
  }
  const remembered = rememberedAccount(services.local, user.id);
  // Also for the choice of the person before: a change in the queue may wait for the accounts to judge it by.
  if (remembered ?? chosen) yield* put(loadAccounts());
  yield* call(shopFor, services, work, remembered, HEARD);
}

/** If the user could not be loaded, the accounts cannot be either; whoever waits for them is told. */
function* onUserFailed(_services: Services, { payload }: ReturnType<typeof userFailed>): SagaGenerator<void> {
  if (yield* select(selectChoice)) yield* put(accountsFailed(payload));
}

/**
 * When another tab chooses an account, or a private person again, this one follows. A page restored from the
 * back-forward cache has missed such changes, and looks again.
 */
function* watchStoredAccount(services: Services, work: BasketWork) {
  const changes = yield* call(() =>
    channelOf<true>((tell) => [
      services.onStorageChange((key) => void (key === LOCAL.account && tell(true))),
      services.onPageReturn((how) => void (how === "restored" && tell(true))),
    ]),
  );
  yield* takeEvery(changes, function* () {
    if ((yield* select(selectAuthStatus)) !== "signedIn") return;
    const remembered = rememberedAccount(services.local, yield* select(selectPersonId));
    if (remembered && !(yield* select(selectAccounts))) yield* put(loadAccounts());
    yield* call(followStored, services, work);
  });
}

/** Takes up the stored choice, read when its turn in the queue comes: it may have changed since. */
const followStored = attempt(function* (services: Services, work: BasketWork): SagaGenerator<void> {
  yield* work.enqueue(function* () {
    const before = yield* select(selectChoice);
    yield* shopAs(work, rememberedAccount(services.local, yield* select(selectPersonId)), STORED);
    if (!sameAccount(before, yield* select(selectChoice))) yield* put(accountFollowed());
  });
}, basketLoadFailed);

/** If the account was chosen while this tab was in a portal, its payer is filled in when the tab enters its channel. */
function* onChannel(services: Services, { payload }: ReturnType<typeof channelChosen>): SagaGenerator<void> {
  if (payload === BUSINESS_CHANNEL) yield* billForAccount(services);
}

function* askAgainWhenOnline(): SagaGenerator<void> {
  const { chosen, accountsFailure } = yield* select((state: RootState) => state.auth);
  if (chosen && accountsFailure?.code === NETWORK) yield* put(loadAccounts());
}

/** Business accounts: loaded when needed, chosen, left, created and changed. */
export function* accountsSaga(services: Services, work: BasketWork) {
  yield* fork(watchStoredAccount, services, work);
  yield* takeLeading(loadAccounts, attempt(askAccounts, accountsFailed), services);
  yield* takeLeading(accountsReceived, guarded(onAccounts), services, work);
  yield* takeEvery(chooseAccount, guarded(choose), services, work);
  yield* takeLeading(saveAccount, attempt(save, accountRefused), services);
  // Not on a sign-out: it clears the choice itself, and a late reaction might clear that of the next person.
  yield* takeEvery([userReceived.type, signInFailed.type], guarded(onUser), services, work);
  yield* takeEvery(userFailed, guarded(onUserFailed), services);
  yield* takeEvery(cameOnline, askAgainWhenOnline);
  yield* takeEvery(channelChosen, guarded(onChannel), services);
}
