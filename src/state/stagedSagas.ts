import { type Action, type Dispatch, type Middleware, type MiddlewareAPI } from "@reduxjs/toolkit";

type Deliver = (action: unknown) => void;

/** What the late chunk brings: it starts the sagas over the store and answers how to hand them an action. */
export type StartSagas = (store: MiddlewareAPI<Dispatch<Action>>) => Deliver;

/**
 * The place in the store that sagas take behind the first paint. Until they are attached, every action is remembered;
 * then they are told all of them, in order, and only they: the reducers have long heard them.
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

  /** Starts the sagas, and tells them what they missed `when` there is time for it; a second call is ignored. */
  function attach(start: StartSagas, when: (task: () => void) => void = (task) => task()): void {
    if (!store || deliver) return;
    // What the sagas themselves put while they start, and what is asked until then, comes after what was remembered.
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
