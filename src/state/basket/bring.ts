import { cancelled, put, select, type SagaGenerator } from "typed-redux-saga";
import { ApiFailure } from "~/api/apiFailure";
import { type Basket, type BasketAnswer } from "~/api/commerce/basket";
import { firstStep, nextStep } from "~/domain/basketStart";
import { selectMarket } from "../intl/selectors";
import { discardedBaskets, forgetBasketOf, rememberBasket, rememberedBasket } from "../remembered";
import { leaveExpired, leaveOrdered, makeBasket } from "./anew";
import { inCurrency } from "./currency";
import { selectBasket } from "./selectors";
import { basketForgotten } from "./slice";
import { accountIdHere, basketKey, type BasketWork, keyIn, loaded, receiveBasket } from "./work";

/**
 * The start-up rule of the basket (spec §4): the one stored for the channel and country, else a new one. Throws the
 * failure of a load that says nothing about the basket itself; then its id stays stored.
 */
export function* bringBasket(work: BasketWork): SagaGenerator<Basket> {
  const { services } = work;
  const key = yield* basketKey();
  const { currency } = yield* select(selectMarket);
  const first = firstStep(
    (yield* shownOrLeft(work))?.id ?? rememberedBasket(services.local, key, services.clock.now()),
  );
  if (first.do !== "load") return yield* makeBasket(work);

  const answer = yield* loaded(work, first.basketId);
  const asked = "failure" in answer ? answer : { basket: answer.basket };
  const accountId = yield* accountIdHere();
  const step = nextStep(asked, { salesChannelId: key.salesChannelId, currency, accountId });
  switch (step.do) {
    case "keep":
      throw new ApiFailure(step.failure);
    case "create":
      if (step.because === "expired") yield* leaveExpired(work, first.basketId);
      if ("basket" in answer && step.because === "bought") yield* leaveOrdered(work, answer.basket);
      if ("basket" in answer && step.because === "otherChannel") {
        const its = yield* keyIn(answer.basket.salesChannelId);
        rememberBasket(services.local, its, first.basketId, services.clock.now());
      }
      // With the basket of its codes the redeem channel was left: the next one's is brought as at the start.
      if ((yield* basketKey()).salesChannelId !== key.salesChannelId) return yield* bringBasket(work);
      if (step.because === "otherAccount") forgetBasketOf(services.local, key, services.clock.now());
      return yield* makeBasket(work);
    default: {
      const { basket } = yield* receiveBasket(work, () => Promise.resolve(answer as BasketAnswer));
      // Whatever was in doubt is on screen now: what is asked for from here on is meant.
      work.uncertain = null;
      return step.do === "switchCurrency" ? yield* inCurrency(work, basket, step.paymentCurrency) : basket;
    }
  }
}

/** So long the result of a load, good or bad, stands for whoever asks for the same. */
const JUST_NOW_MS = 10_000;

/** The load at the start of a page, and when the person asks for it. */
export function* loadNow(work: BasketWork): SagaGenerator<void> {
  try {
    yield* bringBasket(work);
  } finally {
    if (!(yield* cancelled())) work.broughtAt = work.services.clock.elapsed();
  }
}

/** The basket that such a load has brought just now, null where it could not; else it is brought. */
export function* loadedJustNow(work: BasketWork): SagaGenerator<Basket | null> {
  const isNew = work.services.clock.elapsed() - work.broughtAt < JUST_NOW_MS;
  return isNew ? yield* shownOrLeft(work) : yield* bringBasket(work);
}

/** The basket on screen; where it was left on purpose in another tab, it is left here as well. */
export function* shownOrLeft({ services }: BasketWork): SagaGenerator<Basket | null> {
  const basket = yield* select(selectBasket);
  if (!basket || !discardedBaskets(services.local).includes(basket.id)) return basket;
  yield* put(basketForgotten());
  return null;
}

/** The basket to change: the one on screen where it can be trusted, else brought. */
export function* basketAtHand(work: BasketWork): SagaGenerator<Basket> {
  return (yield* shownOrLeft(work)) ?? (yield* bringBasket(work));
}
