import { call, fork, put, select, type SagaGenerator, take, takeEvery, takeLeading } from "typed-redux-saga";
import { ApiFailure } from "~/api/apiFailure";
import { type BusinessAccount } from "~/api/commerce/businessAccounts";
import { type ChosenAccount, chosenIn, sameAccount } from "~/domain/chosenAccount";
import { NETWORK } from "~/domain/failureCode";
import { BUSINESS_CHANNEL } from "~/domain/salesChannel";
import { LOCAL } from "~/domain/storage";
import { attempt, guarded } from "../attempt";
import { basketLoadFailed, channelChosen } from "../basket/slice";
import { type BasketWork } from "../basket/work";
import { channelOf } from "../channelOf";
import { cameOnline } from "../facts";
import { selectMarket } from "../intl/selectors";
import { rememberedAccount } from "../rememberedAccount";
import { type RootState } from "../rootReducer";
import { type Services } from "../services";
import { save, whileSamePerson } from "./ownAccounts";
import { selectAccounts, selectAuthStatus, selectChoice } from "./selectors";
import { billForAccount, type Manner, shopAs } from "./shopAs";
import {
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

/** By nobody here: what is on screen for its own sake stays. */
const HEARD: Manner = { isHeard: true };
/** By another tab, which has stored it. */
const STORED: Manner = { isHeard: true, isStored: true };

const idsOf = ({ id, departmentId }: BusinessAccount): ChosenAccount => ({ id, departmentId });

/** The accounts of whoever is signed in; where that is not known, it is asked first. */
function* askAccounts(services: Services): SagaGenerator<void> {
  const status = yield* select(selectAuthStatus);
  if (status === "unknown" || status === "failed") yield* put(loadUser());
  if (status !== "signedIn" && status !== "anonymous") yield* take([userReceived, userFailed]);
  const { user, failure, status: now } = yield* select((state: RootState) => state.auth);
  if (now === "failed" && failure) throw new ApiFailure(failure);
  if (!user) return;
  yield* put(accountsReceived(yield* whileSamePerson(services.commerce.fetchBusinessAccounts)));
}

/**
 * What the accounts tell of the chosen one: its payer, or that it is the person's no more. Who waits for the accounts
 * in the basket's queue is not held up by what has to wait for that queue itself.
 */
function* onAccounts(
  services: Services,
  work: BasketWork,
  { payload: accounts }: ReturnType<typeof accountsReceived>,
): SagaGenerator<void> {
  const chosen = yield* select(selectChoice);
  if (!chosen) return;
  if (accounts.some(({ id, departmentId }) => id === chosen.id && departmentId === chosen.departmentId)) {
    yield* billForAccount(services);
    return;
  }
  yield* call(leaveLost, services, work, chosen);
}

/** In its turn: another one may have been chosen by then, and that choice stands. */
const leaveLost = attempt(function* (services: Services, work: BasketWork, lost: ChosenAccount): SagaGenerator<void> {
  yield* work.enqueue(function* () {
    if (sameAccount(yield* select(selectChoice), lost)) {
      yield* put(accountLost());
      yield* shopAs(work, null, HEARD);
      return;
    }
    // What was heard of the accounts meanwhile was heard for the other one.
    yield* billForAccount(services);
  });
}, basketLoadFailed);

/** In its turn: what was asked for before still meets the basket it was meant for. */
function* goOver(
  _services: Services,
  work: BasketWork,
  chosen: ChosenAccount | null,
  manner: Manner = {},
): SagaGenerator<void> {
  yield* work.enqueue(shopAs, work, chosen, manner);
}

const shopFor = attempt(goOver, basketLoadFailed);

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

/** Who is signed in says whether there is an account to shop for, and whether asking for it is worth a request. */
function* onUser(services: Services, work: BasketWork): SagaGenerator<void> {
  const remembered = rememberedAccount(services.local);
  const { user, chosen } = yield* select((state: RootState) => state.auth);
  if (!user) {
    services.local.remove(LOCAL.account);
    if (chosen) yield* call(shopFor, services, work, null, HEARD);
    return;
  }
  if (remembered) yield* put(loadAccounts());
  yield* call(shopFor, services, work, remembered, HEARD);
}

/** Without the person the accounts cannot be asked for; whoever waits for them is told. */
function* onUserFailed(_services: Services, { payload }: ReturnType<typeof userFailed>): SagaGenerator<void> {
  if (yield* select(selectChoice)) yield* put(accountsFailed(payload));
}

/**
 * Another tab chose an account, or shops as a private person again: so does this one. A page out of the browser's
 * memory was told nothing of it.
 */
function* watchOtherTabs(services: Services, work: BasketWork) {
  const changes = yield* call(() =>
    channelOf<true>((tell) => {
      const stops = [
        services.onStorageChange((key) => void (key === LOCAL.account && tell(true))),
        services.onPageReturn((how) => void (how === "restored" && tell(true))),
      ];
      return () => stops.forEach((stop) => stop());
    }),
  );
  yield* takeEvery(changes, function* () {
    if ((yield* select(selectAuthStatus)) !== "signedIn") return;
    const remembered = rememberedAccount(services.local);
    if (remembered && !(yield* select(selectAccounts))) yield* put(loadAccounts());
    yield* call(followStored, services, work);
  });
}

/** The choice that is stored when its turn comes: another one may have been made since it was heard of. */
const followStored = attempt(function* (services: Services, work: BasketWork): SagaGenerator<void> {
  yield* work.enqueue(function* () {
    yield* shopAs(work, rememberedAccount(services.local), STORED);
  });
}, basketLoadFailed);

/** Where the account was chosen while this tab was in a portal, its payer comes with its channel. */
function* onChannel(services: Services, { payload }: ReturnType<typeof channelChosen>): SagaGenerator<void> {
  if (payload === BUSINESS_CHANNEL) yield* billForAccount(services);
}

function* askAgainWhenOnline(): SagaGenerator<void> {
  const { chosen, accountsFailure } = yield* select((state: RootState) => state.auth);
  if (chosen && accountsFailure?.code === NETWORK) yield* put(loadAccounts());
}

/** Business accounts: asked for when somebody needs them, chosen, left, made and changed. */
export function* accountsSaga(services: Services, work: BasketWork) {
  yield* fork(watchOtherTabs, services, work);
  yield* takeLeading(loadAccounts, attempt(askAccounts, accountsFailed), services);
  yield* takeLeading(accountsReceived, guarded(onAccounts), services, work);
  yield* takeEvery(chooseAccount, guarded(choose), services, work);
  yield* takeLeading(saveAccount, attempt(save, accountRefused), services);
  // Not on a sign-out: it takes the choice along, and heard late it would take that of whoever came next.
  yield* takeEvery([userReceived.type, signInFailed.type], guarded(onUser), services, work);
  yield* takeEvery(userFailed, guarded(onUserFailed), services);
  yield* takeEvery(cameOnline, askAgainWhenOnline);
  yield* takeEvery(channelChosen, guarded(onChannel), services);
}
