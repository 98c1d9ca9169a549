import { put, type SagaGenerator, select } from "typed-redux-saga";
import { ApiFailure } from "~/api/apiFailure";
import { type BasketAnswer } from "~/api/commerce/basket";
import { firstStep, nextStep, startChannel } from "~/domain/basketStart";
import { failureOf, failureOfCode } from "~/domain/failure";
import { pastMarket, pathOf } from "~/domain/paths";
import { purchasePhase } from "~/domain/purchase";
import { isRedeemRoute } from "~/domain/routes";
import { BUSINESS_CHANNEL, CONSUMER_CHANNEL, isPortalId, REDEEM_CHANNEL } from "~/domain/salesChannel";
import { type BasketKey } from "~/domain/storedBaskets";
import { selectMarket } from "../intl/selectors";
import {
  rememberBasket,
  rememberedBasket,
  rememberedChannel,
  rememberedChannelIn,
  rememberNextChannel,
} from "../remembered";
import { type Services } from "../services";
import { bringBasket } from "./bring";
import { followCurrency } from "./currency";
import { selectBasket, selectSalesChannelId, selectVouchers } from "./selectors";
import { basketLoadFailed, basketLoading, channelChosen } from "./slice";
import { accountIdHere, type BasketWork, createdIn, departmentHere, loaded, receiveBasket } from "./work";

/** The shop's own channel for this person: the business's for whoever shops for an account, else the consumer's. */
export function* ownChannel(): SagaGenerator<number> {
  return (yield* departmentHere()) === null ? CONSUMER_CHANNEL : BUSINESS_CHANNEL;
}

/**
 * Goes over to a channel, the consumer's standing for the shop's own: pages are opened in it from now on, and the
 * basket on screen is its own. The one that is left stays stored for its channel. To be run in turn, so that what was
 * asked before still meets the basket it was meant for.
 */
export function* chooseChannel({ services }: BasketWork, wanted: number): SagaGenerator<void> {
  const salesChannelId = wanted === CONSUMER_CHANNEL ? yield* ownChannel() : wanted;
  rememberNextChannel(services.local, salesChannelId);
  if ((yield* select(selectSalesChannelId)) !== salesChannelId) yield* put(channelChosen(salesChannelId));
}

/** A visit that began at the shop's own front page has left the portal of the visit before. */
export function* leaveStoredPortal({ services }: BasketWork): SagaGenerator<void> {
  const stored = rememberedChannel(services.local);
  const now = yield* select(selectSalesChannelId);
  if (stored !== null && isPortalId(stored) && stored !== now) rememberNextChannel(services.local, now);
}

/**
 * To a redeem screen and away from it the channel goes along, as long as no basket is in use in another (spec §4); the
 * one that the address names goes before all others.
 */
export function* followRedeemRoute(work: BasketWork, namedChannelId: number | null): SagaGenerator<void> {
  const { services } = work;
  const wanted = startChannel({
    isRedeemRoute: isOnRedeemRoute(services),
    hasVouchers: ((yield* select(selectVouchers))?.length ?? 0) > 0,
    namedChannelId,
    storedChannelId: yield* storedChannel(services),
    department: yield* departmentHere(),
  });
  yield* bringChannel(work, wanted);
  yield* leaveWithoutCodes(work);
}

const isOnRedeemRoute = ({ currentPath }: Services) => isRedeemRoute(pastMarket(pathOf(currentPath())));

function* storedChannel({ local, clock }: Services): SagaGenerator<number | null> {
  return rememberedChannelIn(local, (yield* select(selectMarket)).countryCode, clock.now());
}

/**
 * A country is entered in the channel that a page opened there would be in: where companies cannot have an account the
 * choice of one rests, and codes stay in the country of their basket. A portal goes along.
 */
export function* followCountry({ services }: BasketWork): SagaGenerator<void> {
  if (isPortalId(yield* select(selectSalesChannelId))) return;
  const stored = yield* storedChannel(services);
  const wanted = startChannel({
    isRedeemRoute: isOnRedeemRoute(services),
    hasVouchers: false,
    storedChannelId: stored !== null && isPortalId(stored) ? null : stored,
    department: yield* departmentHere(),
  });
  yield* put(channelChosen(wanted));
}

/**
 * Without a code there is nothing to redeem: off its own screens the redeem channel is left for the shop's own (spec
 * §4). What was chosen with codes stays in sight as long as that channel is the one in use.
 */
export function* leaveWithoutCodes(work: BasketWork): SagaGenerator<void> {
  const { services } = work;
  const basket = yield* select(selectBasket);
  const isRedeeming = (yield* select(selectSalesChannelId)) === REDEEM_CHANNEL;
  if (!isRedeeming || !basket || basket.vouchers.length > 0 || isOnRedeemRoute(services)) return;
  if (basket.itemsCount > 0 && rememberedChannel(services.local) === REDEEM_CHANNEL) return;
  yield* bringChannel(work, yield* ownChannel());
}

/**
 * Another channel with its basket on the screen; nothing is remembered before it is used. Throws the failure when the
 * basket does not come, which is said in its place as well.
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

/** Goes over to a channel with a basket of it that was asked for beforehand, and uses that from now on. */
export function* goOverWith(work: BasketWork, salesChannelId: number, answer: BasketAnswer): SagaGenerator<void> {
  const { services } = work;
  const { countryCode } = yield* select(selectMarket);
  rememberBasket(services.local, { salesChannelId, countryCode }, answer.basket.id, services.clock.now());
  yield* chooseChannel(work, salesChannelId);
  yield* receiveBasket(work, () => Promise.resolve(answer));
  yield* followCurrency(work);
}

/**
 * The basket stored for a channel; a new one where that one is gone. While it is being paid, nothing is put into it.
 */
export function* basketIn(work: BasketWork, salesChannelId: number): SagaGenerator<BasketAnswer> {
  const { local, clock } = work.services;
  const { currency, countryCode } = yield* select(selectMarket);
  const key: BasketKey = { salesChannelId, countryCode };
  const first = firstStep(rememberedBasket(local, key, clock.now()));
  if (first.do === "load") {
    const answer = yield* loaded(work, first.basketId);
    const step = nextStep(answer, { salesChannelId, currency, accountId: yield* accountIdHere() });
    if (step.do === "keep") throw new ApiFailure(step.failure);
    if (step.do !== "create" && "basket" in answer) {
      if (purchasePhase(answer.basket.purchasePhase) !== "paying") return answer;
      throw new ApiFailure(failureOfCode("PaymentUnderWayThere"));
    }
  }
  return yield* createdIn(work, salesChannelId);
}
