import { type Action } from "@reduxjs/toolkit";
import { put, type SagaGenerator } from "typed-redux-saga";
import { ApiFailure } from "~/api/apiFailure";
import { type Basket } from "~/api/commerce/basket";
import { type Failure, failureOf, failureOfCode, isUnknownBasket, sameCode } from "~/domain/failure";
import { isEndUnknown } from "~/domain/failureCode";
import { holdsJust, wereAdded } from "~/domain/sameLines";
import { datesMoved } from "../payment/slice";
import { basketAtHand, leaveExpired, leaveOrdered, makeBasket, startAnew } from "./bring";
import { type Change, changeOf, inputOf } from "./inputs";
import { renamed } from "./renamed";
import { addProducts, linesRemoved, productsAdded, redeemCode, undoRemoval } from "./slice";
import { backToItsChannel, keepCode, offerUndo, undoing, undone } from "./undo";
import { type BasketWork, received } from "./work";

/**
 * Makes the change an intent asks for, once; `seen` is the basket it was pressed in. False: there was nothing to change, or the basket itself is gone and the
 * person was told. Throws the failure when it was not made, or nobody knows.
 */
export function* change(work: BasketWork, wish: Action, seen: Basket | null = null): SagaGenerator<boolean> {
  if (undoRemoval.match(wish)) yield* backToItsChannel(work, wish.payload);
  const before = yield* settledDoubt(work, yield* basketAtHand(work));
  const action = renamed(wish, seen, before);
  if (work.doubt && addProducts.match(action) && wasDoubted(work.doubt, before, action, work)) {
    work.doubt = null;
    yield* put(productsAdded(action.payload));
    return true;
  }
  work.doubt = null;
  const asked = undoRemoval.match(action)
    ? undoing(work, action.payload, before)
    : changeOf(action, before, work.services.clock.now());
  if (!asked) return false;
  if (asked.isWhole) work.before = [...before.deliveries.filter(({ shippingQuote }) => shippingQuote), ...work.before];
  const after = yield* made(work, before, asked, addProducts.match(action) || redeemCode.match(action));
  if (!after) return false;
  for (const code of asked.rest.addRedeems ?? []) keepCode(work, before, after, code);
  if (asked.moved) yield* put(datesMoved());
  if (addProducts.match(action)) yield* put(productsAdded(action.payload));
  if (asked.removed.length > 0) yield* put(linesRemoved(asked.removed));
  if (undoRemoval.match(action)) yield* undone(work);
  else yield* offerUndo(work, action, { before, after, removed: asked.removed });
  return true;
}

/** After a change whose end is unknown, the basket is read before anything else is done to it. */
function* settledDoubt(work: BasketWork, basket: Basket): SagaGenerator<Basket> {
  if (!work.doubt) return basket;
  return (yield* received(work, () => work.services.commerce.fetchBasket(basket.id))).basket;
}

/** The same gift is asked for again, and it turns out that it was added the first time. */
function wasDoubted(
  doubt: NonNullable<BasketWork["doubt"]>,
  now: Basket,
  action: Action,
  { services }: BasketWork,
): boolean {
  if (doubt.before.id !== now.id || doubt.added.length === 0) return false;
  const asked = changeOf(action, now, services.clock.now());
  const isSame = JSON.stringify(asked?.added) === JSON.stringify(doubt.added);
  return isSame && wereAdded(doubt.before, now, doubt.added);
}

/** The basket after a change; null when the basket itself is gone, and the person was told. */
export function* made(work: BasketWork, before: Basket, asked: Change, isAdd = false): SagaGenerator<Basket | null> {
  const { commerce } = work.services;
  try {
    return (yield* received(work, () => commerce.updateBasket(inputOf(before.id, asked)))).basket;
  } catch (error) {
    const failure = failureOf(error);
    if (isUnknownBasket(failure)) {
      yield* leaveExpired(work, before.id);
      if (!isAdd) return yield* gone(work);
      // Nothing was added yet, the server said so: the gift or code goes into the new basket.
      const fresh = yield* makeBasket(work);
      return (yield* received(work, () => commerce.updateBasket(inputOf(fresh.id, asked)))).basket;
    }
    if (sameCode(failure.code, "AlreadyOrdered")) {
      yield* leaveOrdered(work, before);
      return yield* gone(work);
    }
    if (isEndUnknown(failure)) return yield* readAgain(work, before, asked, failure);
    throw error;
  }
}

function* gone(work: BasketWork): SagaGenerator<null> {
  yield* startAnew(work);
  return null;
}

/** The answer got lost: what the basket holds now says whether the change was made. It is never sent twice. */
function* readAgain(work: BasketWork, before: Basket, asked: Change, failure: Failure): SagaGenerator<Basket> {
  work.doubt = { before, added: asked.isWhole ? [] : asked.added };
  const { basket } = yield* readBack(work, before.id);
  if (!wasMade(before, basket, asked)) throw new ApiFailure(failure);
  work.doubt = null;
  return basket;
}

function* readBack(work: BasketWork, basketId: string) {
  try {
    return yield* received(work, () => work.services.commerce.fetchBasket(basketId));
  } catch (error) {
    if (isUnknownBasket(failureOf(error))) throw error;
    throw new ApiFailure(failureOfCode("ChangeEndUnknown"));
  }
}

function wasMade(before: Basket, after: Basket, { added, isWhole, rest }: Change): boolean {
  if (isWhole) return holdsJust(after, added);
  if (added.length > 0) return wereAdded(before, after, added);
  if (rest.addRedeems) return after.vouchers.length > before.vouchers.length;
  if (rest.removeRedeemIds) return !after.vouchers.some(({ id }) => rest.removeRedeemIds?.includes(id));
  const isChosen = rest.setShippingQuotes?.every(({ deliveryId, shippingQuoteId }) =>
    after.deliveries.some(({ id, shippingQuote }) => id === deliveryId && shippingQuote?.id === shippingQuoteId),
  );
  return (
    isChosen ??
    (rest.buyer ? after.buyer?.email === rest.buyer.email && after.lastUpdatedAt !== before.lastUpdatedAt : true)
  );
}
