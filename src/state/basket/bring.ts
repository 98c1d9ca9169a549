import { call, put, select, type SagaGenerator } from "typed-redux-saga";
import { ApiFailure } from "~/api/apiFailure";
import { type Basket, type BasketAnswer } from "~/api/commerce/basket";
import { channelOfAddress, firstStep, isOtherAccounts, nextStep } from "~/domain/basketStart";
import { isUnknownBasket } from "~/domain/failure";
import { restOf } from "~/domain/paths";
import { purchasePhase } from "~/domain/purchase";
import { isConfirmationRoute, isRedeemRoute } from "~/domain/routes";
import { REDEEM_CHANNEL } from "~/domain/salesChannel";
import { selectMarket } from "../intl/selectors";
import {
  discardedBaskets,
  forgetBasket,
  forgetBasketOf,
  ownOrders,
  rememberBasket,
  rememberedBasket,
  rememberedChannel,
  rememberOwnOrder,
} from "../remembered";
import { inCurrency } from "./currency";
import { selectBasket, selectSalesChannelId } from "./selectors";
import { basketExpired, basketForgotten, basketMissing, basketOrdered, channelChosen, reloadBasket } from "./slice";
import { accountIdHere, basketKey, type BasketWork, departmentHere, keyIn, loaded, receiveBasket } from "./work";

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

/**
 * What another tab stored for the channel and country, if it can be filled here; a load that fails says nothing of it.
 */
function* theirBasket(work: BasketWork, basketId: string, salesChannelId: number): SagaGenerator<Basket | null> {
  const theirs = yield* loaded(work, basketId);
  if ("failure" in theirs) {
    if (isUnknownBasket(theirs.failure)) return null;
    throw new ApiFailure(theirs.failure);
  }
  if (isOtherAccounts(theirs.basket, yield* accountIdHere())) return null;
  const { salesChannelId: channel, purchasePhase: phase } = theirs.basket;
  if (Number(channel) !== salesChannelId || purchasePhase(phase) !== "editable") return null;
  return (yield* receiveBasket(work, () => Promise.resolve(theirs))).basket;
}

/** A new basket, unless another tab has one for the same channel and country, or makes it in the meantime. */
export function* makeBasket(work: BasketWork): SagaGenerator<Basket> {
  const { commerce, local, clock } = work.services;
  const key = yield* basketKey();
  const { currency, countryCode } = yield* select(selectMarket);
  const before = rememberedBasket(local, key, clock.now());
  const stored = before === null ? null : yield* theirBasket(work, before, key.salesChannelId);
  if (stored) return stored;
  const { basket } = yield* call(() =>
    commerce.createBasket({
      salesChannelId: key.salesChannelId,
      paymentCurrency: currency.toUpperCase(),
      countryCode: countryCode.toUpperCase(),
    }),
  );
  const meanwhile = rememberedBasket(local, key, clock.now());
  if (meanwhile && meanwhile !== before) {
    const theirs = yield* theirBasket(work, meanwhile, key.salesChannelId);
    if (theirs) return theirs;
  }
  rememberBasket(local, key, basket.id, clock.now());
  yield* receiveBasket(work, () => Promise.resolve({ basket, incomplete: false }));
  return basket;
}

/** The server knows the basket no more: it is forgotten, and the person is told. */
export function* leaveExpired(work: BasketWork, basketId: string) {
  const { countryCode } = yield* basketKey();
  forgetBasket(work.services.local, basketId, work.services.clock.now(), countryCode);
  work.uncertain = null;
  yield* put(basketExpired());
  yield* leaveSpentChannel(work);
}

/**
 * The basket became an order: it is left behind, with a link to the order unless that is where the browser comes to.
 */
export function* leaveOrdered(work: BasketWork, { id, publicOrderId }: Pick<Basket, "id" | "publicOrderId">) {
  const { services } = work;
  const { countryCode } = yield* basketKey();
  forgetBasket(services.local, id, services.clock.now(), countryCode);
  work.uncertain = null;
  // It was this browser's own basket, so its order may be seen here; who ordered it has counted it.
  const isKnown = ownOrders(services.session).some((own) => own.publicOrderId === publicOrderId);
  if (!isKnown) rememberOwnOrder(services.session, { publicOrderId, basketId: id, counted: true, sum: null });
  const isOnItsWay = isConfirmationRoute(restOf(services.currentPath()));
  yield* put(isOnItsWay ? basketForgotten() : basketOrdered({ publicOrderId }));
  yield* leaveSpentChannel(work);
}

/**
 * With the basket of its codes the redeem channel is left too, but on its own screens: the shop is in the channel that
 * a reload would be in (spec §4), with the basket that is stored for it.
 */
export function* leaveSpentChannel({ services }: BasketWork) {
  const rest = restOf(services.currentPath());
  if (isRedeemRoute(rest) || (yield* select(selectSalesChannelId)) !== REDEEM_CHANNEL) return;
  const wanted = channelOfAddress(rest, rememberedChannel(services.local), yield* departmentHere());
  if (wanted === REDEEM_CHANNEL) return;
  yield* put(channelChosen(wanted));
  yield* put(reloadBasket());
}

/** A new basket after one that was left; not being able to make it is no failure of what the person asked for. */
export function* startAnew(work: BasketWork) {
  try {
    yield* makeBasket(work);
  } catch {
    yield* put(basketMissing());
  }
}
