import { call, put, race, select, type SagaGenerator, take, takeEvery, takeLeading } from "typed-redux-saga";
import { ApiFailure } from "~/api/apiFailure";
import { type Basket } from "~/api/commerce/basket";
import { failureOfCode } from "~/domain/failure";
import { productOf } from "~/domain/purchaseDraft";
import { wereAdded } from "~/domain/sameLines";
import { SESSION, writeJson } from "~/domain/storage";
import { attempt, guarded } from "../attempt";
import { basketAtHand } from "../basket/bring";
import { change } from "../basket/change";
import { bringChannel } from "../basket/channel";
import { readBasket } from "../basket/receive";
import { changeExclusively } from "../basket/saga";
import { selectSalesChannelId } from "../basket/selectors";
import { addProducts, basketExpired } from "../basket/slice";
import { type BasketWork, departmentHere } from "../basket/work";
import { countryLeft, loggedOut, personReplaced } from "../facts";
import { type RootState } from "../rootReducer";
import { type Services } from "../services";
import { typesOf } from "../typesOf";
import {
  addMany,
  continueMany,
  continueWithout,
  keepTable,
  manyAdded,
  manyBegun,
  manyStopped,
  partAdded,
  partBegun,
  partsLost,
} from "./slice";

/** How many gifts are added with one call. */
const PART = 25;

/** What is known about one run of adding many gifts, besides what the slice has. */
interface Run {
  /** The channel, and the department there, whose basket they go into. */
  salesChannelId: number;
  departmentId: string | null;
  /** The part whose outcome is unknown, and the basket before it. */
  last: { before: Basket; part: number[] } | null;
}

/** Adds all gifts to the basket, part by part; between the parts other changes of the basket have their turn. */
function* addAll(_services: Services, work: BasketWork, run: Run): SagaGenerator<void> {
  for (let isFirst = true; ; isFirst = false) {
    const { added } = yield* select((state: RootState) => state.many);
    const part = added.flatMap((isIn, place) => (isIn ? [] : [place])).slice(0, PART);
    if (part.length === 0) break;
    yield* put(partBegun(part));
    const worker = function* () {
      yield* toItsChannel(work, run, isFirst);
      yield* addPart(work, part, run);
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
function* toItsChannel(work: BasketWork, { salesChannelId, departmentId }: Run, isAsked: boolean): SagaGenerator<void> {
  if ((yield* departmentHere()) !== departmentId) throw new ApiFailure(failureOfCode("ManyElsewhere"));
  if ((yield* select(selectSalesChannelId)) === salesChannelId) return;
  if (!isAsked) throw new ApiFailure(failureOfCode("ManyElsewhere"));
  yield* bringChannel(work, salesChannelId);
}

function* addPart(work: BasketWork, part: number[], run: Run): SagaGenerator<void> {
  const { gifts } = yield* select((state: RootState) => state.many);
  const asked = part.map((place) => gifts[place]!);
  let before = yield* basketAtHand(work);
  const { last } = run;
  // Usually `change` itself finds out whether a part in doubt was added; but not if another change has come between.
  if (!work.uncertain && last?.before.id === before.id && JSON.stringify(last.part) === JSON.stringify(part)) {
    before = (yield* readBasket(work, before.id)).basket;
    const now = work.services.clock.now();
    const products = asked.map((gift) => productOf(gift, now).product);
    run.last = null;
    if (wereAdded(last.before, before, products, now)) return;
  }
  run.last = { before, part };
  const isMade = yield* change(work, addProducts(asked), { isPart: true });
  run.last = null;
  if (!isMade) throw new ApiFailure(failureOfCode("AlreadyOrdered"));
}

function* newRun(): SagaGenerator<Run> {
  return { salesChannelId: yield* select(selectSalesChannelId), departmentId: yield* departmentHere(), last: null };
}

/** A table that was left outlives a reload of the page, and a sign-in. */
function* storeTable({ session }: Services): SagaGenerator<void> {
  const { kept } = yield* select((state: RootState) => state.many);
  // If there is no room for it, an earlier one must not come back in its place.
  if (!writeJson(session, SESSION.recipients, kept)) session.remove(SESSION.recipients);
}

/** Adds up to 500 gifts for many recipients, each exactly once, whatever goes wrong meanwhile. */
export function* manySaga(services: Services, work: BasketWork) {
  let run = yield* newRun();
  const left = [keepTable, manyAdded, loggedOut, personReplaced, countryLeft];
  yield* takeEvery(typesOf(left), guarded(storeTable), services);
  yield* takeEvery(basketExpired, function* () {
    const { status } = yield* select((state: RootState) => state.many);
    const isTheirChannel = (yield* select(selectSalesChannelId)) === run.salesChannelId;
    const isTheirs = isTheirChannel && (yield* departmentHere()) === run.departmentId;
    if (isTheirs && (status === "working" || status === "stopped")) yield* put(partsLost());
  });
  yield* takeLeading([addMany, continueMany, continueWithout], function* (action) {
    if (addMany.match(action)) {
      run = yield* newRun();
      yield* put(manyBegun(run.departmentId));
    }
    const stopAsking = services.askBeforeLeaving();
    // If somebody else signs in, they are told nothing of it, and the gifts that are left are not added.
    yield* race({ ended: call(attempt(addAll, manyStopped), services, work, run), left: take(personReplaced) });
    stopAsking();
  });
}
