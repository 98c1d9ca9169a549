import { type Action, type Dispatch, type Middleware, type MiddlewareAPI } from "@reduxjs/toolkit";

type Deliver = (action: unknown) => void;

/** Comes with the late chunk: starts the sagas on the store and returns a function that hands them an action. */
export type StartSagas = (store: MiddlewareAPI<Dispatch<Action>>) => Deliver;

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

  /** Starts the sagas, and hands them what they missed once `when` runs its task; a second call is ignored. */
  function attach(start: StartSagas, when: (task: () => void) => void = (task) => task()): void {
    if (!store || deliver) return;
    // What the sagas put while they start, and what is dispatched until the task runs, comes after what was remembered.
    const early: unknown[] = [];
    deliver = (action) => early.push(action);
    const live = start(store);
    when(() => {
      const before = remembered;
      remembered = [];
      for (const action of before) live(action);
      while (early.length > 0) live(early.shift());
      deliver = live;
    });
  }

  return { middleware, attach };
}
