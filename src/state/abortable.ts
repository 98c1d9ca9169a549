import { CANCEL } from "redux-saga";

/** A call that is aborted when the saga that waits for it is cancelled, for example because its screen was left. */
export function abortable<T>(ask: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const answer = ask(controller.signal);
  return Object.assign(answer, { [CANCEL]: () => controller.abort() });
}
