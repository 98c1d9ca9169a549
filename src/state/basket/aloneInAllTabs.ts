import { call, select, type SagaGenerator } from "typed-redux-saga";
import { ApiFailure } from "~/api/apiFailure";
import { isInUse } from "~/domain/basketStart";
import { failureOfCode } from "~/domain/failure";
import { LOCAL } from "~/domain/storage";
import { rememberBasket, rememberedBasket } from "../remembered";
import { type Services } from "../services";
import { selectBasket } from "./selectors";
import { basketKey, type BasketWork } from "./work";

/**
 * Runs a worker while no other tab of this browser changes a basket or pays for it. A page that goes away meanwhile
 * leaves a mark, as what it sent may have been made: whoever comes next reads the basket first. Throws if another tab's
 * payment takes too long to wait for. Must run in the queue; may be nested.
 */
export function* aloneInAllTabs<R>(work: BasketWork, worker: () => SagaGenerator<R>): SagaGenerator<R> {
  if (work.isAlone) return yield* worker();
  const { local, clock } = work.services;
  const lock = work.services.takeBasketLock();
  let isEnded = false;
  let wasInDoubt = false;
  try {
    const { waited, isPaidElsewhere } = yield* call(() => lock);
    wasInDoubt = local.read(LOCAL.changing) !== null;
    // The storage event about what the other tab has done may not have come yet.
    if (waited || wasInDoubt) work.isStale = true;
    if (isPaidElsewhere) throw new ApiFailure(failureOfCode("PaymentUnderWay"));
    work.isAlone = true;
    local.write(LOCAL.changing, String(clock.now()));
    const result = yield* worker();
    isEnded = true;
    return result;
  } catch (error) {
    isEnded = work.isAlone;
    throw error;
  } finally {
    // Not if it was cancelled, or its outcome is unknown.
    if (isEnded && !work.uncertain && !work.isStale) {
      local.remove(LOCAL.changing);
      if (wasInDoubt) yield* storeAgain(work.services);
    }
    work.isAlone = false;
    void lock.then(({ release }) => release());
  }
}

/** The other tabs hear of what was in doubt and was seen here, even if nothing else was changed. */
function* storeAgain({ local, clock }: Services): SagaGenerator<void> {
  const basket = yield* select(selectBasket);
  const key = yield* basketKey();
  const isStored = basket && rememberedBasket(local, key, clock.now()) === basket.id;
  if (isStored) rememberBasket(local, key, { basketId: basket.id, isInUse: isInUse(basket) }, clock.now());
}
