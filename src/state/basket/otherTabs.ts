import { call, type SagaGenerator } from "typed-redux-saga";
import { ApiFailure } from "~/api/apiFailure";
import { isInUse } from "~/domain/basketStart";
import { isUnknownBasket } from "~/domain/failure";
import { purchasePhase } from "~/domain/purchase";
import { failureIn } from "../attempt";
import { rememberBasket, rememberedBasket } from "../remembered";
import { leaveExpired, leaveOrdered } from "./anew";
import { shownOrLeft } from "./bring";
import { leaveWithoutCodes } from "./channel";
import { settleDoubt } from "./doubt";
import { loaded, showBasket } from "./receive";
import { basketKey, type BasketWork } from "./work";

/**
 * After another tab has stored basket ids: shows the stored basket, and leaves the redeem channel if it has no codes.
 */
export function* adoptStored(work: BasketWork): SagaGenerator<void> {
  yield* adopt(work);
  yield* leaveWithoutCodes(work);
}

/**
 * Shows the basket that is stored for this channel and country. But an id that was lost when two tabs wrote at once is
 * stored again, and a basket with lines is not given up for an empty one.
 */
function* adopt(work: BasketWork): SagaGenerator<void> {
  const { commerce, local, clock } = work.services;
  work.isStale = false;
  const key = yield* basketKey();
  const mine = yield* shownOrLeft(work);
  const storedId = rememberedBasket(local, key, clock.now());
  if (!mine && storedId === null) return;
  const wanted = storedId ?? mine!.id;
  try {
    const theirs = yield* call(() => commerce.fetchBasket(wanted));
    if (mine && mine.id !== wanted && mine.itemsCount > 0) {
      // The basket on screen may have expired, or have been ordered in the other tab, which then created a new one.
      const own = yield* loaded(work, mine.id);
      if ("failure" in own) {
        if (!isUnknownBasket(own.failure)) throw new ApiFailure(own.failure);
        yield* leaveExpired(work, mine.id);
      } else if (purchasePhase(own.basket.purchasePhase) === "bought") {
        yield* leaveOrdered(work, own.basket);
      } else if (theirs.basket.itemsCount === 0) {
        rememberBasket(local, key, { basketId: mine.id, isInUse: isInUse(own.basket) }, clock.now());
        yield* showBasket(work, own);
        yield* settleDoubt(work, own.basket);
        return;
      }
      if ((yield* basketKey()).salesChannelId !== key.salesChannelId) return;
    }
    if (purchasePhase(theirs.basket.purchasePhase) === "bought") {
      yield* leaveOrdered(work, theirs.basket);
      return;
    }
    // Stored again: the other tabs hear of what was in doubt here, too.
    if (storedId === null || work.uncertain)
      rememberBasket(local, key, { basketId: wanted, isInUse: isInUse(theirs.basket) }, clock.now());
    yield* showBasket(work, theirs);
    yield* settleDoubt(work, theirs.basket);
  } catch (error) {
    if (isUnknownBasket(failureIn(work.services, error)) && mine?.id === wanted) yield* leaveExpired(work, wanted);
    // Any other failure says nothing about the basket: it stays on screen, but the next change reads it again first.
    else work.isStale = true;
  }
}
