import { useEffect, useRef } from "react";
import { type Basket } from "~/domain/basket";
import { stillUnquoted, waysLacking } from "~/domain/deliveryWays";
import { selectBasketWaiting, selectUnquoted } from "~/state/basket/selectors";
import { askForQuotes } from "~/state/basket/slice";
import { useAppDispatch, useAppSelector } from "~/state/hooks";

/** Requests quotes for the deliveries by post, once for each; again only when the person asks. */
export function useQuotes(basket: Basket | null, editable: boolean): void {
  const dispatch = useAppDispatch();
  const unquoted = useAppSelector(selectUnquoted);
  const waiting = useAppSelector(selectBasketWaiting);
  const refused = basket ? stillUnquoted(basket, unquoted) : [];
  const lacking = basket && editable ? waysLacking(basket).filter(({ id }) => !refused.includes(id)) : [];
  const wanted = lacking.map(({ id }) => id).join(" ");
  const asked = useRef("");
  useEffect(() => {
    // Quotes come one by one: only at the end is it known which are still missing.
    if (waiting || wanted === asked.current) return;
    asked.current = wanted;
    if (wanted) dispatch(askForQuotes());
  }, [wanted, waiting, dispatch]);
}
