import { call, delay, race, take, type SagaGenerator } from "typed-redux-saga";
import { type EventChannel } from "redux-saga";
import { type Order } from "~/api/commerce/orders";
import { type Failure, failureOf } from "~/domain/failure";
import { abortable } from "../abortable";
import { type Services } from "../services";

/** How a time of asking ended: with the order, without it, or without ever hearing from the server. */
export type Polled = { order: Order } | { order: null; failure: Failure | null };

/**
 * Asks for an order every `everyMs` for at most `forMs`, one asking after the other. Time is counted as it passes, not
 * by the clock on the wall; while the tab is hidden it does not count, and asking goes on when the tab is shown.
 */
export function* pollOrder(
  { commerce, clock, isVisible }: Services,
  shown: EventChannel<boolean>,
  publicOrderId: string,
  { everyMs, forMs }: { everyMs: number; forMs: number },
): SagaGenerator<Polled> {
  let spent = 0;
  let failure: Failure | null = null;
  let isHeard = false;
  while (spent < forMs) {
    if (!isVisible()) yield* take(shown);
    const began = clock.elapsed();
    const { answer } = yield* race({
      answer: call(ask, commerce, publicOrderId),
      over: delay(forMs - spent),
    });
    if (answer && "order" in answer && answer.order) return { order: answer.order };
    if (answer && "failure" in answer) failure = answer.failure;
    else if (answer) isHeard = true;
    const took = clock.elapsed() - began;
    const rest = Math.min(everyMs - took, forMs - spent - took);
    if (rest > 0) yield* delay(rest);
    spent += isVisible() ? Math.max(took, everyMs) : 0;
  }
  // Once the server has said "not yet", a lost asking is no news, before it or after.
  return { order: null, failure: isHeard ? null : failure };
}

function* ask(
  commerce: Services["commerce"],
  publicOrderId: string,
): SagaGenerator<{ order: Order | null } | { failure: Failure }> {
  try {
    return {
      order: yield* call(() => abortable((signal) => commerce.fetchOrder(publicOrderId, { signal, retries: 0 }))),
    };
  } catch (error) {
    return { failure: failureOf(error) };
  }
}
