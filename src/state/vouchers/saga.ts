import { call, put, select, type SagaGenerator, takeEvery, takeLatest } from "typed-redux-saga";
import { BUSINESS_CHANNEL } from "~/domain/salesChannel";
import { LOCAL } from "~/domain/storage";
import { secondsLeft } from "~/domain/wait";
import { attempt, guarded } from "../attempt";
import { bringChannel, followRedeemRoute, ownChannel } from "../basket/channel";
import { change } from "../basket/change";
import { changeExclusively } from "../basket/saga";
import { selectBasket, selectSalesChannelId, selectVouchers } from "../basket/selectors";
import {
  basketChangeFailed,
  basketLoadFailed,
  changeEnded,
  changeTakesLong,
  redeemCode,
  removeVoucher,
} from "../basket/slice";
import { type BasketWork, receiveBasket, withLongWait } from "../basket/work";
import { countDown } from "../countDown";
import { selectMarket } from "../intl/selectors";
import { forgetChannel } from "../remembered";
import { type RootState } from "../rootReducer";
import { type Services } from "../services";
import { createRedeem } from "./redeem";
import {
  codeRefused,
  followRoute,
  hideOverviewNotice,
  lastVoucherRemoved,
  saveToCalendar,
  secretSeen,
  waitCounted,
} from "./slice";

function* remove(services: Services, work: BasketWork, action: ReturnType<typeof removeVoucher>): SagaGenerator<void> {
  const voucher = (yield* select(selectVouchers))?.find(({ id }) => id === action.payload);
  let isMade = false;
  const worker = function* () {
    isMade = yield* change(work, action);
  };
  try {
    yield* withLongWait(changeTakesLong, () => work.enqueue(changeExclusively, work, worker));
  } finally {
    yield* put(changeEnded());
  }
  const basket = yield* select(selectBasket);
  if (!isMade || !voucher || !basket || basket.vouchers.some(({ id }) => id === voucher.id)) return;
  if (voucher.boughtByB2bDepartment) {
    // A department's terms went with its voucher.
    yield* work.enqueue(receiveBasket, work, () => services.commerce.fetchBasket(basket.id));
  }
  const isBusiness = (yield* select(selectSalesChannelId)) === BUSINESS_CHANNEL;
  if (basket.vouchers.length === 0 && !isBusiness) yield* leaveRedeeming(services, work);
}

/**
 * Nothing to redeem any more: the consumer's channel again, or the business's for whoever shops for an account, and the
 * front of the shop (spec §4).
 */
function* leaveRedeeming(services: Services, work: BasketWork): SagaGenerator<void> {
  forgetChannel(services.local);
  yield* put(lastVoucherRemoved());
  services.navigate(services.frontPath(yield* select(selectMarket)));
  yield* call(attempt(enterInTurn, basketLoadFailed), services, work, yield* ownChannel());
}

function* enterInTurn(_services: Services, work: BasketWork, salesChannelId: number): SagaGenerator<void> {
  yield* work.enqueue(bringChannel, work, salesChannelId);
}

/** The channel of the route that is on screen now, once its turn comes. */
function* follow(
  _services: Services,
  work: BasketWork,
  { payload: named }: ReturnType<typeof followRoute>,
): SagaGenerator<void> {
  yield* work.enqueue(followRedeemRoute, work, named ?? null);
}

/** Counts a wait down as time passes, whatever happens to the clock; a tab that slept comes back to what is left. */
function* countWait({ clock }: Services): SagaGenerator<void> {
  const { waitUntil } = yield* select((state: RootState) => state.vouchers);
  yield* countDown(() => secondsLeft(waitUntil, clock.elapsed()), waitCounted);
}

function* hide({ local }: Services): SagaGenerator<void> {
  local.write(LOCAL.hideOverviewNotice, "true");
}

/** Codes: redeemed, removed, and what is remembered about them, which is never a code. */
export function* vouchersSaga(services: Services, work: BasketWork) {
  yield* takeEvery(redeemCode.type, guarded(createRedeem(work)), services);
  yield* takeEvery(removeVoucher.type, attempt(remove, basketChangeFailed), services, work);
  yield* takeEvery(followRoute, attempt(follow, basketLoadFailed), services, work);
  yield* takeLatest(codeRefused, guarded(countWait), services);
  yield* takeEvery(hideOverviewNotice, guarded(hide), services);
  yield* takeEvery(secretSeen, ({ payload }) => services.registerSecret(payload));
  yield* takeEvery(saveToCalendar, ({ payload: { name, text } }) => services.saveFile(name, "text/calendar", text));
  if (services.local.read(LOCAL.hideOverviewNotice) === "true") yield* put(hideOverviewNotice());
}
