import { useEffect, useEffectEvent } from "react";
import { useStore } from "react-redux";
import { type KeptTable } from "~/domain/storedMany";
import { selectReplacements } from "~/state/auth/selectors";
import { useAppDispatch, useAppSelector } from "~/state/hooks";
import { selectManyStatus, selectTableLeft } from "~/state/many/selectors";
import { saveTable } from "~/state/many/slice";
import { type RootState } from "~/state/rootReducer";

type Left = Omit<KeptTable, "table"> & { table: KeptTable["table"] | null };

/** Stores a product's table when the person leaves the product, or the page, for a reload or the sign-in. */
export function useKeptTable({ table, ...rest }: Left): void {
  const dispatch = useAppDispatch();
  const store = useStore<RootState>();
  const replacements = useAppSelector(selectReplacements);
  const keep = useEffectEvent(() => {
    const state = store.getState();
    // What a person has brought who signed out, or was replaced, is not for the next one.
    if (replacements !== selectReplacements(state)) return;
    if (table && selectManyStatus(state) !== "done") dispatch(saveTable({ ...rest, table }));
    else if (selectTableLeft(state)?.productId === rest.productId) dispatch(saveTable(null));
  });
  useEffect(() => {
    const left = () => keep();
    window.addEventListener("pagehide", left);
    return () => {
      window.removeEventListener("pagehide", left);
      left();
    };
  }, []);
}
