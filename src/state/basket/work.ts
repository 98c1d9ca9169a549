import { call, delay, fork, put, select, type SagaGenerator } from "typed-redux-saga";
import { type Action } from "@reduxjs/toolkit";
import { ApiFailure } from "~/api/apiFailure";
import { type Basket, type BasketAnswer } from "~/api/commerce/basket";
import { type Delivery } from "~/domain/basket";
import { chosenIn } from "~/domain/chosenAccount";
import { type Failure, failureOf, failureOfCode } from "~/domain/failure";
import { BUSINESS_CHANNEL } from "~/domain/salesChannel";
import { type BasketKey } from "~/domain/storedBaskets";
import { LONG_WAIT_MS } from "~/domain/wait";
import { selectChoice } from "../auth/selectors";
import { selectMarket } from "../intl/selectors";
import { type Services } from "../services";
import { type Enqueue } from "../queue";
import { type Change } from "./inputs";
import { withPast } from "./renamed";
import { selectBasketIncomplete, selectSalesChannelId } from "./selectors";
import { basketReceived } from "./slice";

interface Undo {
  id: number;
  basketId: string;
  salesChannelId: number;
  at: number;
  change: (now: Basket, clock: number) => Change | null;
}

/** What the workers of the basket share: the services, the queue, and what is known of changes whose end is not. */
export interface BasketWork {
  services: Services;
  enqueue: Enqueue;
  /** Numbers the askings, so that an older answer never replaces a newer one. */
  sequence: number;
  /** How the last removal is undone; the offer of it is in the slice. */
  undo: Undo | null;
  /** Codes of vouchers by their ids: the basket holds them masked. They live here only. */
  codes: Map<string, { code: string; pin?: string }>;
  /** Answers by which the lines once went by other ids; the last one is the newest of all. */
  previousAnswers: readonly Basket[];
  /** The deliveries as they were before their lines were put in again: what had a way goes the same way. */
  previousDeliveries: readonly Delivery[];
  /**
   * The basket may not be as it is on screen: it is read before the next change. `asked` is what may have been made.
   */
  uncertain: { before: Basket; asked: Change } | null;
  /** Another tab may have changed the basket since it was read here. */
  isStale: boolean;
  /** Whoever has its turn here holds the lock of all tabs. */
  isAlone: boolean;
  /** When the load of the basket ended last, well or badly, in the milliseconds that only ever grow. */
  broughtAt: number;
  /** When the server last said what is in the basket, by the clock on the wall. */
  heardAt: number;
}

/** The business account that is shopped for, where companies can have one. */
function* accountHere() {
  const { countryCode } = yield* select(selectMarket);
  return chosenIn(countryCode, yield* select(selectChoice));
}

/** The id of the business account that is shopped for. */
export function* accountIdHere(): SagaGenerator<string | null> {
  return (yield* accountHere())?.id ?? null;
}

/** The department of the business account that is shopped for. */
export function* departmentHere(): SagaGenerator<string | null> {
  return (yield* accountHere())?.departmentId ?? null;
}

/** Under which channel and country a channel's basket is stored, and of which department where it is the business's. */
export function* keyIn(salesChannelId: number): SagaGenerator<BasketKey> {
  const { countryCode } = yield* select(selectMarket);
  const departmentId = salesChannelId === BUSINESS_CHANNEL ? yield* departmentHere() : null;
  return { salesChannelId, countryCode, departmentId };
}

/** The same of the basket on screen. */
export function* basketKey(): SagaGenerator<BasketKey> {
  return yield* keyIn(yield* select(selectSalesChannelId));
}

/** Asks for a basket in one of the ways there are and puts the answer in the place of the one before. */
export function* receiveBasket(work: BasketWork, ask: () => Promise<BasketAnswer>) {
  work.sequence += 1;
  const sequence = work.sequence;
  const answer = yield* call(ask);
  if (sequence === work.sequence) work.previousAnswers = withPast(work.previousAnswers, answer.basket);
  work.heardAt = work.services.clock.now();
  yield* put(basketReceived({ ...answer, sequence }));
  return answer;
}

/**
 * Runs a worker while no other tab of this browser changes a basket, or pays for it. Throws where another tab's payment
 * takes longer than anybody waits. To be run in turn; a worker of such a worker is alone already.
 */
export function* aloneInAllTabs<R>(work: BasketWork, worker: () => SagaGenerator<R>): SagaGenerator<R> {
  if (work.isAlone) return yield* worker();
  const lock = work.services.takeBasketLock();
  try {
    const { waited, isPaidElsewhere } = yield* call(() => lock);
    // What the other tab has stored may not be heard of yet.
    if (waited) work.isStale = true;
    if (isPaidElsewhere) throw new ApiFailure(failureOfCode("PaymentUnderWay"));
    work.isAlone = true;
    return yield* worker();
  } finally {
    work.isAlone = false;
    void lock.then(({ giveBack }) => giveBack());
  }
}

/**
 * Where the basket on screen may not be what the server holds, or not all of it, it is read before anything is done to
 * it.
 */
export function* trueBasket(work: BasketWork, basket: Basket): SagaGenerator<Basket> {
  if (!work.uncertain && !work.isStale && !(yield* select(selectBasketIncomplete))) return basket;
  work.isStale = false;
  try {
    return (yield* receiveBasket(work, () => work.services.commerce.fetchBasket(basket.id))).basket;
  } catch (error) {
    work.isStale = true;
    throw error;
  }
}

/** Runs a worker, and says so when it takes long. */
export function* withLongWait<R>(told: () => Action, worker: () => SagaGenerator<R>) {
  const watch = yield* fork(function* () {
    yield* delay(LONG_WAIT_MS);
    yield* put(told());
  });
  try {
    return yield* worker();
  } finally {
    watch.cancel();
  }
}

/** A basket of the server, or why it did not come; never throws. */
export function* loaded(work: BasketWork, basketId: string): SagaGenerator<BasketAnswer | { failure: Failure }> {
  try {
    return yield* call(() => work.services.commerce.fetchBasket(basketId));
  } catch (error) {
    return { failure: failureOf(error) };
  }
}

/** A new basket of a channel in this country. */
export function* createdIn(work: BasketWork, salesChannelId: number): SagaGenerator<BasketAnswer> {
  const { currency, countryCode } = yield* select(selectMarket);
  const input = { salesChannelId, paymentCurrency: currency.toUpperCase(), countryCode: countryCode.toUpperCase() };
  return yield* call(() => work.services.commerce.createBasket(input));
}
