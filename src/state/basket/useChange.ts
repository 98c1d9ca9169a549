import { type Action } from "@reduxjs/toolkit";
import { useCallback } from "react";
import { useStore } from "react-redux";
import { type Failure } from "~/domain/failure";
import { type RootState } from "../rootReducer";
import { selectBasketWaiting, selectChangeFailure } from "./selectors";

/**
 * Asks for a change of the basket, for a part of the screen that wants to know what became of it. The answer comes once
 * no change is under way any more: why the last one was not made, null when it was,
 * or when it is for nobody any more: another country was entered meanwhile, or the person signed out.
 */
export function useChange(): (change: Action) => Promise<Failure | null> {
  const store = useStore<RootState>();
  return useCallback(
    async (change) => {
      store.dispatch(change);
      await new Promise<void>((resolve) => {
        let stop: () => void = () => undefined;
        const look = () => {
          if (selectBasketWaiting(store.getState())) return;
          stop();
          resolve();
        };
        stop = store.subscribe(look);
        look();
      });
      // Why it was not made is told right after its end.
      return selectChangeFailure(store.getState());
    },
    [store],
  );
}
