import { put, type SagaGenerator } from "typed-redux-saga";
import { type Basket } from "~/domain/basket";
import { piecesMoved } from "~/domain/piecesMoved";
import { type Change } from "./inputs";
import { linesRemoved, piecesAdded, piecesRemoved } from "./slice";

/** Tells what a change has put into the basket or taken out of it. Added gifts have a fact of their own. */
export function* tellMoved(before: Basket, { added, isWhole, removed }: Change, after: Basket): SagaGenerator<void> {
  if (!isWhole) return;
  if (removed.length > 0) {
    yield* put(linesRemoved(removed));
    return;
  }
  const moved = piecesMoved(before, added, after);
  if (moved.added.length > 0) yield* put(piecesAdded(moved.added));
  if (moved.removed.length > 0) yield* put(piecesRemoved(moved.removed));
}
