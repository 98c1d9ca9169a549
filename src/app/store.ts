import { configureStore } from "@reduxjs/toolkit";
import { rootReducer, type RootState } from "~/state/rootReducer";
import { createStagedSagas } from "~/state/stagedSagas";

/** The store of the shop. Sagas are attached behind the first paint; what was asked before then is kept for them. */
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
