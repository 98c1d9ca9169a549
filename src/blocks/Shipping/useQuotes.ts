import { useEffect, useRef } from "react";
import { type Basket } from "~/domain/basket";
import { stillUnquoted, waysLacking } from "~/domain/lackingWays";
import { selectBasketWaiting, selectQuotedAbroad, selectUnquoted } from "~/state/basket/selectors";
import { askForQuotes } from "~/state/basket/slice";
import { useAppDispatch, useAppSelector } from "~/state/hooks";

/**
 * Requests quotes for the deliveries by post, once for each; again only when the person asks. `onSettled` hears once
 * that the sums of the basket are known: none are needed, or those that were requested have come or failed.
 */
export function useQuotes(basket: Basket | null, editable: boolean, onSettled: () => void): void {
  const dispatch = useAppDispatch();
  const unquoted = useAppSelector(selectUnquoted);
  const abroad = useAppSelector(selectQuotedAbroad);
  const waiting = useAppSelector(selectBasketWaiting);
  const refused = basket ? stillUnquoted(basket, unquoted, abroad) : [];
  const lacking = basket && editable ? waysLacking(basket, abroad).filter(({ id }) => !refused.includes(id)) : [];
  const wanted = lacking.map(({ id }) => id).join(" ");
  const asked = useRef("");
  const settled = useRef(false);
  const isThere = basket !== null;
  useEffect(() => {
    // Quotes come one by one: only at the end is it known which are still missing.
    if (waiting) return;
    const isNew = wanted !== asked.current;
    asked.current = wanted;
    if (wanted && isNew) {
      dispatch(askForQuotes());
    } else if (isThere && !settled.current) {
      settled.current = true;
      onSettled();
    }
  }, [wanted, waiting, isThere, onSettled, dispatch]);
}
