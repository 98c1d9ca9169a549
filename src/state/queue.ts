import { call, race, type SagaGenerator, take } from "typed-redux-saga";
import { countryLeft, loggedOut } from "./facts";

/** Runs workers one at a time, in the order in which they were enqueued, and returns the worker's result. */
export type Enqueue = <A extends unknown[], R>(
  worker: (...args: A) => SagaGenerator<R>,
  ...args: A
) => SagaGenerator<R>;

/** Thrown to whoever waits for a worker when the person signs out or leaves the country: its work is dropped. */
export class Cancelled extends Error {
  override readonly name = "Cancelled";
}

/**
 * The queue for everything that touches the basket: changes, reloads and the payment wait for each other, so that no
 * answer can overtake another and no change can slip into a payment. Signing out, or leaving the country, cancels
 * everything in it.
 */
export function createQueue(): Enqueue {
  let last: Promise<unknown> = Promise.resolve();
  return function* enqueue<A extends unknown[], R>(worker: (...args: A) => SagaGenerator<R>, ...args: A) {
    const before = last;
    let leave = () => {};
    const turn = new Promise<void>((resolve) => {
      leave = resolve;
    });
    // A worker that is cancelled while it waits must not let the next one overtake those before it.
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
