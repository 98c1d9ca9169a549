import { cancelled, put, select, type SagaGenerator } from "typed-redux-saga";
import { ApiFailure } from "~/api/apiFailure";
import { type Basket, type BasketAnswer } from "~/api/commerce/basket";
import { isInUse } from "~/domain/basketStart";
import { discardedBaskets, forgetBasketOf, rememberBasket, rememberedBasket, rememberUse } from "../remembered";
import { rememberUsedIfNone } from "../rememberedChannel";
import { leaveExpired, leaveOrdered, makeBasket } from "./anew";
import { inCurrency } from "./currency";
import { settleDoubt } from "./doubt";
import { judged, showBasket } from "./receive";
import { selectBasket } from "./selectors";
import { basketForgotten } from "./slice";
import { basketKey, type BasketWork, keyIn } from "./work";

/**
 * The start-up rule of the basket (spec §4): the one stored for the channel and country, else a new one. Throws if the
 * load fails without saying anything about the basket itself; then its id stays stored.
 */
export function* bringBasket(work: BasketWork): SagaGenerator<Basket> {
  const { services } = work;
  const key = yield* basketKey();
  const stored = (yield* shownOrLeft(work))?.id ?? rememberedBasket(services.local, key, services.clock.now());
  if (stored === null) return yield* makeBasket(work);

  const { answer, step } = yield* judged(work, key, stored);
  switch (step.do) {
    case "keep":
      throw new ApiFailure(step.failure);
    case "create":
      if (step.because === "expired") yield* leaveExpired(work, stored);
      if ("basket" in answer && step.because === "bought") yield* leaveOrdered(work, answer.basket);
      if ("basket" in answer && step.because === "otherChannel") {
        const its = yield* keyIn(answer.basket.salesChannelId);
        rememberBasket(services.local, its, { basketId: stored }, services.clock.now());
      }
      // Leaving the basket has also left the redeem channel: start over with the new channel's basket.
      if ((yield* basketKey()).salesChannelId !== key.salesChannelId) return yield* bringBasket(work);
      if (step.because === "otherAccount") forgetBasketOf(services.local, key, services.clock.now());
      return yield* makeBasket(work);
    default: {
      const { basket } = yield* showBasket(work, answer as BasketAnswer);
      yield* settleDoubt(work, basket);
      rememberUse(services.local, key, { basketId: basket.id, isInUse: isInUse(basket) }, services.clock.now());
      if (isInUse(basket)) rememberUsedIfNone(services.local, key.salesChannelId);
      return step.do === "switchCurrency" ? yield* inCurrency(work, basket, step.paymentCurrency) : basket;
    }
  }
}

/** For this long the result of a load, good or bad, is not asked for again. */
const JUST_NOW_MS = 10_000;

/** Loads the basket at the start of a page, and when the person asks for it. */
export function* loadNow(work: BasketWork): SagaGenerator<void> {
  try {
    yield* bringBasket(work);
  } finally {
    if (!(yield* cancelled())) work.broughtAt = work.services.clock.elapsed();
  }
}

/** The basket from a `loadNow` a moment ago (null if that failed); if there was none, it is loaded. */
export function* loadedJustNow(work: BasketWork): SagaGenerator<Basket | null> {
  const isNew = work.services.clock.elapsed() - work.broughtAt < JUST_NOW_MS;
  return isNew ? yield* shownOrLeft(work) : yield* bringBasket(work);
}

/** The basket on screen; if it was discarded in another tab, it is forgotten here too, and null. */
export function* shownOrLeft({ services }: BasketWork): SagaGenerator<Basket | null> {
  const basket = yield* select(selectBasket);
  if (!basket || !discardedBaskets(services.local).includes(basket.id)) return basket;
  yield* put(basketForgotten());
  return null;
}

/** The basket to change: the one on screen, else it is loaded or created. */
export function* basketAtHand(work: BasketWork): SagaGenerator<Basket> {
  return (yield* shownOrLeft(work)) ?? (yield* bringBasket(work));
}
