import { call, put, select, type SagaGenerator } from "typed-redux-saga";
import { ApiFailure } from "~/api/apiFailure";
import { type Basket, type BasketAnswer } from "~/api/commerce/basket";
import { type RedeemInput } from "~/api/generated/commerce/answers";
import { failureOf, redeemChannelOf, sameCode } from "~/domain/failure";
import { isEndUnknown, TOO_MANY_REQUESTS, UNAUTHENTICATED } from "~/domain/failureCode";
import { refusalWith } from "~/domain/misses";
import { pathOf } from "~/domain/paths";
import { shopPath } from "~/domain/routes";
import { BUSINESS_CHANNEL, isPortalId } from "~/domain/salesChannel";
import { waitAsked } from "~/domain/wait";
import { failureIn } from "../attempt";
import { basketIn, goOverWith } from "../basket/channel";
import { change } from "../basket/change";
import { trueBasket } from "../basket/receive";
import { changeExclusively } from "../basket/saga";
import { selectBasket, selectSalesChannelId } from "../basket/selectors";
import { changeEnded, changeTakesLong, type redeemCode } from "../basket/slice";
import { keepCode } from "../basket/undo";
import { madeNevertheless } from "../basket/wasMade";
import { type BasketWork, withLongWait } from "../basket/work";
import { failureFor } from "../failureFor";
import { selectMarket } from "../intl/selectors";
import { type Services } from "../services";
import { Cancelled } from "../queue";
import { channelSwitched, codeAsked, codeRefused } from "./slice";

type Redeem = ReturnType<typeof redeemCode>;

/** The worker that redeems codes. A code that is already being redeemed is not sent twice; codes are kept only here. */
export function createRedeem(work: BasketWork) {
  const onTheirWay = new Set<string>();
  return function* redeem(services: Services, action: Redeem): SagaGenerator<void> {
    const { code, pin } = action.payload;
    services.registerSecret(code);
    if (pin) services.registerSecret(pin);
    if (onTheirWay.has(code)) {
      yield* put(changeEnded());
      return;
    }
    onTheirWay.add(code);
    const from = pathOf(services.currentPath());
    try {
      yield* put(codeAsked());
      yield* withLongWait(changeTakesLong, () => work.enqueue(changeExclusively, work, () => redeemOnce(work, action)));
    } catch (error) {
      if (!(error instanceof Cancelled)) yield* refused(services, error, pin, from);
    } finally {
      onTheirWay.delete(code);
      yield* put(changeEnded());
    }
  };
}

/** Redeems a code; if it belongs to another channel, tries once more there. */
export function* redeemOnce(work: BasketWork, action: Redeem): SagaGenerator<void> {
  try {
    yield* change(work, action);
  } catch (error) {
    if (isAddedAlready(error)) yield* lookForIt(work);
    const channelId = redeemChannelOf(failureOf(error));
    if (channelId === null || !isOpen(yield* select(selectSalesChannelId), channelId)) throw error;
    yield* redeemInChannel(work, channelId, yield* basketThere(work, channelId, error), action.payload);
  }
}

/** It may not be on screen: the server may have taken it long after the shop had given up waiting for that. */
function* lookForIt(work: BasketWork): SagaGenerator<void> {
  const basket = yield* select(selectBasket);
  if (!basket) return;
  work.isStale = true;
  try {
    yield* trueBasket(work, basket);
  } catch (error) {
    // It is looked at again by itself.
    failureIn(work.services, error);
  }
}

/** Failures that do not mean that the code cannot be used in that channel: it may work later. */
const NOT_OF_THE_CHANNEL = ["PaymentUnderWayThere", UNAUTHENTICATED, TOO_MANY_REQUESTS];

/**
 * The basket of the channel that a code belongs to. If the server creates none, because that channel does not sell in
 * this country, the code cannot be used here: throws `wrongChannel`, not the failure about the basket.
 */
function* basketThere(work: BasketWork, channelId: number, wrongChannel: unknown): SagaGenerator<BasketAnswer> {
  try {
    return yield* basketIn(work, channelId);
  } catch (error) {
    const failure = failureOf(error);
    const isToldItself = isEndUnknown(failure) || NOT_OF_THE_CHANNEL.some((code) => sameCode(code, failure.code));
    throw isToldItself ? error : wrongChannel;
  }
}

/**
 * Redeems a code in the channel it belongs to (spec §8). Nothing on screen changes before the server has accepted it
 * there, or said that it is already in that basket; if it is refused again, the person stays where they are.
 */
function* redeemInChannel(
  work: BasketWork,
  channelId: number,
  before: BasketAnswer,
  redeem: RedeemInput,
): SagaGenerator<void> {
  let after = before;
  let refusal: ApiFailure | null = null;
  try {
    after = yield* redeemed(work, before.basket, redeem);
  } catch (error) {
    if (!isAddedAlready(error)) throw error;
    refusal = new ApiFailure(failureOf(error));
  }
  yield* goOverWith(work, channelId, after);
  yield* put(channelSwitched());
  if (refusal) throw refusal;
  yield* keepCode(work, before.basket, after.basket, redeem);
}

/** The basket with the code in it. After a lost answer the basket is read; the code is never sent again. */
function* redeemed(
  { services }: BasketWork,
  { id, vouchers }: Basket,
  redeem: RedeemInput,
): SagaGenerator<BasketAnswer> {
  const paymentCurrency = (yield* select(selectMarket)).currency.toUpperCase();
  try {
    return yield* call(() => services.commerce.updateBasket({ id, paymentCurrency, addRedeems: [redeem] }));
  } catch (error) {
    const read = () => call(() => services.commerce.fetchBasket(id));
    return yield* madeNevertheless(error, read, (now) => now.vouchers.length > vouchers.length);
  }
}

const isAddedAlready = (error: unknown) => sameCode(failureOf(error).code, "VoucherAdded");

/**
 * Whether a code may switch channels: from consumer or redeem to any other, but never to or from business. Who shops
 * for a company, or in a portal, would be carried out of it unasked: there `CodeElsewhere` offers the way.
 */
function isOpen(from: number, to: number): boolean {
  return !isPortalId(from) && to !== from && to !== BUSINESS_CHANNEL && from !== BUSINESS_CHANNEL;
}

function* refused(services: Services, error: unknown, pin: RedeemInput["pin"], from: string): SagaGenerator<void> {
  const failure = refusalWith(pin, yield* failureFor(failureIn(services, error)));
  yield* put(codeRefused(failure, services.clock.elapsed(), waitAsked(failure, services.clock.now())));
  // The code is in the basket already: on to the listing, to spend it (spec §8), unless the person has gone on since.
  if (isAddedAlready(error) && pathOf(services.currentPath()) === from)
    services.navigate(shopPath(yield* select(selectMarket)));
}
