import { useFormikContext } from "formik";
import { useEffect, useRef } from "react";
import { type BillingForm } from "~/domain/buyer";
import { selectBillingDraft } from "~/state/basket/selectors";
import { billingDraftSaved } from "~/state/basket/slice";
import { useAppDispatch, useAppSelector } from "~/state/hooks";

/** Keeps what is being typed as a whole draft: when the hand rests, and when the page or the screen is left. */
export function SaveDraft() {
  const dispatch = useAppDispatch();
  const { billing } = useFormikContext<{ billing: BillingForm }>().values;
  const saved = useAppSelector(selectBillingDraft);
  const latest = useRef({ billing, saved });

  useEffect(() => {
    latest.current = { billing, saved };
  }, [billing, saved]);

  useEffect(() => {
    const save = () => {
      const { billing: typed, saved: known } = latest.current;
      if (JSON.stringify(typed) !== JSON.stringify(known)) dispatch(billingDraftSaved(typed));
    };
    document.addEventListener("focusout", save);
    window.addEventListener("pagehide", save);
    return () => {
      document.removeEventListener("focusout", save);
      window.removeEventListener("pagehide", save);
      save();
    };
  }, [dispatch]);
  return null;
}
