import { type Action } from "@reduxjs/toolkit";
import { useCallback } from "react";
import { useStore } from "react-redux";
import { type Failure, failureOfCode } from "~/domain/failure";
import { selectMarket } from "../intl/selectors";
import { type RootState } from "../rootReducer";
import { withChangeId } from "./changeId";
import { selectEndedChange } from "./selectors";

/**
 * Asks for a change of the basket, for a part of the screen that wants to know what became of it. The answer comes once
 * this very change has ended, whatever others are under way: why it was not made, null when it was, or when the person
 * signed out. `CountryLeft` where another country was entered meanwhile: what waited is dropped then, and must not pass
 * for done.
 */
export function useChange(): (change: Action) => Promise<Failure | null> {
  const store = useStore<RootState>();
  return useCallback(
    async (change) => {
      const country = () => selectMarket(store.getState()).countryCode;
      const asked = country();
      const { changeId, named } = withChangeId(change);
      store.dispatch(named);
      await new Promise<void>((resolve) => {
        let stop: () => void = () => undefined;
        const look = () => {
          if (!selectEndedChange(store.getState(), changeId)) return;
          stop();
          resolve();
        };
        stop = store.subscribe(look);
        look();
      });
      if (country() !== asked) return failureOfCode("CountryLeft");
      return selectEndedChange(store.getState(), changeId)?.failure ?? null;
    },
    [store],
  );
}
