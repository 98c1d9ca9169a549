import { call, put, select, type SagaGenerator, takeEvery, takeLeading } from "typed-redux-saga";
import { ApiFailure } from "~/api/apiFailure";
import { type Basket } from "~/api/commerce/basket";
import { failureOfCode } from "~/domain/failure";
import { productOf } from "~/domain/purchaseDraft";
import { wereAdded } from "~/domain/sameLines";
import { attempt } from "../attempt";
import { basketAtHand } from "../basket/bring";
import { change } from "../basket/change";
import { addProducts, basketExpired, closeJustAdded } from "../basket/slice";
import { type BasketWork, received } from "../basket/work";
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

/** What was on its way when nobody knew how it ended. */
interface Doubt {
  before: Basket;
  part: number[];
}

/** Puts all gifts into the basket, part by part; between them other changes of the basket have their turn. */
function* addAll(_services: Services, work: BasketWork, doubts: { last: Doubt | null }): SagaGenerator<void> {
  for (;;) {
    const { added } = yield* select((state: RootState) => state.many);
    const part = added.flatMap((isIn, place) => (isIn ? [] : [place])).slice(0, PART);
    if (part.length === 0) break;
    yield* put(partBegun(part));
    yield* work.inTurn(addPart, work, part, doubts);
    // The screen of these gifts says that they are in; no dialog shall.
    yield* put(closeJustAdded());
    yield* put(partAdded(part));
  }
  yield* put(manyAdded());
}

function* addPart(work: BasketWork, part: number[], doubts: { last: Doubt | null }): SagaGenerator<void> {
  const { gifts } = yield* select((state: RootState) => state.many);
  const asked = part.map((place) => gifts[place]!);
  let before = yield* basketAtHand(work);
  const { last } = doubts;
  // The queue's own doubt settles it; but another change may have come between, and then the queue has forgotten.
  if (!work.doubt && last?.before.id === before.id && JSON.stringify(last.part) === JSON.stringify(part)) {
    before = (yield* received(work, () => work.services.commerce.fetchBasket(before.id))).basket;
    const products = asked.map((gift) => productOf(gift, work.services.clock.now()).product);
    doubts.last = null;
    if (wereAdded(last.before, before, products)) return;
  }
  doubts.last = { before, part };
  const isMade = yield* change(work, addProducts(asked), null, { stopsAtOrder: true });
  doubts.last = null;
  if (!isMade) throw new ApiFailure(failureOfCode("AlreadyOrdered"));
}

function* forgetParts(): SagaGenerator<void> {
  const { status } = yield* select((state: RootState) => state.many);
  if (status === "working" || status === "stopped") yield* put(partsLost());
}

/** Gifts for many, at most five hundred: once each, whatever happens on the way. */
export function* manySaga(services: Services, work: BasketWork) {
  const doubts: { last: Doubt | null } = { last: null };
  yield* takeEvery(basketExpired, forgetParts);
  yield* takeLeading([addMany, continueMany, continueWithout], function* (action) {
    if (addMany.match(action)) doubts.last = null;
    yield* call(attempt(addAll, manyStopped), services, work, doubts);
  });
}
