import { call, delay, race, take, type SagaGenerator } from "typed-redux-saga";
import { type EventChannel } from "redux-saga";
import { type AskOptions } from "~/api/ask";
import { type Order } from "~/api/commerce/orders";
import { type Failure } from "~/domain/failure";
import { pollPause } from "~/domain/wait";
import { failureIn } from "../attempt";
import { abortable } from "../abortable";
import { type Services } from "../services";

/**
 * The outcome of polling: the order; null without a failure if the server has none yet; a failure if it never answered.
 * `isSlow`: neither has come in the time there was. `due`: the time (`clock.elapsed`) from which it may be asked for
 * again.
 */
export type Polled = { order: Order } | { order: null; failure: Failure | null; isSlow: boolean; due: number };

/**
 * Polls for an order every `everyMs`, for at most `forMs`, of which the first `afterMs` pass before it is asked for.
 * Requests never overlap, and a server with too many of them is asked again when it says. Time does not count while the
 * tab is hidden, and polling goes on when it is shown again.
 */
export function* pollOrder(
  services: Services,
  shown: EventChannel<boolean>,
  publicOrderId: string,
  { everyMs, forMs, afterMs = 0 }: { everyMs: number; forMs: number; afterMs?: number },
): SagaGenerator<Polled> {
  const { clock, isVisible } = services;
  let spent = afterMs;
  let due = 0;
  if (afterMs > 0) yield* delay(Math.min(afterMs, forMs));
  let failure: Failure | null = null;
  let isHeard = false;
  while (spent < forMs) {
    while (!isVisible()) yield* take(shown);
    const began = clock.elapsed();
    const { answer } = yield* race({
      answer: call(askOnce, services, publicOrderId, { retries: 0 }),
      over: delay(forMs - spent),
    });
    if (answer && "order" in answer && answer.order) return { order: answer.order };
    let pause = everyMs;
    if (answer && "failure" in answer) {
      ({ failure } = answer);
      pause = pollPause(failure, everyMs, clock.now());
    } else if (answer) isHeard = true;
    due = began + pause;
    const took = clock.elapsed() - began;
    const rest = Math.min(pause - took, forMs - spent - took);
    if (rest > 0) yield* delay(rest);
    spent += isVisible() ? Math.max(took, pause) : 0;
  }
  // If the server has answered "not yet" at least once, lost requests do not matter.
  return { order: null, failure: isHeard ? null : failure, isSlow: !isHeard && !failure, due };
}

/** Asks for an order with the time and the repetitions that other queries have, for slow connections. */
export function* askAtLength(services: Services, publicOrderId: string): SagaGenerator<Polled> {
  const answer = yield* askOnce(services, publicOrderId);
  if ("order" in answer && answer.order) return { order: answer.order };
  return { order: null, failure: "failure" in answer ? answer.failure : null, isSlow: false, due: 0 };
}

function* askOnce(
  services: Services,
  publicOrderId: string,
  options: Pick<AskOptions, "retries"> = {},
): SagaGenerator<{ order: Order | null } | { failure: Failure }> {
  try {
    return {
      order: yield* abortable((signal) => services.commerce.fetchOrder(publicOrderId, { signal, ...options })),
    };
  } catch (error) {
    return { failure: failureIn(services, error) };
  }
}
