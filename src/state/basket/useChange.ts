import { type Action } from "@reduxjs/toolkit";
import { useCallback } from "react";
import { useStore } from "react-redux";
import { type Failure, failureOfCode } from "~/domain/failure";
import { selectMarket } from "../intl/selectors";
import { type RootState } from "../rootReducer";
import { selectBasketWaiting, selectChangeFailure } from "./selectors";

/**
 * Asks for a change of the basket, for a part of the screen that wants to know what became of it. The answer comes once
 * no change is under way any more: why the last one was not made, null when it was, or when the person signed out.
 * `CountryLeft` where another country was entered meanwhile: what waited is dropped then, and must not pass for done.
 */
export function useChange(): (change: Action) => Promise<Failure | null> {
  const store = useStore<RootState>();
  return useCallback(
    async (change) => {
      const country = () => selectMarket(store.getState()).countryCode;
      const asked = country();
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
      if (country() !== asked) return failureOfCode("CountryLeft");
      // Why it was not made is told right after its end.
      return selectChangeFailure(store.getState());
    },
    [store],
  );
}
