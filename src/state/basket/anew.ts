import { put, select, type SagaGenerator } from "typed-redux-saga";
import { ApiFailure } from "~/api/apiFailure";
import { type Basket } from "~/api/commerce/basket";
import { isOtherAccounts } from "~/domain/basketStart";
import { type Failure, failureOfCode, isUnknownBasket, sameCode } from "~/domain/failure";
import { restOf } from "~/domain/paths";
import { purchasePhase } from "~/domain/purchase";
import { isConfirmationRoute, isRedeemRoute } from "~/domain/routes";
import { REDEEM_CHANNEL } from "~/domain/salesChannel";
import { failureIn } from "../attempt";
import { selectMarket } from "../intl/selectors";
import { forgetBasket, rememberBasket, rememberedBasket } from "../remembered";
import { ownOrder, rememberOwnOrder } from "../rememberedOrders";
import { channelAtStart } from "../rememberedChannel";
import { createdIn, loaded, showBasket } from "./receive";
import { selectSalesChannelId } from "./selectors";
import { basketExpired, basketForgotten, basketOrdered, channelChosen, reloadBasket } from "./slice";
import { accountIdHere, basketKey, type BasketWork, departmentHere } from "./work";

/**
 * The basket that another tab stored for the channel and country, if it can be used here; else null. Throws if it
 * cannot be loaded.
 */
function* theirBasket(work: BasketWork, basketId: string, salesChannelId: number): SagaGenerator<Basket | null> {
  const theirs = yield* loaded(work, basketId);
  if ("failure" in theirs) {
    if (isUnknownBasket(theirs.failure)) return null;
    throw new ApiFailure(theirs.failure);
  }
  if (isOtherAccounts(theirs.basket, yield* accountIdHere())) return null;
  const { salesChannelId: channel, purchasePhase: phase } = theirs.basket;
  if (channel !== salesChannelId || purchasePhase(phase) !== "editable") return null;
  return (yield* showBasket(work, theirs)).basket;
}

/** A new basket, unless another tab has one for the same channel and country, or creates one meanwhile. */
export function* makeBasket(work: BasketWork): SagaGenerator<Basket> {
  const { local, clock } = work.services;
  const key = yield* basketKey();
  const before = rememberedBasket(local, key, clock.now());
  const stored = before === null ? null : yield* theirBasket(work, before, key.salesChannelId);
  if (stored) return stored;
  const { basket } = yield* createdIn(work, key.salesChannelId);
  const meanwhile = rememberedBasket(local, key, clock.now());
  if (meanwhile && meanwhile !== before) {
    const theirs = yield* theirBasket(work, meanwhile, key.salesChannelId);
    if (theirs) return theirs;
  }
  rememberBasket(local, key, { basketId: basket.id, isInUse: false }, clock.now());
  yield* showBasket(work, { basket, incomplete: false });
  return basket;
}

/** The server no longer knows the basket: it is forgotten, and the person is told. */
export function* leaveExpired(work: BasketWork, basketId: string) {
  const { countryCode } = yield* basketKey();
  forgetBasket(work.services.local, basketId, work.services.clock.now(), countryCode);
  work.uncertain = null;
  yield* put(basketExpired());
  yield* leaveSpentChannel(work);
}

/** The basket became an order: it is forgotten, and the order is linked to, unless its confirmation is being opened. */
export function* leaveOrdered(work: BasketWork, { id, publicOrderId }: Pick<Basket, "id" | "publicOrderId">) {
  const { services } = work;
  const { countryCode } = yield* basketKey();
  forgetBasket(services.local, id, services.clock.now(), countryCode);
  work.uncertain = null;
  // It was this browser's basket, so its order may be shown here; the tab that ordered it has counted the purchase.
  if (!ownOrder(services.session, publicOrderId))
    rememberOwnOrder(services.session, { publicOrderId, basketId: id, counted: true, sum: null });
  const isOnItsWay = isConfirmationRoute(restOf(services.currentPath()));
  yield* put(isOnItsWay ? basketForgotten() : basketOrdered({ publicOrderId }));
  yield* leaveSpentChannel(work);
}

/**
 * After the basket of the redeem channel is gone, the channel is left too, except on its own screens: for the channel
 * that a reload would start in (spec §4), with the basket that is stored for that.
 */
export function* leaveSpentChannel({ services }: BasketWork) {
  const rest = restOf(services.currentPath());
  if (isRedeemRoute(rest) || (yield* select(selectSalesChannelId)) !== REDEEM_CHANNEL) return;
  const { countryCode } = yield* select(selectMarket);
  const here = { rest, department: yield* departmentHere(), now: services.clock.now() };
  const wanted = channelAtStart(services.local, countryCode, here);
  if (wanted === REDEEM_CHANNEL) return;
  yield* put(channelChosen(wanted));
  yield* put(reloadBasket());
}

/** Throws AlreadyOrdered, as the server does on a change, if the basket has become an order. */
export function stopAtOrdered(basket: Basket): void {
  if (purchasePhase(basket.purchasePhase) === "bought") throw new ApiFailure(failureOfCode("AlreadyOrdered"));
}

/** Whether a failure says that the basket is gone: ordered or expired. */
export const isSpent = (failure: Failure) => isUnknownBasket(failure) || sameCode(failure.code, "AlreadyOrdered");

/** Forgets a basket that is ordered or expired; the person is told. */
export function* leaveSpent(work: BasketWork, basket: Basket, failure: Failure): SagaGenerator<void> {
  if (isUnknownBasket(failure)) yield* leaveExpired(work, basket.id);
  else yield* leaveOrdered(work, basket);
}

/** Creates a new basket after one that is gone. If that fails, the next change will try again. */
export function* startAnew(work: BasketWork) {
  try {
    yield* makeBasket(work);
  } catch (error) {
    failureIn(work.services, error);
  }
}
