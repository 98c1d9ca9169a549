import { type Action } from "@reduxjs/toolkit";
import { useCallback } from "react";
import { useStore } from "react-redux";
import { type Failure, failureOfCode } from "~/domain/failure";
import { selectMarket } from "../intl/selectors";
import { type RootState } from "../rootReducer";
import { withChangeId } from "./changeId";
import { selectEndedChange } from "./selectors";

/**
 * Dispatches a change of the basket for a component that waits for its outcome. The promise resolves once this very
 * change has ended: to the failure if it was not made, to null if it was, or if the person signed out. To `CountryLeft`
 * if another country was entered meanwhile: the queue is dropped then, and the change must not pass for done.
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
