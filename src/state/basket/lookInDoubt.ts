import { call, delay, type SagaGenerator, takeLeading } from "typed-redux-saga";
import { guarded } from "../attempt";
import { channelOf } from "../channelOf";
import { type Services } from "../services";
import { aloneInAllTabs } from "./aloneInAllTabs";
import { adoptStored } from "./otherTabs";
import { changeEnded, checkBasket } from "./slice";
import { type BasketWork, isInDoubt } from "./work";

const FIRST_AFTER_MS = 4000;
const AT_MOST_MS = 60_000;

/** Reads the basket if it may not be as it is shown; if that fails, nobody is told. */
export const lookInDoubt = guarded(function* (_services: Services, work: BasketWork): SagaGenerator<void> {
  yield* work.enqueue(function* () {
    // Whoever had their turn before may have seen it.
    if (isInDoubt(work)) yield* aloneInAllTabs(work, () => adoptStored(work));
  });
});

/** No event tells that a server answers again: it is asked, less and less often. */
function* lookUntilKnown(services: Services, work: BasketWork): SagaGenerator<void> {
  for (let wait = FIRST_AFTER_MS; isInDoubt(work); wait = Math.min(2 * wait, AT_MOST_MS)) {
    yield* delay(wait);
    yield* call(lookInDoubt, services, work);
  }
}

/** After a change whose end nobody knows the basket is read as soon as it can be. */
export function* lookInDoubtSaga(services: Services, work: BasketWork) {
  const returns = yield* call(() => channelOf(services.onPageReturn));
  yield* takeLeading(returns, lookInDoubt, services, work);
  yield* takeLeading(checkBasket, lookInDoubt, services, work);
  yield* takeLeading(changeEnded, lookUntilKnown, services, work);
}
