import { call, type SagaGenerator } from "typed-redux-saga";

/** Makes a call, which is aborted if the saga is cancelled meanwhile, for example because its screen was left. */
export function* abortable<T>(ask: (signal: AbortSignal) => Promise<T>): SagaGenerator<T> {
  const controller = new AbortController();
  try {
    return yield* call(ask, controller.signal);
  } finally {
    // Of a call that has ended nothing is left to abort.
    controller.abort();
  }
}
