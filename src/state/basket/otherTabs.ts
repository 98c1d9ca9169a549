import { call, type SagaGenerator } from "typed-redux-saga";
import { ApiFailure } from "~/api/apiFailure";
import { type Basket } from "~/api/commerce/basket";
import { failureOf, isUnknownBasket } from "~/domain/failure";
import { purchasePhase } from "~/domain/purchase";
import { rememberBasket, rememberedBasket } from "../remembered";
import { leaveExpired, leaveOrdered } from "./anew";
import { shownOrLeft } from "./bring";
import { leaveWithoutCodes } from "./channel";
import { basketKey, type BasketWork, loaded, receiveBasket } from "./work";

/** Another tab wrote the stored ids; it may have taken off the last code, too. */
export function* adoptStored(work: BasketWork): SagaGenerator<void> {
  yield* adopt(work);
  yield* leaveWithoutCodes(work);
}

/**
 * The basket stored for this channel and country is the one to show; but an id that was lost when two tabs wrote at
 * once is written again, and lines on screen are not given up for an empty basket.
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
    if (mine && mine.id !== wanted && isWorthMore(mine, theirs.basket)) {
      // What is on screen may be gone, or have been ordered in the other tab, which then began anew.
      const own = yield* loaded(work, mine.id);
      if ("failure" in own) {
        if (!isUnknownBasket(own.failure)) throw new ApiFailure(own.failure);
        yield* leaveExpired(work, mine.id);
      } else if (purchasePhase(own.basket.purchasePhase) !== "bought") {
        rememberBasket(local, key, mine.id, clock.now());
        yield* receiveBasket(work, () => Promise.resolve(own));
        return;
      } else yield* leaveOrdered(work, own.basket);
      if ((yield* basketKey()).salesChannelId !== key.salesChannelId) return;
    }
    if (purchasePhase(theirs.basket.purchasePhase) === "bought") {
      yield* leaveOrdered(work, theirs.basket);
      return;
    }
    if (storedId === null) rememberBasket(local, key, wanted, clock.now());
    yield* receiveBasket(work, () => Promise.resolve(theirs));
    work.uncertain = null;
  } catch (error) {
    if (isUnknownBasket(failureOf(error)) && mine?.id === wanted) yield* leaveExpired(work, wanted);
    // Any other failure says nothing about the basket: what is on screen stays, but it is not what the next change
    // builds on.
    else work.isStale = true;
  }
}

const isWorthMore = (mine: Basket, theirs: Basket) => mine.itemsCount > 0 && theirs.itemsCount === 0;
