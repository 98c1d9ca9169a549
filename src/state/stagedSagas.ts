import { type Action, type Dispatch, type Middleware, type MiddlewareAPI } from "@reduxjs/toolkit";

type Deliver = (action: unknown) => void;

/**
 * Comes with the late chunk: puts the sagas on the store, and returns what starts each of them, and what hands an
 * action to those that have been started.
 */
export type PutSagas = (store: MiddlewareAPI<Dispatch<Action>>) => {
  starts: readonly (() => void)[];
  deliver: Deliver;
};

/**
 * A middleware to which the sagas are attached after the first paint. Until then it remembers every action; then it
 * hands them to the sagas in order, but not to the reducers, which have already had them.
 */
export function createStagedSagas() {
  let remembered: unknown[] = [];
  let deliver: Deliver | null = null;
  let store: MiddlewareAPI<Dispatch<Action>> | null = null;

  const middleware: Middleware = (api) => {
    store = api;
    return (next) => (action) => {
      const result = next(action);
      if (deliver) deliver(action);
      else remembered.push(action);
      return result;
    };
  };

  /**
   * Starts the sagas, and then hands them what they missed: one at a time, each when `when` runs its task, which must
   * be in the order of the calls. A second call is ignored.
   */
  function attach(put: PutSagas, when: (task: () => void) => void = (task) => task()): void {
    if (!store || deliver) return;
    // What the sagas put while they start, and what is dispatched until all have, comes after what was remembered.
    const early: unknown[] = [];
    deliver = (action) => early.push(action);
    const { starts, deliver: live } = put(store);
    for (const start of starts) when(start);
    for (const action of remembered) when(() => live(action));
    remembered = [];
    when(() => {
      while (early.length > 0) live(early.shift());
      deliver = live;
    });
  }

  return { middleware, attach };
}
