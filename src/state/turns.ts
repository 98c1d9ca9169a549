import { call, type SagaGenerator } from "typed-redux-saga";

/** Runs workers one at a time, in the order in which they asked. */
export type InTurn = <A extends unknown[], R>(worker: (...args: A) => SagaGenerator<R>, ...args: A) => SagaGenerator<R>;

/**
 * The queue of all that touches the basket: changes, reloads and the payment wait for each other, so no answer can
 * overtake another and no change can slip under a payment.
 */
export function createTurns(): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return function* inTurn(worker, ...args) {
    const before = last;
    let leave = () => {};
    const turn = new Promise<void>((resolve) => {
      leave = resolve;
    });
    // Whoever is cancelled while waiting must not let the next one past those before it.
    last = before.then(() => turn);
    try {
      yield* call(() => before);
      return yield* worker(...args);
    } finally {
      leave();
    }
  };
}
