import { delay, fork, put, select, type SagaGenerator } from "typed-redux-saga";
import { type Action } from "@reduxjs/toolkit";
import { type Basket } from "~/api/commerce/basket";
import { type Delivery } from "~/domain/basket";
import { chosenIn } from "~/domain/chosenAccount";
import { type ProductToAdd } from "~/domain/linesToAdd";
import { BUSINESS_CHANNEL } from "~/domain/salesChannel";
import { type BasketKey } from "~/domain/storedBaskets";
import { type Removed } from "~/domain/undo";
import { LONG_WAIT_MS } from "~/domain/wait";
import { selectChoice } from "../auth/selectors";
import { selectMarket } from "../intl/selectors";
import { type Services } from "../services";
import { type Enqueue } from "../queue";
import { type Change } from "./inputs";
import { selectSalesChannelId } from "./selectors";

/** How what was removed last is put back. */
export interface Undo {
  id: number;
  basketId: string;
  salesChannelId: number;
  at: number;
  /** The lines that it puts back: those of the last removal first. */
  lines?: readonly Removed[];
  change: (now: Basket, clock: number) => Change | null;
  /** What is done in place of that change: the gifts that the code paid for have gone to another channel's basket. */
  instead?: () => SagaGenerator<void>;
}

/** A change (`asked`) that may or may not have been made. */
export interface Doubt {
  before: Basket;
  asked: Change;
  /** What the person asked for, who was told that nobody knows; `isPart`: as a part of many gifts. */
  wish?: { action: Action; isPart: boolean };
}

/** What the basket's workers share: the services, the queue, and what they must remember between changes. */
export interface BasketWork {
  services: Services;
  enqueue: Enqueue;
  /** Numbers the requests, so that an older answer never replaces a newer one. */
  sequence: number;
  /** The last removal, if it can be undone; what is offered on screen is in the slice. */
  undo: Undo | null;
  /** Codes of vouchers by voucher id, as the basket has them masked. They are kept only here. */
  codes: Map<string, { code: string; pin?: string }>;
  /** Earlier answers, in which the lines had other ids; the newest answer is last. */
  previousAnswers: readonly Basket[];
  /** Deliveries as they were before they were put in or quoted for again, to restore the ways chosen for them. */
  previousDeliveries: readonly Delivery[];
  /** The last change, if nobody knows how it ended: the basket is read before the next one. */
  uncertain: Doubt | null;
  /** Gifts that may or may not have been added to another basket, which was this (`before`) when they were sent. */
  moved: { before: Basket; gifts: readonly ProductToAdd[] } | null;
  /** Another tab may have changed the basket since it was read here. */
  isStale: boolean;
  /** It was sent to payment since it was read here, and is on screen as it was before. */
  isSent: boolean;
  /** The worker whose turn it is holds the lock of all tabs. */
  isAlone: boolean;
  /** When the basket was last loaded, successfully or not (`clock.elapsed`). */
  broughtAt: number;
  /** When the server last answered with the basket (`clock.now`). */
  heardAt: number;
}

/** A worker that waits for its turn in the queue, for `attempt` or `guarded`. */
export const inTurn = <A extends unknown[]>(worker: (work: BasketWork, ...asked: A) => SagaGenerator<void>) =>
  function* (_services: Services, work: BasketWork, ...asked: A): SagaGenerator<void> {
    yield* work.enqueue(worker, work, ...asked);
  };

/** The chosen business account, in a country where companies can have one. */
function* accountHere() {
  const { countryCode } = yield* select(selectMarket);
  return chosenIn(countryCode, yield* select(selectChoice));
}

/** The id of the business account that the person shops for here. */
export function* accountIdHere(): SagaGenerator<string | null> {
  return (yield* accountHere())?.id ?? null;
}

/** The department of the business account that the person shops for here. */
export function* departmentHere(): SagaGenerator<string | null> {
  return (yield* accountHere())?.departmentId ?? null;
}

/** The key under which a channel's basket is stored in this country; for the business channel with the department. */
export function* keyIn(salesChannelId: number): SagaGenerator<BasketKey> {
  const { countryCode } = yield* select(selectMarket);
  const departmentId = salesChannelId === BUSINESS_CHANNEL ? yield* departmentHere() : null;
  return { salesChannelId, countryCode, departmentId };
}

/** The key of the basket on screen. */
export function* basketKey(): SagaGenerator<BasketKey> {
  return yield* keyIn(yield* select(selectSalesChannelId));
}

/** How many deliveries are remembered with their ways: twice the largest basket. */
const MOST_REMEMBERED = 1000;

/** Remembers the ways chosen for deliveries whose lines are removed and added again, here or in another basket. */
export function rememberWays(work: BasketWork, deliveries: readonly Delivery[]): void {
  const withWay = deliveries.filter(({ shippingQuote }) => shippingQuote);
  work.previousDeliveries = [...withWay, ...work.previousDeliveries].slice(0, MOST_REMEMBERED);
}

/** Whether the basket on screen may not be what the server has, as it could not be read when it was time to. */
export const isInDoubt = ({ uncertain, isStale }: BasketWork): boolean => uncertain?.wish !== undefined || isStale;

/** Runs a worker, and puts the action `told` if it takes long. */
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
