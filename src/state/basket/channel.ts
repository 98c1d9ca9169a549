import { put, type SagaGenerator, select } from "typed-redux-saga";
import { ApiFailure } from "~/api/apiFailure";
import { type BasketAnswer } from "~/api/commerce/basket";
import { isInUse } from "~/domain/basketStart";
import { failureOf, failureOfCode } from "~/domain/failure";
import { restOf } from "~/domain/paths";
import { purchasePhase } from "~/domain/purchase";
import { isRedeemRoute } from "~/domain/routes";
import { BUSINESS_CHANNEL, CONSUMER_CHANNEL, isPortalId, REDEEM_CHANNEL } from "~/domain/salesChannel";
import { startChannel } from "~/domain/startChannel";
import { selectMarket } from "../intl/selectors";
import { rememberBasket, rememberedBasket, rememberedChannel } from "../remembered";
import { rememberedChannelIn, rememberNextChannel, tabsChannel } from "../rememberedChannel";
import { type Services } from "../services";
import { bringBasket } from "./bring";
import { followCurrency } from "./currency";
import { createdIn, judged, showBasket } from "./receive";
import { selectBasket, selectBasketStatus, selectSalesChannelId } from "./selectors";
import { basketLoadFailed, basketLoading, channelChosen } from "./slice";
import { type BasketWork, departmentHere, keyIn } from "./work";

/** The shop's own channel for this person: business for whoever shops for an account, else consumer. */
export function* ownChannel(): SagaGenerator<number> {
  return (yield* departmentHere()) === null ? CONSUMER_CHANNEL : BUSINESS_CHANNEL;
}

/**
 * Switches to a channel (CONSUMER_CHANNEL meaning the shop's own): pages are opened in it from now on, with its basket.
 * The basket that is left stays stored for its channel. Must run in the queue, so that earlier changes still go into
 * the basket they were meant for.
 */
export function* chooseChannel({ services }: BasketWork, wanted: number): SagaGenerator<void> {
  const salesChannelId = wanted === CONSUMER_CHANNEL ? yield* ownChannel() : wanted;
  rememberNextChannel(services.local, salesChannelId);
  if ((yield* select(selectSalesChannelId)) !== salesChannelId) yield* put(channelChosen(salesChannelId));
}

/**
 * The shop's channel to go to from another one: business for whoever shops for an account, else the one whose basket
 * was in use here, else consumer.
 */
export function* shopChannel({ local, clock }: Services): SagaGenerator<number> {
  const own = yield* ownChannel();
  if (own !== CONSUMER_CHANNEL) return own;
  const { countryCode } = yield* select(selectMarket);
  const used = rememberedChannelIn(local, countryCode, clock.now(), null);
  return used === null || used === (yield* select(selectSalesChannelId)) ? own : used;
}

/** A visit that starts at the shop's own front page leaves the portal of an earlier visit. */
export function* leaveStoredPortal({ services }: BasketWork): SagaGenerator<void> {
  const stored = rememberedChannel(services.local);
  if (stored !== null && isPortalId(stored)) rememberNextChannel(services.local, yield* select(selectSalesChannelId));
}

/**
 * Switches to the redeem channel on its screens and away from it elsewhere, unless a basket is in use in another
 * channel (spec §4). A channel named in the address comes before all others.
 */
export function* followRedeemRoute(work: BasketWork, namedChannelId: number | null): SagaGenerator<void> {
  const { services } = work;
  const basket = yield* select(selectBasket);
  const stored = yield* storedChannel(services);
  const isSpare = basket?.salesChannelId === CONSUMER_CHANNEL && !isInUse(basket);
  const wanted = startChannel({
    isRedeemRoute: isOnRedeemRoute(services),
    hasVouchers: (basket?.vouchers.length ?? 0) > 0,
    namedChannelId,
    storedChannelId: isSpare && stored === CONSUMER_CHANNEL ? null : stored,
    department: yield* departmentHere(),
  });
  yield* bringChannel(work, wanted);
  yield* leaveWithoutCodes(work);
}

const isOnRedeemRoute = ({ currentPath }: Services) => isRedeemRoute(restOf(currentPath()));

/** The channel to come back to here, by that of this tab's basket in use, else by the one that was stored last. */
function* storedChannel({ local, session, clock }: Services): SagaGenerator<number | null> {
  const { countryCode } = yield* select(selectMarket);
  return rememberedChannelIn(local, countryCode, clock.now(), tabsChannel(session) ?? undefined);
}

/**
 * On entering a country: switches to the channel that a page opened there would start in. A chosen account does not
 * count where companies cannot have one, and codes stay in the country of their basket. A portal is kept.
 */
export function* followCountry({ services }: BasketWork): SagaGenerator<void> {
  if (isPortalId(yield* select(selectSalesChannelId))) return;
  const { countryCode } = yield* select(selectMarket);
  const stored = yield* storedChannel(services);
  const isPortals = stored !== null && isPortalId(stored);
  const wanted = startChannel({
    isRedeemRoute: isOnRedeemRoute(services),
    hasVouchers: false,
    storedChannelId: isPortals ? rememberedChannelIn(services.local, countryCode, services.clock.now(), null) : stored,
    department: yield* departmentHere(),
  });
  yield* put(channelChosen(wanted));
}

/**
 * Leaves the redeem channel for the shop's own once it has no codes, except on its own screens (spec §4). A basket with
 * gifts in it keeps it: elsewhere they would be out of sight.
 */
export function* leaveWithoutCodes(work: BasketWork): SagaGenerator<void> {
  const { services } = work;
  const basket = yield* select(selectBasket);
  const isRedeeming = (yield* select(selectSalesChannelId)) === REDEEM_CHANNEL;
  // "empty": it was given up, in another tab.
  const isSpare = basket ? !isInUse(basket) : (yield* select(selectBasketStatus)) === "empty";
  if (!isRedeeming || !isSpare || isOnRedeemRoute(services)) return;
  yield* bringChannel(work, yield* ownChannel());
}

/**
 * Shows another channel with its basket; it is not remembered before it is used. Throws if the basket cannot be loaded,
 * after telling the store so.
 */
export function* bringChannel(work: BasketWork, salesChannelId: number): SagaGenerator<void> {
  if ((yield* select(selectSalesChannelId)) === salesChannelId) return;
  yield* put(channelChosen(salesChannelId));
  yield* put(basketLoading());
  try {
    yield* bringBasket(work);
  } catch (error) {
    yield* put(basketLoadFailed(failureOf(error)));
    throw error;
  }
}

/** Switches to a channel with a basket that was loaded beforehand, and uses that from now on. */
export function* goOverWith(work: BasketWork, salesChannelId: number, answer: BasketAnswer): SagaGenerator<void> {
  const { local, clock } = work.services;
  const seen = { basketId: answer.basket.id, isInUse: isInUse(answer.basket) };
  rememberBasket(local, yield* keyIn(salesChannelId), seen, clock.now());
  yield* chooseChannel(work, salesChannelId);
  yield* showBasket(work, answer);
  yield* followCurrency(work);
}

/** The basket stored for a channel; a new one if there is none or it is gone. Throws while it is being paid. */
export function* basketIn(work: BasketWork, salesChannelId: number): SagaGenerator<BasketAnswer> {
  const { local, clock } = work.services;
  const key = yield* keyIn(salesChannelId);
  const stored = rememberedBasket(local, key, clock.now());
  if (stored !== null) {
    const { answer, step } = yield* judged(work, key, stored);
    if (step.do === "keep") throw new ApiFailure(step.failure);
    if (step.do !== "create" && "basket" in answer) {
      if (purchasePhase(answer.basket.purchasePhase) !== "paying") return answer;
      throw new ApiFailure(failureOfCode("PaymentUnderWayThere"));
    }
  }
  return yield* createdIn(work, salesChannelId);
}
