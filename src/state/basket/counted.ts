import { put, type SagaGenerator } from "typed-redux-saga";
import { type Basket } from "~/domain/basket";
import { piecesMoved } from "~/domain/piecesMoved";
import { type Change } from "./inputs";
import { linesRemoved, piecesAdded, piecesRemoved } from "./slice";

/** Tells what a change that was made put into the basket or took out; gifts that were added are told by themselves. */
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
