import { configureStore, createAction } from "@reduxjs/toolkit";
import createSagaMiddleware from "redux-saga";
import { put as putAction, takeEvery } from "redux-saga/effects";
import { describe, expect, test } from "vitest";
import { createStagedSagas, type PutSagas } from "~/state/stagedSagas";

const asked = createAction<number>("asked");
const told = createAction<number>("told");

function shop() {
  const staged = createStagedSagas();
  const reduced: string[] = [];
  const heard: string[] = [];
  const store = configureStore({
    reducer: (count: number = 0, action) => {
      if (asked.match(action) || told.match(action)) reduced.push(`${action.type} ${action.payload}`);
      return count + 1;
    },
    devTools: false,
    middleware: (defaults) => defaults().concat(staged.middleware),
  });
  const put: PutSagas = (api) => {
    const saga = createSagaMiddleware();
    const deliver = saga(api)((action) => action);
    const each = [
      function* () {
        yield takeEvery(asked, function* ({ payload }) {
          heard.push(`asked ${payload}`);
          yield putAction(told(payload));
        });
      },
      function* () {
        yield takeEvery(told, function* ({ payload }) {
          heard.push(`told ${payload}`);
        });
      },
    ];
    return { starts: each.map((one) => () => void saga.run(one)), deliver };
  };
  return { store, attach: (when?: (task: () => void) => void) => staged.attach(put, when), reduced, heard };
}

describe("sagas that come late", () => {
  test("hear what was asked before them, in order, and the reducers hear nothing twice", () => {
    const { store, attach, reduced, heard } = shop();
    store.dispatch(asked(1));
    store.dispatch(asked(2));
    expect(reduced).toEqual(["asked 1", "asked 2"]);
    attach();
    expect(heard).toEqual(["asked 1", "asked 2", "told 1", "told 2"]);
    expect(reduced).toEqual(["asked 1", "asked 2", "told 1", "told 2"]);
  });

  test("hear everything after that as it happens", () => {
    const { store, attach, heard } = shop();
    attach();
    store.dispatch(asked(3));
    expect(heard).toEqual(["asked 3", "told 3"]);
  });

  test("are told what they missed when there is time, and what happens until then behind it", () => {
    const { store, attach, heard } = shop();
    const tasks: (() => void)[] = [];
    store.dispatch(asked(1));
    attach((task) => tasks.push(task));
    store.dispatch(asked(2));
    // Two to start, one that was missed, and the rest.
    expect(tasks).toHaveLength(4);
    for (const task of tasks.splice(0, 2)) task();
    expect(heard).toEqual([]);
    for (const task of tasks.splice(0, 1)) task();
    expect(heard).toEqual(["asked 1"]);
    for (const task of tasks) task();
    store.dispatch(asked(3));
    expect(heard).toEqual(["asked 1", "asked 2", "told 1", "told 2", "asked 3", "told 3"]);
  });

  test("start once", () => {
    const { store, attach, heard } = shop();
    attach();
    attach();
    store.dispatch(asked(4));
    expect(heard).toEqual(["asked 4", "told 4"]);
  });
});
