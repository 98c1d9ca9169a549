import { type Action } from "@reduxjs/toolkit";
import { delay, put, select, type SagaGenerator, takeLatest } from "typed-redux-saga";
import { ApiFailure } from "~/api/apiFailure";
import { type Basket } from "~/api/commerce/basket";
import { type RedeemInput } from "~/api/generated/commerce/answers";
import { type ProductLine } from "~/domain/basket";
import { failureOfCode } from "~/domain/failure";
import { withDatesToSend } from "~/domain/purchaseDraft";
import { lostExtra, placeBack, putBack, putBackOn, removedOf } from "~/domain/undo";
import { accountChosen, countryLeft, loggedOut } from "../facts";
import { typesOf } from "../typesOf";
import { type UndoOffer } from "./basketState";
import { bringChannel } from "./channel";
import { undone } from "./doubt";
import { type Change, other, whole } from "./inputs";
import { idNow } from "./renamed";
import { selectBasket, selectBasketWaiting, selectUndo } from "./selectors";
import {
  basketChangeFailed,
  basketExpired,
  basketForgotten,
  basketOrdered,
  closeUndo,
  codeKept,
  holdUndo,
  removalUndone,
  removeVoucher,
  undoOffered,
} from "./slice";
import { type TakenOff, takenOff } from "./takenOff";
import { type BasketWork, type Undo } from "./work";

/** How long the offer to undo stays, counted while it is seen and nobody points at it. */
const OFFERED_MS = 10_000;

interface Done {
  before: Basket;
  after: Basket;
  removed: readonly ProductLine[];
}

/** After a change that removed something: remembers how to put it back, and offers that. */
export function* offerUndo(work: BasketWork, action: Action, done: Done): SagaGenerator<void> {
  if (removeVoucher.match(action)) return yield* offerCode(work, action.payload, done);
  const taken = takenOff(action);
  if (taken) return yield* offerExtras(work, taken, done);
  return yield* offerLines(work, done);
}

type Told = Omit<UndoOffer, "id">;

type How = Pick<Undo, "change"> & Partial<Pick<Undo, "at" | "lines">>;

/** Offers to put something back into the basket as it is `after`. */
function* offer(work: BasketWork, after: Basket, told: Told, how: How): SagaGenerator<void> {
  // The number of the server's answer serves as the offer's id.
  const id = work.sequence;
  work.undo = { id, basketId: after.id, salesChannelId: after.salesChannelId, at: told.at, ...how };
  yield* put(undoOffered({ id, ...told }));
}

function* offerCode(work: BasketWork, voucherId: string, { after }: Done): SagaGenerator<void> {
  const code = work.codes.get(voucherId);
  if (!code) return;
  const told: Told = { what: "voucher", count: 1, at: 0, presentations: [] };
  yield* offer(work, after, told, { change: () => other({ addRedeems: [code] }) });
}

function* offerExtras(work: BasketWork, taken: TakenOff, { before, after }: Done): SagaGenerator<void> {
  const { lineIds, what, byWay } = taken;
  const lost = lineIds.flatMap((lineId) => {
    const extra = lostExtra(before, lineId, what);
    return extra ? [{ ...extra, byWay }] : [];
  });
  const [first] = lost;
  if (!first) {
    // The new method takes no wrapping: one of this line's that was removed before cannot come back any more.
    if (byWay && work.undo?.change(after, work.services.clock.now()) === null) yield* put(closeUndo());
    return;
  }
  const told: Told = { what, count: lost.length, at: first.at, presentations: [] };
  const change: Undo["change"] = (now, clock) => {
    const products = putBackOn(now, lost, (lineId) => idNow(lineId, work.previousAnswers, now));
    return products && whole(now, products, clock);
  };
  yield* offer(work, after, told, { change });
}

/** Whoever takes out one line after another is offered all of them, while those before are still offered. */
function* offerLines(work: BasketWork, { before, after, removed }: Done): SagaGenerator<void> {
  const { undo } = work;
  const [first, ...others] = removedOf(before, removed);
  if (!first) return;
  const isOffered = undo?.basketId === after.id && (yield* select(selectUndo))?.id === undo.id;
  const lines = [first, ...others, ...((isOffered && undo.lines) || [])];
  const products = lines.map(({ product }) => product);
  const face = before.basketPresentations.find(({ productId }) => productId === first.product.productId);
  const presentations = face?.presentations ?? [];
  const told: Told = { what: "lines", count: lines.length, at: first.at, presentations };
  const change: Undo["change"] = (now, clock) => ({
    ...whole(now, putBack(now, lines), clock),
    news: withDatesToSend(products, clock).products,
  });
  yield* offer(work, after, told, { change, lines, at: placeBack(lines) });
}

/** Keeps the code of a voucher that was just added, under the voucher's id, so that it can be put back. */
export function* keepCode(work: BasketWork, before: Basket, after: Basket, code: RedeemInput): SagaGenerator<void> {
  const known = new Set(before.vouchers.map(({ id }) => id));
  const added = after.vouchers.find(({ id }) => !known.has(id));
  if (!added) return;
  work.codes.set(added.id, { code: code.code, ...(code.pin && { pin: code.pin }) });
  yield* put(codeKept(added.id));
}

/** Removing the last code switched to another channel; to put it back, its own channel is needed again. */
export function* backToItsChannel(work: BasketWork, id: number): SagaGenerator<void> {
  if (work.undo?.id === id) yield* bringChannel(work, work.undo.salesChannelId);
}

/** Puts a code back whose basket is left for good. False: what was removed is put back by a change of its basket. */
export function* undoneInstead(work: BasketWork, id: number): SagaGenerator<boolean> {
  const { undo } = work;
  if (undo?.id !== id || !undo.instead) return false;
  yield* undo.instead();
  yield* undone(work);
  return true;
}

/**
 * The change that puts back what was removed; null when it is too late, or the basket is now another one. Throws if the
 * lines are gone to which it belongs.
 */
export function* undoing(work: BasketWork, id: number, now: Basket): SagaGenerator<Change | null> {
  const { undo } = work;
  if (undo?.id !== id || undo.basketId !== now.id) return null;
  const change = undo.change(now, work.services.clock.now());
  // They may be back without an answer that says so: what is removed next is offered without them.
  work.undo = { ...undo, lines: [] };
  if (change) return change;
  yield* put(closeUndo());
  throw new ApiFailure(failureOfCode("LineGone"));
}

function* closeInTime(work: BasketWork, action: Action): SagaGenerator<void> {
  if (!(yield* select(selectUndo))) {
    work.undo = null;
    return;
  }
  if (holdUndo.match(action) && action.payload) return;
  // Whoever has pressed it may still be waiting for their turn.
  do yield* delay(OFFERED_MS);
  while (yield* select(selectBasketWaiting));
  yield* put(closeUndo());
}

/**
 * When the basket is gone, forgets what was remembered about it, so that names, addresses and codes do not stay in
 * memory. A portal's basket stays when an account is chosen in another tab.
 */
function* forgetLeft(work: BasketWork): SagaGenerator<void> {
  if (yield* select(selectBasket)) return;
  work.codes.clear();
  work.previousAnswers = [];
  work.previousDeliveries = [];
  work.uncertain = null;
  work.moved = null;
}

/** The offer to undo: it ends after a while, though not while it is pointed at or unseen, and with its basket. */
export function* undoSaga(work: BasketWork) {
  const leaving = [basketExpired, basketOrdered, basketForgotten, accountChosen, countryLeft, loggedOut];
  const turns = [undoOffered, holdUndo, closeUndo, removalUndone, basketChangeFailed, ...leaving];
  yield* takeLatest(typesOf(turns), closeInTime, work);
  yield* takeLatest(typesOf(leaving), forgetLeft, work);
}
