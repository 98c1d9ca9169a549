import { type Action } from "@reduxjs/toolkit";
import { put, select, type SagaGenerator } from "typed-redux-saga";
import { ApiFailure } from "~/api/apiFailure";
import { type Basket } from "~/api/commerce/basket";
import { linesOf } from "~/domain/basketLines";
import { billingOf, buyerOf } from "~/domain/buyer";
import { choiceNow, outgrownWays } from "~/domain/deliveryWays";
import { failureOf, failureOfCode } from "~/domain/failure";
import { purchasePhase } from "~/domain/purchase";
import { failureIn } from "../attempt";
import { stopAtBlocked } from "../auth/accountInUse";
import { selectChosen } from "../auth/selectors";
import { selectMarket } from "../intl/selectors";
import { datesMoved } from "../payment/slice";
import { isSpent, leaveSpent, makeBasket } from "./anew";
import { basketAtHand } from "./bring";
import { tellMoved } from "./counted";
import { rememberWish, tellMade, undone, type Wish } from "./doubt";
import { adds, type Change, changeOf, linesMeant, other } from "./inputs";
import { trueBasket } from "./receive";
import { idNow, renamed } from "./renamed";
import { selectBasket, selectBasketIncomplete } from "./selectors";
import { gone, sendChange, sendWholeChange } from "./send";
import { addProducts, changeQuantity, chooseQuote, productsAdded, redeemCode, undoRemoval } from "./slice";
import { backToItsChannel, keepCode, offerUndo, undoing, undoneInstead } from "./undo";
import { isOff } from "./takenOff";
import { wasDoubted } from "./wasMade";
import { type BasketWork, rememberWays } from "./work";

/**
 * Makes the change that an intent asks for, once. False: there was nothing to change, or the basket is gone and the
 * person was told. Throws if the change was refused or its outcome is unknown, if the line to be changed is gone, and
 * while the order is being paid. If the basket is gone, added gifts go into a new one; but not a part of many gifts
 * (`isPart`) whose earlier parts were ordered.
 */
export function* change(work: BasketWork, wish: Action, { isPart = false } = {}): SagaGenerator<boolean> {
  if (undoRemoval.match(wish)) {
    if (yield* undoneInstead(work, wish.payload)) return true;
    yield* backToItsChannel(work, wish.payload);
  }
  const shown = yield* select(selectBasket);
  const before = yield* basketToChange(work, wish);
  if (!before) return false;
  const action = wayNow(work, renamed(wish, work.previousAnswers, before), before);
  if (!action) return false;
  const asked = undoRemoval.match(action)
    ? yield* undoing(work, action.payload, before)
    : yield* namingAccount(before, changeOf(action, before, work.services.clock.now()));
  if (asked && adds(before, asked)) yield* stopAtBlocked();
  const { uncertain: doubt } = work;
  work.uncertain = null;
  const about = linesMeant(action);
  const isGone = about.length > 0 || wantsMoreOfGone(wish, shown, work.previousAnswers, before);
  if (!asked && isGone) throw new ApiFailure(failureOfCode("LineGone"));
  if (!asked) return false;
  const meant = { action, isPart };
  if (doubt && wasDoubted(doubt, before, asked, work.services.clock.now())) {
    yield* tellMade(work, doubt, meant, before);
    return true;
  }
  if (isOff(before, action)) return false;
  yield* stopWhereItHarms(before, asked);
  const after = yield* sendMeant(work, meant, { before, asked, about });
  if (!after) return false;
  yield* afterChange(work, meant, { before, asked, after });
  return true;
}

/** Throws for a change that would lose something. */
function* stopWhereItHarms(before: Basket, asked: Change): SagaGenerator<void> {
  // A change would cancel the payment, which somebody may be making in the payment window.
  if (purchasePhase(before.purchasePhase) === "paying") throw new ApiFailure(failureOfCode("PaymentUnderWay"));
  // All lines are removed and added again, so a line that could not be read would be lost.
  if (asked.isWhole && (yield* select(selectBasketIncomplete))) throw new ApiFailure(failureOfCode("BasketIncomplete"));
}

/** Sends a change like `sendChange`, and remembers what was wished for where its outcome stays unknown. */
function* sendMeant(
  work: BasketWork,
  wish: Wish,
  { before, asked, about }: { before: Basket; asked: Change; about: readonly string[] },
): SagaGenerator<Basket | null> {
  const isAdd = isAddition(wish.action);
  const goesOn = { expired: isAdd, ordered: isAdd && !wish.isPart };
  if (asked.isWhole) rememberWays(work, before.deliveries);
  try {
    return asked.isWhole
      ? yield* sendWholeChange(work, before, asked, about)
      : yield* sendChange(work, before, asked, goesOn);
  } catch (error) {
    rememberWish(work, wish, error);
    throw error;
  }
}

/** What follows a change that was made: ways that fit again, what is told, and what can be undone. */
function* afterChange(
  work: BasketWork,
  { action, isPart }: Wish,
  { before, asked, after }: { before: Basket; asked: Change; after: Basket },
): SagaGenerator<void> {
  yield* keepWithinLimits(work, before, after);
  for (const code of asked.rest.addRedeems ?? []) yield* keepCode(work, before, after, code);
  if (asked.moved) yield* put(datesMoved());
  if (addProducts.match(action)) yield* put(productsAdded(action.payload, isPart));
  yield* tellMoved(before, asked, after);
  if (undoRemoval.match(action)) yield* undone(work);
  else yield* offerUndo(work, action, { before, after, removed: asked.removed });
}

/**
 * The basket to change, as the server has it. If it turns out to be gone, the person is told, and additions get a new
 * basket; null for any other change.
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
 * A choice of a quote, translated to the delivery as it is now; any other action as it is. Null if that delivery needs
 * new quotes first: the choice is then remembered as the delivery's previous way, which `askQuotes` restores.
 */
function wayNow(work: BasketWork, action: Action, now: Basket): Action | null {
  if (!chooseQuote.match(action)) return action;
  const own = work.previousAnswers.filter(({ id }) => id === now.id);
  const { choice, later } = choiceNow(own, now, action.payload);
  if (!later) return chooseQuote(choice);
  rememberWays(work, [later]);
  return null;
}

/**
 * Whether a quantity was asked for of a line that is on screen and that another tab has taken out. A quantity that is
 * sent late, of a line that was removed here, is not worth a word.
 */
function wantsMoreOfGone(wish: Action, shown: Basket | null, past: readonly Basket[], now: Basket): boolean {
  if (!shown || !changeQuantity.match(wish) || wish.payload.quantity === 0) return false;
  const { lineId } = wish.payload;
  return linesOf(shown).some(({ line }) => line.lineId === lineId) && idNow(lineId, past, now) === null;
}

const isAddition = (wish: Action) => addProducts.match(wish) || redeemCode.match(wish);

/** A department's own codes need the account as the basket's buyer; it is sent with the first code (spec §6). */
function* namingAccount(basket: Basket, asked: Change | null): SagaGenerator<Change | null> {
  const chosen = yield* select(selectChosen);
  if (!asked?.rest.addRedeems || !chosen || basket.buyer?.accountId === chosen.id) return asked;
  const { countryCode } = yield* select(selectMarket);
  const buyer = buyerOf({ ...billingOf(basket.buyer, countryCode), accountId: chosen.id, accountType: "B2B" });
  return { ...asked, rest: { ...asked.rest, buyer } };
}

/** Chooses new ways for gift cards whose value has outgrown theirs. If that fails, the change itself still counts. */
function* keepWithinLimits(work: BasketWork, before: Basket, after: Basket): SagaGenerator<void> {
  const setShippingQuotes = outgrownWays(before, after);
  if (setShippingQuotes.length === 0) return;
  try {
    yield* sendChange(work, after, other({ setShippingQuotes }));
  } catch (error) {
    failureIn(work.services, error);
    // The person's own change is not in doubt; the next change reads the basket first.
    work.uncertain = null;
    work.isStale = true;
  }
}
