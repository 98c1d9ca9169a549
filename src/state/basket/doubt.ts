import { put, type SagaGenerator } from "typed-redux-saga";
import { type Basket } from "~/api/commerce/basket";
import { failureOf } from "~/domain/failure";
import { CHANGE_END_UNKNOWN } from "~/domain/failureCode";
import { holdTheSame } from "~/domain/sameLines";
import { doubtEnded } from "../facts";
import { tellMoved } from "./counted";
import { addProducts, productsAdded, removalUndone, undoRemoval } from "./slice";
import { wasMade } from "./wasMade";
import { type BasketWork, type Doubt } from "./work";

/** Tells that what was removed is back. */
export function* undone(work: BasketWork): SagaGenerator<void> {
  yield* put(removalUndone({ at: work.undo?.at ?? 0 }));
}

export type Wish = NonNullable<Doubt["wish"]>;

/** After a change has failed (`error`): remembers what the person asked for, if nobody knows how it ended. */
export function rememberWish({ uncertain }: BasketWork, wish: Wish, error: unknown): void {
  if (uncertain && failureOf(error).code === CHANGE_END_UNKNOWN) uncertain.wish = wish;
}

/** Tells of a change that was in doubt, and was made, as the basket shows (`now`). */
export function* tellMade(
  work: BasketWork,
  { before, asked }: Doubt,
  { action, isPart }: Wish,
  now: Basket,
): SagaGenerator<void> {
  if (addProducts.match(action)) yield* put(productsAdded(action.payload, isPart));
  if (undoRemoval.match(action)) yield* undone(work);
  yield* tellMoved(before, asked, now);
}

/**
 * Whatever change was in doubt, the basket that is shown now has its outcome, which is told: asking for the same again
 * is meant.
 */
export function* settleDoubt(work: BasketWork, now: Basket): SagaGenerator<void> {
  const { uncertain: doubt } = work;
  work.uncertain = null;
  if (!doubt?.wish) return;
  const { before, asked, wish } = doubt;
  const isSameBasket = before.id === now.id;
  const isMade = isSameBasket && wasMade(before, now, asked, work.services.clock.now());
  if (isMade) yield* tellMade(work, doubt, wish, now);
  // A part of many gifts has a screen of its own, which goes on from there.
  const isChanged = isSameBasket ? isMade || !holdTheSame(before, now) : null;
  if (!wish.isPart) yield* put(doubtEnded({ isMade, isChanged }));
}
