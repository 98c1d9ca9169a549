import { type Action } from "@reduxjs/toolkit";
import { put, select, type SagaGenerator } from "typed-redux-saga";
import { ApiFailure } from "~/api/apiFailure";
import { type Basket } from "~/api/commerce/basket";
import { billingOf, buyerOf } from "~/domain/buyer";
import { choiceNow, outgrownWays } from "~/domain/deliveryWays";
import { type Failure, failureOf, failureOfCode, isUnknownBasket, sameCode } from "~/domain/failure";
import { isEndUnknown } from "~/domain/failureCode";
import { purchasePhase } from "~/domain/purchase";
import { refusalOf, unsendable, withRefusedLines } from "~/domain/refusedLines";
import { refusalOfAccount, stopAtBlocked } from "../auth/accountInUse";
import { selectChosen } from "../auth/selectors";
import { selectMarket } from "../intl/selectors";
import { datesMoved } from "../payment/slice";
import { isSpent, leaveExpired, leaveOrdered, leaveSpent, makeBasket, startAnew } from "./anew";
import { basketAtHand } from "./bring";
import { adds, type Change, changeOf, inputOf, linesMeant, other } from "./inputs";
import { renamed } from "./renamed";
import { selectBasketIncomplete } from "./selectors";
import { addProducts, chooseQuote, linesRemoved, productsAdded, redeemCode, undoRemoval } from "./slice";
import { backToItsChannel, keepCode, offerUndo, undoing, undone } from "./undo";
import { wasDoubted, wasMade } from "./wasMade";
import { type BasketWork, receiveBasket, trueBasket } from "./work";

/** The ways of so many deliveries are remembered, the newest first: twice the largest basket. */
const MOST_REMEMBERED = 1000;

/**
 * Makes the change an intent asks for, once. False: there was nothing to change, or the basket itself is gone and the
 * person was told. Throws the failure when it was not made, or nobody knows, where the line is gone that was to be
 * changed, and while the order is being paid. What is added goes into a new basket when its own is gone; but not a part
 * of many gifts where what came before it has been ordered.
 */
export function* change(work: BasketWork, wish: Action, { isPart = false } = {}): SagaGenerator<boolean> {
  if (undoRemoval.match(wish)) yield* backToItsChannel(work, wish.payload);
  const before = yield* basketToChange(work, wish);
  if (!before) return false;
  const action = wayNow(work, renamed(wish, work.previousAnswers, before), before);
  if (!action) return false;
  const asked = undoRemoval.match(action)
    ? undoing(work, action.payload, before)
    : yield* inItsName(before, changeOf(action, before, work.services.clock.now()));
  if (asked && adds(before, asked)) yield* stopAtBlocked();
  const { uncertain: doubt } = work;
  work.uncertain = null;
  const about = linesMeant(action);
  if (!asked && about.length > 0) throw new ApiFailure(failureOfCode("LineGone"));
  if (!asked) return false;
  if (doubt && wasDoubted(doubt, before, asked, work.services.clock.now())) {
    if (addProducts.match(action)) yield* put(productsAdded(action.payload, isPart));
    if (undoRemoval.match(action)) yield* undone(work);
    return true;
  }
  // A change would take the order back from its payment window, where somebody may be paying it.
  if (purchasePhase(before.purchasePhase) === "paying") throw new ApiFailure(failureOfCode("PaymentUnderWay"));
  // All lines are put in anew, so one that cannot be read would be gone.
  if (asked.isWhole && (yield* select(selectBasketIncomplete))) throw new ApiFailure(failureOfCode("BasketIncomplete"));
  if (asked.isWhole) {
    const withWay = before.deliveries.filter(({ shippingQuote }) => shippingQuote);
    work.previousDeliveries = [...withWay, ...work.previousDeliveries].slice(0, MOST_REMEMBERED);
  }
  const isAdd = isAddition(action);
  const goesOn = { expired: isAdd, ordered: isAdd && !isPart };
  const after = asked.isWhole
    ? yield* sendWholeChange(work, before, asked, about)
    : yield* sendChange(work, before, asked, goesOn);
  if (!after) return false;
  yield* keepWithinLimits(work, before, after);
  for (const code of asked.rest.addRedeems ?? []) yield* keepCode(work, before, after, code);
  if (asked.moved) yield* put(datesMoved());
  if (addProducts.match(action)) yield* put(productsAdded(action.payload, isPart));
  if (asked.removed.length > 0) yield* put(linesRemoved(asked.removed));
  if (undoRemoval.match(action)) yield* undone(work);
  else yield* offerUndo(work, action, { before, after, removed: asked.removed });
  return true;
}

/**
 * The basket that a wish is about, as the server holds it. Where it turns out to be gone the person is told, and what
 * is added goes into a new one; null for any other wish.
 */
function* basketToChange(work: BasketWork, wish: Action): SagaGenerator<Basket | null> {
  const shown = yield* basketAtHand(work);
  try {
    return yield* trueBasket(work, shown);
  } catch (error) {
    const failure = failureOf(error);
    if (!isSpent(failure)) throw error;
    yield* leaveSpent(work, shown, failure);
    work.isStale = false;
    return isAddition(wish) ? yield* makeBasket(work) : yield* gone(work);
  }
}

/**
 * A chosen way, for the delivery that is there by now. Null where its carriers have to be asked anew: whoever asks them
 * finds it as the way that the delivery had.
 */
function wayNow(work: BasketWork, action: Action, now: Basket): Action | null {
  if (!chooseQuote.match(action)) return action;
  const own = work.previousAnswers.filter(({ id }) => id === now.id);
  const { choice, later } = choiceNow(own, now, action.payload);
  if (!later) return chooseQuote(choice);
  work.previousDeliveries = [later, ...work.previousDeliveries].slice(0, MOST_REMEMBERED);
  return null;
}

const isAddition = (wish: Action) => addProducts.match(wish) || redeemCode.match(wish);

/** A department's own codes are good where the basket names its account: with the first code it does (spec §6). */
function* inItsName(basket: Basket, asked: Change | null): SagaGenerator<Change | null> {
  const chosen = yield* select(selectChosen);
  if (!asked?.rest.addRedeems || !chosen || basket.buyer?.accountId === chosen.id) return asked;
  const { countryCode } = yield* select(selectMarket);
  const buyer = buyerOf({ ...billingOf(basket.buyer, countryCode), accountId: chosen.id, accountType: "B2B" });
  return { ...asked, rest: { ...asked.rest, buyer } };
}

/**
 * Gift cards that are worth more by now go by the way for that. The change itself is made, whatever becomes of this.
 */
function* keepWithinLimits(work: BasketWork, before: Basket, after: Basket): SagaGenerator<void> {
  const setShippingQuotes = outgrownWays(before, after);
  if (setShippingQuotes.length === 0) return;
  try {
    yield* sendChange(work, after, other({ setShippingQuotes }));
  } catch {
    // Not what the person asked for: it is no doubt about that, and the next change reads the basket first.
    work.uncertain = null;
    work.isStale = true;
  }
}

/** Puts all lines in again. One that stands in the way is no fault of what was asked: it is named. */
function* sendWholeChange(work: BasketWork, before: Basket, asked: Change, about: readonly string[]) {
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

/** The basket after a change; null when the basket itself is gone, and the person was told. */
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
    const failure = failureOf(error);
    const isOrdered = sameCode(failure.code, "AlreadyOrdered");
    if (isOrdered || isUnknownBasket(failure)) {
      yield* isOrdered ? leaveOrdered(work, before) : leaveExpired(work, before.id);
      if (!(isOrdered ? goesOn.ordered : goesOn.expired)) return yield* gone(work);
      // Nothing was added yet, the server said so: the gift or code goes into a new basket.
      return yield* sendChange(work, yield* makeBasket(work), asked);
    }
    if (isEndUnknown(failure)) return yield* readAgain(work, before, asked, failure);
    const chosen = yield* select(selectChosen);
    const told = chosen ? yield* refusalOfAccount(failure, chosen.id) : failure;
    throw told === failure ? error : new ApiFailure(told);
  }
}

function* gone(work: BasketWork): SagaGenerator<null> {
  yield* startAnew(work);
  return null;
}

/** The answer got lost: what the basket holds now says whether the change was made. It is never sent twice. */
function* readAgain(work: BasketWork, before: Basket, asked: Change, failure: Failure): SagaGenerator<Basket> {
  work.uncertain = { before, asked };
  const { basket } = yield* readBack(work, before.id);
  if (!wasMade(before, basket, asked, work.services.clock.now())) throw new ApiFailure(failure);
  work.uncertain = null;
  return basket;
}

function* readBack(work: BasketWork, basketId: string) {
  try {
    return yield* receiveBasket(work, () => work.services.commerce.fetchBasket(basketId));
  } catch (error) {
    if (isUnknownBasket(failureOf(error))) throw error;
    throw new ApiFailure(failureOfCode("ChangeEndUnknown"));
  }
}
