import { call, race, type SagaGenerator, take } from "typed-redux-saga";
import { countryLeft, loggedOut } from "./facts";

/** Runs workers one at a time, in the order in which they asked. */
export type Enqueue = <A extends unknown[], R>(
  worker: (...args: A) => SagaGenerator<R>,
  ...args: A
) => SagaGenerator<R>;

/** The person for whom something was on its way has signed out, or left the country: it is for nobody any more. */
export class Cancelled extends Error {
  override readonly name = "Cancelled";
}

/**
 * The queue of all that touches the basket: changes, reloads and the payment wait for each other, so no answer can
 * overtake another and no change can slip under a payment. Signing out ends all that has its turn or waits for it.
 */
export function createQueue(): Enqueue {
  let last: Promise<unknown> = Promise.resolve();
  return function* enqueue<A extends unknown[], R>(worker: (...args: A) => SagaGenerator<R>, ...args: A) {
    const before = last;
    let leave = () => {};
    const turn = new Promise<void>((resolve) => {
      leave = resolve;
    });
    // Whoever is cancelled while waiting must not let the next one past those before it.
    last = before.then(() => turn);
    try {
      const ended = yield* race({
        result: call(function* () {
          yield* call(() => before);
          return { is: yield* worker(...args) };
        }),
        left: take([loggedOut, countryLeft]),
      });
      if (!ended.result) throw new Cancelled();
      return ended.result.is;
    } finally {
      leave();
    }
  };
}
