import { type SagaGenerator } from "typed-redux-saga";
import { ApiFailure } from "~/api/apiFailure";
import { type Basket, type BasketAnswer } from "~/api/commerce/basket";
import { failureOf, failureOfCode, isUnknownBasket, sameCode } from "~/domain/failure";
import { CHANGE_END_UNKNOWN } from "~/domain/failureCode";
import { refusalOf, unsendable, withRefusedLines } from "~/domain/refusedLines";
import { failureIn } from "../attempt";
import { refusalOfBuyer } from "../auth/accountInUse";
import { leaveExpired, leaveOrdered, makeBasket, startAnew } from "./anew";
import { type Change, inputOf } from "./inputs";
import { readBasket, receiveBasket } from "./receive";
import { madeNevertheless, mayBeMade, wasMade } from "./wasMade";
import { type BasketWork } from "./work";

/** Removes all lines and adds them again. If a line that was not to be changed is refused, the failure names it. */
export function* sendWholeChange(work: BasketWork, before: Basket, asked: Change, about: readonly string[]) {
  const removed = asked.removed.map(({ lineId }) => lineId);
  const sent = { before, about, removed, count: asked.added.length };
  const stuck = unsendable(sent);
  if (stuck.length > 0) throw new ApiFailure(refusalOf(stuck));
  try {
    return yield* sendChange(work, before, asked);
  } catch (error) {
    throw error instanceof ApiFailure ? new ApiFailure(withRefusedLines(error.failure, sent)) : error;
  }
}

/**
 * Sends a change and returns the basket after it; null if the basket is gone, and the person was told. `goesOn`:
 * whether to make the change in a new basket if this one has expired, or was ordered. Throws if it was refused, or if
 * its answer was lost and it turns out not to have been made.
 */
export function* sendChange(
  work: BasketWork,
  before: Basket,
  asked: Change,
  goesOn = { expired: false, ordered: false },
): SagaGenerator<Basket | null> {
  const { commerce } = work.services;
  try {
    return (yield* receiveBasket(work, () => commerce.updateBasket(inputOf(before.id, asked)))).basket;
  } catch (error) {
    const failure = failureIn(work.services, error);
    const isOrdered = sameCode(failure.code, "AlreadyOrdered");
    if (isOrdered || isUnknownBasket(failure)) {
      yield* isOrdered ? leaveOrdered(work, before) : leaveExpired(work, before.id);
      if (!(isOrdered ? goesOn.ordered : goesOn.expired)) return yield* gone(work);
      // The server has said that nothing was added: the gift or code goes into a new basket.
      return yield* sendChange(work, yield* makeBasket(work), asked);
    }
    const told = yield* refusalOfBuyer(failure);
    if (told !== failure) throw new ApiFailure(told);
    if (!mayBeMade(failure)) throw error;
    work.uncertain = { before, asked };
    const isMadeIn = (now: Basket) => wasMade(before, now, asked, work.services.clock.now());
    const { basket } = yield* madeNevertheless(new ApiFailure(failure), () => readBack(work, before.id), isMadeIn);
    work.uncertain = null;
    return basket;
  }
}

/** After a basket that is gone, a new one: null tells that nothing was sent. */
export function* gone(work: BasketWork): SagaGenerator<null> {
  yield* startAnew(work);
  return null;
}

function* readBack(work: BasketWork, basketId: string): SagaGenerator<BasketAnswer> {
  try {
    return yield* readBasket(work, basketId);
  } catch (error) {
    if (isUnknownBasket(failureOf(error))) throw error;
    throw new ApiFailure(failureOfCode(CHANGE_END_UNKNOWN));
  }
}
