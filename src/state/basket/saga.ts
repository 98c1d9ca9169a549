import { type Action } from "@reduxjs/toolkit";
import { buffers } from "redux-saga";
import { call, delay, fork, put, type SagaGenerator, select, takeEvery, takeLeading } from "typed-redux-saga";
import { isInUse } from "~/domain/basketStart";
import { type Failure, failureOf } from "~/domain/failure";
import { restOf } from "~/domain/paths";
import { CONSUMER_CHANNEL, isPortalId } from "~/domain/salesChannel";
import { LOCAL, SESSION } from "~/domain/storage";
import { attempt, failureIn, guarded } from "../attempt";
import { channelOf } from "../channelOf";
import { cameOnline, countryLeft, marketEntered } from "../facts";
import { failureFor } from "../failureFor";
import { selectMarket } from "../intl/selectors";
import { discardBaskets, forgetBasket, rememberBasket, rememberedBasket } from "../remembered";
import { rememberUsedChannel } from "../rememberedChannel";
import { Cancelled } from "../queue";
import { type Services } from "../services";
import { aloneInAllTabs } from "./aloneInAllTabs";
import { loadNow } from "./bring";
import { chooseChannel, followCountry, leaveStoredPortal, leaveWithoutCodes, shopChannel } from "./channel";
import { change } from "./change";
import { changeIdOf } from "./changeId";
import { lookInDoubt, lookInDoubtSaga } from "./lookInDoubt";
import { adoptStored } from "./otherTabs";
import { followCurrency } from "./currency";
import { keepForms } from "./keepForms";
import { askQuotes } from "./quotes";
import { trueBasket } from "./receive";
import { selectBasket, selectBasketStatus } from "./selectors";
import { forgetSent, keepSent, settleSent } from "./sentPurchase";
import {
  addProducts,
  askForQuotes,
  basketChangeFailed,
  basketLoadFailed,
  basketLoading,
  basketMissing,
  changeEnded,
  changeTakesLong,
  DIALOG_CHANGES,
  enterChannel,
  LATER_CHANGES,
  leaveCountry,
  productsNotAdded,
  reloadBasket,
} from "./slice";
import { undoSaga } from "./undo";
import { basketKey, type BasketWork, inTurn, withLongWait } from "./work";

function* loadBasket(services: Services, work: BasketWork): SagaGenerator<void> {
  yield* put(basketLoading());
  try {
    yield* work.enqueue(function* () {
      yield* loadNow(work);
      yield* leaveWithoutCodes(work);
    });
  } catch (error) {
    // No basket is stored, so nothing is lost: the first gift will try again to create one.
    const key = yield* basketKey();
    if (rememberedBasket(services.local, key, services.clock.now()) !== null) throw error;
    failureIn(services, error);
    yield* put(basketMissing());
  }
}

/** By then what a page that went away has sent is made, or will not be. */
const LOOK_AGAIN_MS = 4000;

const load = attempt(loadBasket, basketLoadFailed);

function* changeBasket(services: Services, work: BasketWork, action: Action): SagaGenerator<void> {
  const changeId = changeIdOf(action);
  let failure: Failure | null = null;
  const mark = yield* keepSent(services, action);
  try {
    const worker = (): SagaGenerator<unknown> => (askForQuotes.match(action) ? askQuotes(work) : change(work, action));
    yield* withLongWait(changeTakesLong, () => work.enqueue(changeExclusively, work, worker));
  } catch (error) {
    if (!(error instanceof Cancelled)) failure = yield* failureFor(failureOf(error));
    throw error;
  } finally {
    forgetSent(services, mark);
    yield* put(changeEnded(changeId ? { changeId, failure } : undefined));
  }
}

/**
 * Runs a change under the lock of all tabs, as each tab adds again only the lines it knows of. Afterwards stores the
 * basket's id again (it may have been cleared, and tells other tabs of the change) and the channel in use; but not if
 * another country, with a basket of its own, was entered meanwhile.
 */
export function* changeExclusively(work: BasketWork, worker: () => SagaGenerator<unknown>): SagaGenerator<void> {
  yield* aloneInAllTabs(work, () => changeAndRemember(work, worker));
}

function* changeAndRemember({ services }: BasketWork, worker: () => SagaGenerator<unknown>): SagaGenerator<void> {
  const before = yield* select(selectMarket);
  yield* worker();
  const basket = yield* select(selectBasket);
  const key = yield* basketKey();
  if (!basket || key.countryCode !== before.countryCode) return;
  rememberBasket(services.local, key, { basketId: basket.id, isInUse: isInUse(basket) }, services.clock.now());
  rememberUsedChannel(services.local, key.salesChannelId);
}

/** On another country its basket is loaded; on another currency the current one is switched. */
function* watchMarket(services: Services, work: BasketWork) {
  let country: string | null = null;
  yield* takeEvery(marketEntered, function* () {
    // Several markets may have been entered before the sagas started: the last one counts.
    const market = yield* select(selectMarket);
    if (market.countryCode !== country) {
      const isOther = country !== null;
      country = market.countryCode;
      // Whatever is in the queue was meant for the country that is left: it is cancelled.
      if (isOther) yield* put(countryLeft());
      yield* followCountry(work);
      yield* call(load, services, work);
    } else {
      yield* call(guarded(inTurn(followCurrency)), services, work);
    }
  });
}

function* goToChannel(services: Services, work: BasketWork, { payload }: ReturnType<typeof enterChannel>) {
  const isOnFrontPage = () => restOf(services.currentPath()) === "";
  const wasThere = isOnFrontPage();
  yield* work.enqueue(function* () {
    // Who has gone to the shop's own front page meanwhile has left the portal again.
    if (isPortalId(payload) && !wasThere && isOnFrontPage()) return;
    yield* chooseChannel(work, payload === CONSUMER_CHANNEL ? yield* shopChannel(services) : payload);
  });
  if ((yield* select(selectBasketStatus)) === "unknown") yield* call(load, services, work);
}

function* leave(services: Services, { payload: { path } }: ReturnType<typeof leaveCountry>): SagaGenerator<void> {
  const basket = yield* select(selectBasket);
  const { countryCode } = yield* select(selectMarket);
  if (basket) {
    discardBaskets(services.local, [basket.id]);
    forgetBasket(services.local, basket.id, services.clock.now(), countryCode);
  }
  yield* put(countryLeft());
  services.openAfresh(path);
}

function* healWhenOnline(services: Services, work: BasketWork) {
  if ((yield* select(selectBasketStatus)) === "failed") yield* call(load, services, work);
  yield* call(lookInDoubt, services, work);
}

function* watchOtherTabs(services: Services, work: BasketWork) {
  // A tab that was asleep hears of all changes at once. Reading the basket once for those that wait is enough.
  const changes = yield* call(() =>
    channelOf<true>(
      (tell) =>
        services.onStorageChange((key) => {
          if (key !== null && key !== LOCAL.baskets) return;
          // A change that has its turn before the stored ids are read must look at the basket first.
          work.isStale = true;
          tell(true);
        }),
      buffers.sliding(1),
    ),
  );
  yield* takeLeading(changes, attempt(inTurn(adoptStored), basketLoadFailed), services, work);
}

/** The page before went away while it changed the basket: what it sent may be made after this one has looked. */
function* lookAgain(services: Services, work: BasketWork): SagaGenerator<void> {
  const sent = services.session.read(SESSION.sentPurchase);
  if (services.local.read(LOCAL.changing) === null && sent === null) return;
  yield* delay(LOOK_AGAIN_MS);
  // As a change, so that the other tabs look again, too: then the mark is gone.
  yield* work.enqueue(changeExclusively, work, function* () {
    const basket = yield* select(selectBasket);
    if (sent !== null) work.isStale = true;
    const now = basket && (yield* trueBasket(work, basket));
    if (sent !== null) yield* settleSent(services, sent, now);
  });
}

/** The basket: loaded at start, changed one change at a time, kept up with markets and other tabs. */
export function* basketSaga(services: Services, work: BasketWork) {
  yield* call(leaveStoredPortal, work);
  yield* fork(watchMarket, services, work);
  yield* fork(watchOtherTabs, services, work);
  yield* fork(guarded(lookAgain), services, work);
  yield* takeLeading(reloadBasket, load, services, work);
  yield* takeEvery(addProducts.type, attempt(changeBasket, productsNotAdded), services, work);
  yield* takeEvery(LATER_CHANGES, attempt(changeBasket, basketChangeFailed), services, work);
  const failedThere = attempt(changeBasket, (failure) => basketChangeFailed(failure, true));
  yield* takeEvery(DIALOG_CHANGES, failedThere, services, work);
  yield* takeEvery(enterChannel, guarded(goToChannel), services, work);
  yield* takeEvery(leaveCountry, guarded(leave), services);
  yield* fork(keepForms, services);
  yield* fork(undoSaga, work);
  yield* fork(lookInDoubtSaga, services, work);
  yield* takeLeading(cameOnline, healWhenOnline, services, work);
}
