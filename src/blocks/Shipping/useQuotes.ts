import { useEffect } from "react";
import { type Basket } from "~/domain/basket";
import { stillUnquoted, waysLacking } from "~/domain/deliveryWays";
import { selectUnquoted } from "~/state/basket/selectors";
import { askForQuotes } from "~/state/basket/slice";
import { useAppDispatch, useAppSelector } from "~/state/hooks";

/** Has the carriers asked about what goes by post, once for each delivery; again only when the person asks. */
export function useQuotes(basket: Basket | null, editable: boolean): void {
  const dispatch = useAppDispatch();
  const unquoted = useAppSelector(selectUnquoted);
  const refused = basket ? stillUnquoted(basket, unquoted) : [];
  const lacking = basket && editable ? waysLacking(basket).filter(({ id }) => !refused.includes(id)) : [];
  const asked = lacking.map(({ id }) => id).join(" ");
  useEffect(() => {
    if (asked) dispatch(askForQuotes());
  }, [asked, dispatch]);
}
