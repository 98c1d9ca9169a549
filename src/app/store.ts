import { configureStore } from "@reduxjs/toolkit";
import { rootReducer, type RootState } from "~/state/rootReducer";
import { createStagedSagas } from "~/state/stagedSagas";

/** Creates the store. Sagas are attached after the first paint; actions until then are kept for them. */
export function createStore(preloadedState: RootState) {
  const staged = createStagedSagas();
  const store = configureStore({
    reducer: rootReducer,
    preloadedState,
    middleware: (defaults) => defaults({ serializableCheck: false, immutableCheck: false }).concat(staged.middleware),
    devTools: import.meta.env.DEV,
  });
  return { store, attachSagas: staged.attach };
}

export type ShopStart = ReturnType<typeof createStore>;
export type ShopStore = ShopStart["store"];
