import { call, put, select, type SagaGenerator, spawn } from "typed-redux-saga";
import { ApiFailure } from "~/api/apiFailure";
import { type Basket, type BasketAnswer } from "~/api/commerce/basket";
import { failureOf, failureOfCode } from "~/domain/failure";
import { isRecord } from "~/domain/isRecord";
import { linesToAdd } from "~/domain/linesToAdd";
import { cameBy, hadBy, movingMark } from "~/domain/movingMark";
import { purchasePhase } from "~/domain/purchase";
import { withDatesToSend } from "~/domain/purchaseDraft";
import { CONSUMER_CHANNEL } from "~/domain/salesChannel";
import { wereAdded } from "~/domain/sameLines";
import { LOCAL, readJson, writeJson } from "~/domain/storage";
import { guarded } from "../attempt";
import { basketIn, bringChannel, goOverWith, ownChannel } from "../basket/channel";
import { type Change, inputOf, whole } from "../basket/inputs";
import { loaded, trueBasket } from "../basket/receive";
import { movedPast } from "../basket/renamed";
import { selectBasket, selectBasketIncomplete, selectHasGiftsWithoutCodes } from "../basket/selectors";
import { redeemCode } from "../basket/slice";
import { madeNevertheless, mayBeMade, wasMade } from "../basket/wasMade";
import { basketKey, type BasketWork, rememberWays } from "../basket/work";
import { selectMarket } from "../intl/selectors";
import { datesMoved } from "../payment/slice";
import { discardBaskets, rememberUse } from "../remembered";
import { rememberNextChannel } from "../rememberedChannel";
import { type Services } from "../services";
import { redeemOnce } from "./redeem";

/**
 * Moves the gifts of the redeem channel's basket, which has no codes, to that of the shop's own channel (spec §4). The
 * old basket is given up, in all tabs, only once they are there. Throws if they are refused there, or if it is not
 * known whether they were added; then everything stays as it is. Must run alone in all tabs.
 */
export function* moveGifts(work: BasketWork): SagaGenerator<void> {
  const shown = yield* select(selectBasket);
  if (!shown || !(yield* select(selectHasGiftsWithoutCodes))) return;
  const left = yield* trueBasket(work, shown);
  // Another tab may have redeemed a code, or pay.
  if (!(yield* select(selectHasGiftsWithoutCodes))) return;
  if (purchasePhase(left.purchasePhase) !== "editable") throw new ApiFailure(failureOfCode("PaymentUnderWay"));
  // What could not be read would be lost.
  if (yield* select(selectBasketIncomplete)) throw new ApiFailure(failureOfCode("BasketIncomplete"));
  const channelId = yield* ownChannel();
  const answer = yield* withGifts(work, left, yield* basketIn(work, channelId));
  keepOffer(work, left);
  giveUp(work, left);
  yield* goOverWith(work, channelId, answer);
  yield* spawn(guarded(emptied), work.services, left.id);
}

/** By its id and for good: no late answer, and no other tab that still shows it, brings the same gifts back. */
function giveUp(work: BasketWork, left: Basket): void {
  forgetMove(work);
  discardBaskets(work.services.local, [left.id]);
}

function forgetMove(work: BasketWork): void {
  work.moved = null;
  work.services.local.remove(LOCAL.moving);
}

/** Nobody waits for it: it only gives the stock back that is kept for a basket. */
function* emptied({ commerce }: Services, id: string): SagaGenerator<void> {
  yield* call(() => commerce.updateBasket({ id, doClearProducts: true, addProducts: [] }));
}

/** The stored mark of gifts that were sent from one basket to the other, whose end is not known; null for none. */
function markOfMove({ services }: BasketWork, left: Basket, there: Basket): Record<string, unknown> | null {
  const mark = readJson(services.local, LOCAL.moving);
  return isRecord(mark) && mark.left === left.id && mark.there === there.id ? mark : null;
}

/** Remembers, from its mark, what another tab, or this one before a reload, has sent to the basket `there`. */
function recallMove(work: BasketWork, left: Basket, there: Basket): void {
  if (work.moved?.before.id === there.id) return;
  const mark = markOfMove(work, left, there);
  work.moved = mark && cameBy(mark, there);
}

/** Whether it was not known if the gifts of the basket that is left were added to that `there`, and it holds them. */
function haveCome(work: BasketWork, left: Basket, there: Basket): boolean {
  const mark = markOfMove(work, left, there);
  if (!mark) return false;
  // The same may have been there before: then those that are left are more of it.
  const before = work.moved?.before ?? hadBy(mark, there);
  const now = work.services.clock.now();
  return wereAdded(before, there, withDatesToSend(linesToAdd(left), now, left).products, now);
}

/** The basket `there` with the gifts of the one that is left. After a lost answer it is read, now and the next time. */
function* withGifts(work: BasketWork, left: Basket, answered: BasketAnswer): SagaGenerator<BasketAnswer> {
  const { commerce, clock, local } = work.services;
  const { basket: there } = answered;
  const now = clock.now();
  const { products: gifts, moved } = withDatesToSend(linesToAdd(left), now, left);
  recallMove(work, left, there);
  if (!work.moved && haveCome(work, left, there)) {
    rememberWays(work, left.deliveries);
    return answered;
  }
  const doubt = work.moved && wereAdded(work.moved.before, there, work.moved.gifts, now);
  // In the place of those that were added then: they may have been changed since.
  const change: Change =
    doubt && work.moved
      ? whole(there, [...linesToAdd(work.moved.before), ...gifts], now)
      : { added: gifts, isWhole: false, news: gifts, rest: {}, removed: [], moved };
  if (!doubt) {
    work.moved = { before: there, gifts };
    writeJson(local, LOCAL.moving, movingMark(left, there));
  }
  const paymentCurrency = (yield* select(selectMarket)).currency.toUpperCase();
  let answer;
  try {
    answer = yield* call(() => commerce.updateBasket({ ...inputOf(there.id, change), paymentCurrency }));
  } catch (error) {
    if (!doubt && !mayBeMade(failureOf(error))) forgetMove(work);
    const read = () => call(() => commerce.fetchBasket(there.id));
    answer = yield* madeNevertheless(error, read, (basket) => wasMade(there, basket, change, now));
  }
  work.previousAnswers = movedPast(work.previousAnswers, left.id, doubt && work.moved ? work.moved.before : there);
  rememberWays(work, change.isWhole ? [...left.deliveries, ...there.deliveries] : left.deliveries);
  if (moved) yield* put(datesMoved());
  return answer;
}

/** A code that was removed can still be put back: where the gifts are now or, if it does not count there, elsewhere. */
function keepOffer(work: BasketWork, left: Basket): void {
  const { undo } = work;
  const isItsOwn = undo?.basketId === left.id;
  const [redeem] = (isItsOwn && undo.change(left, work.services.clock.now())?.rest.addRedeems) || [];
  if (!undo || !redeem) return;
  const { code, pin } = redeem;
  work.undo = { ...undo, instead: () => redeemOnce(work, redeemCode({ code, ...(pin && { pin }) })) };
}

/**
 * Switches to the shop's own channel; the gifts stay in the redeem channel's basket for the next code. That basket no
 * longer counts as in use: no page is opened in it for its sake. If they turn out to have come along when nobody knew,
 * it is given up: they would be in both, and bought twice.
 */
export function* leaveGifts(work: BasketWork): SagaGenerator<void> {
  const basket = yield* select(selectBasket);
  if (!basket || !(yield* select(selectHasGiftsWithoutCodes))) return;
  const { local, clock } = work.services;
  rememberUse(local, yield* basketKey(), { basketId: basket.id, isInUse: false }, clock.now());
  rememberNextChannel(local, CONSUMER_CHANNEL);
  yield* bringChannel(work, yield* ownChannel());
  const there = yield* select(selectBasket);
  if (!there) return;
  recallMove(work, basket, there);
  // What is added there later must neither pass for them nor be replaced by them.
  if (!haveCome(work, basket, there)) return forgetMove(work);
  const left = yield* loaded(work, basket.id);
  // Another tab may have redeemed a code for them.
  if ("failure" in left || left.basket.vouchers.length > 0) return;
  giveUp(work, basket);
  yield* spawn(guarded(emptied), work.services, basket.id);
}
