import { call, put, select, type SagaGenerator, takeEvery, takeLatest } from "typed-redux-saga";
import { type Basket } from "~/api/commerce/basket";
import { calendarFile } from "~/domain/calendarFile";
import { BUSINESS_CHANNEL, CONSUMER_CHANNEL, isPortalId } from "~/domain/salesChannel";
import { pathOf } from "~/domain/paths";
import { LOCAL } from "~/domain/storage";
import { secondsLeft } from "~/domain/wait";
import { attempt, failureIn, guarded } from "../attempt";
import { bringChannel, followRedeemRoute, ownChannel, shopChannel } from "../basket/channel";
import { change } from "../basket/change";
import { trueBasket } from "../basket/receive";
import { changeExclusively } from "../basket/saga";
import { selectBasket, selectSalesChannelId, selectVouchers } from "../basket/selectors";
import {
  basketChangeFailed,
  basketLoadFailed,
  changeEnded,
  changeTakesLong,
  goToShop,
  redeemCode,
  removeVoucher,
} from "../basket/slice";
import { type BasketWork, inTurn, withLongWait } from "../basket/work";
import { countDown } from "../countDown";
import { selectMarket } from "../intl/selectors";
import { rememberNextChannel } from "../rememberedChannel";
import { type RootState } from "../rootReducer";
import { Cancelled } from "../queue";
import { type Services } from "../services";
import { leaveGifts, moveGifts } from "./moveGifts";
import { createRedeem } from "./redeem";
import {
  codeRefused,
  followRoute,
  giftsLeftInPortal,
  giftsStayed,
  hideOverviewNotice,
  lastVoucherRemoved,
  saveToCalendar,
  secretSeen,
  waitCounted,
} from "./slice";

/** The change lasts until the gifts, if they go along, are in the other basket. */
function* remove(services: Services, work: BasketWork, action: ReturnType<typeof removeVoucher>): SagaGenerator<void> {
  try {
    yield* withLongWait(changeTakesLong, () => takeOff(services, work, action));
  } finally {
    yield* put(changeEnded());
  }
}

function* takeOff(services: Services, work: BasketWork, action: ReturnType<typeof removeVoucher>): SagaGenerator<void> {
  const voucher = (yield* select(selectVouchers))?.find(({ id }) => id === action.payload);
  const from = pathOf(services.currentPath());
  let isMade = false;
  const worker = function* () {
    isMade = yield* change(work, action);
  };
  yield* work.enqueue(changeExclusively, work, worker);
  const basket = yield* select(selectBasket);
  if (!isMade || !voucher || !basket || basket.vouchers.some(({ id }) => id === voucher.id)) return;
  // The department's terms no longer apply: the basket is read again.
  if (voucher.boughtByB2bDepartment) yield* readAgain(work, basket);
  const isBusiness = (yield* select(selectSalesChannelId)) === BUSINESS_CHANNEL;
  if (basket.vouchers.length === 0 && !isBusiness) yield* leaveRedeeming(services, work, basket, from);
}

/** Reads the basket again; if that fails, the next change does. */
function* readAgain(work: BasketWork, basket: Basket): SagaGenerator<void> {
  work.isStale = true;
  try {
    yield* work.enqueue(trueBasket, work, basket);
  } catch (error) {
    if (error instanceof Cancelled) throw error;
    failureIn(work.services, error);
  }
}

/**
 * After the last voucher was removed: to the front page, in the consumer channel, or the business one for whoever shops
 * for an account (spec §4); gifts in the redeem channel's basket go along. Who has gone elsewhere since (`from` is
 * where it was removed) is not led away from there.
 */
function* leaveRedeeming(
  services: Services,
  work: BasketWork,
  { itemsCount }: Basket,
  from: string,
): SagaGenerator<void> {
  yield* put(lastVoucherRemoved());
  if (pathOf(services.currentPath()) === from) services.navigate(services.frontPath(yield* select(selectMarket)));
  const isInPortal = isPortalId(yield* select(selectSalesChannelId));
  if (itemsCount > 0 && !isInPortal) {
    yield* call(move, services, work);
    return;
  }
  if (itemsCount > 0) yield* put(giftsLeftInPortal());
  rememberNextChannel(services.local, CONSUMER_CHANNEL);
  const wanted = isInPortal ? yield* shopChannel(services) : yield* ownChannel();
  yield* call(attempt(inTurn(bringChannel), basketLoadFailed), services, work, wanted);
}

function* moveInTurn(services: Services, work: BasketWork): SagaGenerator<void> {
  // A page that is left between the two baskets would not know whether the gifts are in both.
  const stopAsking = services.askBeforeLeaving();
  try {
    yield* work.enqueue(changeExclusively, work, () => moveGifts(work));
  } catch (error) {
    if (!(error instanceof Cancelled)) yield* put(giftsStayed());
    throw error;
  } finally {
    stopAsking();
  }
}

/** Moves the gifts in their turn. If they stay, the basket itself says why. */
const move = attempt(moveInTurn, (failure) => basketChangeFailed(failure, true));

/** To the shop's own channel, as the person asks: with the gifts, or leaving them in the redeem channel's basket. */
function* goOver(services: Services, work: BasketWork, action: ReturnType<typeof goToShop>): SagaGenerator<void> {
  try {
    if (action.payload.withGifts) yield* call(move, services, work);
    else yield* call(attempt(inTurn(leaveGifts), basketLoadFailed), services, work);
  } finally {
    yield* put(changeEnded());
  }
}

/** Switches, in the queue, to the channel of the route on screen. */
function* follow(
  _services: Services,
  work: BasketWork,
  { payload: named }: ReturnType<typeof followRoute>,
): SagaGenerator<void> {
  yield* work.enqueue(followRedeemRoute, work, named ?? null);
}

/** Counts down the wait by the monotonic clock. */
function* countWait({ clock }: Services): SagaGenerator<void> {
  const { waitUntil } = yield* select((state: RootState) => state.vouchers);
  yield* countDown(() => secondsLeft(waitUntil, clock.elapsed()), waitCounted);
}

function* hide({ local }: Services): SagaGenerator<void> {
  local.write(LOCAL.hideOverviewNotice, "true");
}

function* register({ registerSecret }: Services, { payload }: ReturnType<typeof secretSeen>): SagaGenerator<void> {
  registerSecret(payload);
}

function* saveDay(
  { clock, saveFile }: Services,
  { payload: { name, day } }: ReturnType<typeof saveToCalendar>,
): SagaGenerator<void> {
  const text = calendarFile(day, clock.now());
  if (text !== null) saveFile(name, "text/calendar", text);
}

/** Vouchers: redeemed and removed, and the wait after wrong codes. */
export function* vouchersSaga(services: Services, work: BasketWork) {
  yield* takeEvery(redeemCode.type, guarded(createRedeem(work)), services);
  yield* takeEvery(removeVoucher.type, attempt(remove, basketChangeFailed), services, work);
  yield* takeEvery(goToShop, guarded(goOver), services, work);
  yield* takeEvery(followRoute, attempt(follow, basketLoadFailed), services, work);
  yield* takeLatest(codeRefused, guarded(countWait), services);
  yield* takeEvery(hideOverviewNotice, guarded(hide), services);
  yield* takeEvery(secretSeen, guarded(register), services);
  yield* takeEvery(saveToCalendar, guarded(saveDay), services);
  if (services.local.read(LOCAL.hideOverviewNotice) === "true") yield* put(hideOverviewNotice());
}
