import { call, put, select, type SagaGenerator, takeEvery, takeLeading } from "typed-redux-saga";
import { ApiFailure } from "~/api/apiFailure";
import { failureOfCode } from "~/domain/failure";
import { productOf } from "~/domain/purchaseDraft";
import { countLike } from "~/domain/sameLines";
import { type ManyHome } from "~/domain/storedMany";
import { attempt } from "../attempt";
import { basketAtHand } from "../basket/bring";
import { change } from "../basket/change";
import { bringChannel } from "../basket/channel";
import { changeExclusively } from "../basket/saga";
import { selectSalesChannelId } from "../basket/selectors";
import { addProducts, basketExpired } from "../basket/slice";
import { type BasketWork, departmentHere, receiveBasket } from "../basket/work";
import { type RootState } from "../rootReducer";
import { type Services } from "../services";
import { keepMany } from "./keep";
import { selectManyHome } from "./selectors";
import {
  addMany,
  continueMany,
  continueWithout,
  manyAdded,
  manyBegun,
  manyStopped,
  partAdded,
  partBegun,
  partSent,
  partsLost,
} from "./slice";

/** How many gifts are added with one call. */
const PART = 25;

/** Adds all gifts to the basket, part by part; between the parts other changes of the basket have their turn. */
function* addAll(_services: Services, work: BasketWork): SagaGenerator<void> {
  for (let isFirst = true; ; isFirst = false) {
    const { added } = yield* select((state: RootState) => state.many);
    const part = added.flatMap((isIn, place) => (isIn ? [] : [place])).slice(0, PART);
    if (part.length === 0) break;
    yield* put(partBegun(part));
    const worker = function* () {
      yield* toItsChannel(work, isFirst);
      yield* addPart(work, part);
    };
    yield* work.enqueue(changeExclusively, work, worker);
    yield* put(partAdded(part));
  }
  yield* put(manyAdded());
}

/**
 * Switches back to the channel whose basket the gifts go into; only if the person has just asked to go on (`isAsked`),
 * and not if they now shop for another account. Throws ManyElsewhere otherwise.
 */
function* toItsChannel(work: BasketWork, isAsked: boolean): SagaGenerator<void> {
  const { salesChannelId, departmentId } = (yield* select(selectManyHome)) ?? (yield* homeHere());
  if ((yield* departmentHere()) !== departmentId) throw new ApiFailure(failureOfCode("ManyElsewhere"));
  if ((yield* select(selectSalesChannelId)) === salesChannelId) return;
  if (!isAsked) throw new ApiFailure(failureOfCode("ManyElsewhere"));
  yield* bringChannel(work, salesChannelId);
}

function* addPart(work: BasketWork, part: number[]): SagaGenerator<void> {
  const { gifts, sent } = yield* select((state: RootState) => state.many);
  const asked = part.map((place) => gifts[place]!);
  const now = work.services.clock.now();
  const products = asked.map((gift) => productOf(gift, now).product);
  let before = yield* basketAtHand(work);
  // Usually `change` itself finds out whether a part in doubt was added; but not if another change has come between,
  // or the page was left.
  if (!work.uncertain && sent?.basketId === before.id && JSON.stringify(sent.part) === JSON.stringify(part)) {
    before = (yield* receiveBasket(work, () => work.services.commerce.fetchBasket(before.id))).basket;
    if (countLike(before, products, now) >= sent.had + part.length) return;
  }
  yield* put(partSent({ basketId: before.id, part, had: countLike(before, products, now) }));
  const isMade = yield* change(work, addProducts(asked), { isPart: true });
  if (!isMade) throw new ApiFailure(failureOfCode("AlreadyOrdered"));
}

function* homeHere(): SagaGenerator<ManyHome> {
  return { salesChannelId: yield* select(selectSalesChannelId), departmentId: yield* departmentHere() };
}

/** Adds up to 500 gifts for many recipients, each exactly once, whatever goes wrong meanwhile. */
export function* manySaga(services: Services, work: BasketWork) {
  yield* keepMany(services);
  yield* takeEvery(basketExpired, function* () {
    const { status, home } = yield* select((state: RootState) => state.many);
    const isTheirs = (yield* select(selectSalesChannelId)) === home?.salesChannelId;
    if (isTheirs && (status === "working" || status === "stopped")) yield* put(partsLost());
  });
  yield* takeLeading([addMany, continueMany, continueWithout], function* (action) {
    if (addMany.match(action)) yield* put(manyBegun(yield* homeHere()));
    const stopAsking = services.askBeforeLeaving();
    yield* call(attempt(addAll, manyStopped), services, work);
    stopAsking();
  });
}
