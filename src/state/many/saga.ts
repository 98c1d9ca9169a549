import { call, put, select, type SagaGenerator, takeEvery, takeLeading } from "typed-redux-saga";
import { ApiFailure } from "~/api/apiFailure";
import { type Basket } from "~/api/commerce/basket";
import { failureOfCode } from "~/domain/failure";
import { productOf } from "~/domain/purchaseDraft";
import { wereAdded } from "~/domain/sameLines";
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
import {
  addMany,
  continueMany,
  continueWithout,
  manyAdded,
  manyStopped,
  partAdded,
  partBegun,
  partsLost,
} from "./slice";

/** So many gifts go into the basket with one call. */
const PART = 25;

/** What is known of gifts on their way beside what the screen shows. */
interface Way {
  /** The channel, and the department there, whose basket they go into. */
  salesChannelId: number;
  departmentId: string | null;
  /** What was on its way when nobody knew how it ended. */
  last: { before: Basket; part: number[] } | null;
}

/** Puts all gifts into the basket, part by part; between them other changes of the basket have their turn. */
function* addAll(_services: Services, work: BasketWork, way: Way): SagaGenerator<void> {
  for (let isFirst = true; ; isFirst = false) {
    const { added } = yield* select((state: RootState) => state.many);
    const part = added.flatMap((isIn, place) => (isIn ? [] : [place])).slice(0, PART);
    if (part.length === 0) break;
    yield* put(partBegun(part));
    const worker = function* () {
      yield* toItsChannel(work, way, isFirst);
      yield* addPart(work, part, way);
    };
    yield* work.enqueue(changeExclusively, work, worker);
    yield* put(partAdded(part));
  }
  yield* put(manyAdded());
}

/**
 * Another channel has another basket: somebody who went there meanwhile is not taken back before they say so, and not
 * at all where they shop for somebody else by now.
 */
function* toItsChannel(work: BasketWork, { salesChannelId, departmentId }: Way, isAsked: boolean): SagaGenerator<void> {
  if ((yield* departmentHere()) !== departmentId) throw new ApiFailure(failureOfCode("ManyElsewhere"));
  if ((yield* select(selectSalesChannelId)) === salesChannelId) return;
  if (!isAsked) throw new ApiFailure(failureOfCode("ManyElsewhere"));
  yield* bringChannel(work, salesChannelId);
}

function* addPart(work: BasketWork, part: number[], way: Way): SagaGenerator<void> {
  const { gifts } = yield* select((state: RootState) => state.many);
  const asked = part.map((place) => gifts[place]!);
  let before = yield* basketAtHand(work);
  const { last } = way;
  // The queue's own doubt settles it; but another change may have come between, and then the queue has forgotten.
  if (!work.uncertain && last?.before.id === before.id && JSON.stringify(last.part) === JSON.stringify(part)) {
    before = (yield* receiveBasket(work, () => work.services.commerce.fetchBasket(before.id))).basket;
    const now = work.services.clock.now();
    const products = asked.map((gift) => productOf(gift, now).product);
    way.last = null;
    if (wereAdded(last.before, before, products, now)) return;
  }
  way.last = { before, part };
  const isMade = yield* change(work, addProducts(asked), { isPart: true });
  way.last = null;
  if (!isMade) throw new ApiFailure(failureOfCode("AlreadyOrdered"));
}

function* newWay(): SagaGenerator<Way> {
  return { salesChannelId: yield* select(selectSalesChannelId), departmentId: yield* departmentHere(), last: null };
}

/** Gifts for many, at most five hundred: once each, whatever happens on the way. */
export function* manySaga(services: Services, work: BasketWork) {
  let way = yield* newWay();
  yield* takeEvery(basketExpired, function* () {
    const { status } = yield* select((state: RootState) => state.many);
    const isTheirs = (yield* select(selectSalesChannelId)) === way.salesChannelId;
    if (isTheirs && (status === "working" || status === "stopped")) yield* put(partsLost());
  });
  yield* takeLeading([addMany, continueMany, continueWithout], function* (action) {
    if (addMany.match(action)) way = yield* newWay();
    yield* call(attempt(addAll, manyStopped), services, work, way);
  });
}
