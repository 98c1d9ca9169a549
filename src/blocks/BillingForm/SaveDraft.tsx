import { useFormikContext } from "formik";
import { useEffect, useRef } from "react";
import { useStore } from "react-redux";
import { type BillingForm } from "~/domain/buyer";
import { selectChosen } from "~/state/auth/selectors";
import { selectBillingDraft, selectReferenceDraft } from "~/state/basket/selectors";
import { saveBillingDraft, saveReferenceDraft } from "~/state/basket/slice";
import { useAppDispatch, useAppSelector } from "~/state/hooks";
import { type RootState } from "~/state/rootReducer";

/** Keeps what is being typed as a whole draft: when the hand rests, and when the page or the screen is left. */
export function SaveDraft() {
  const dispatch = useAppDispatch();
  const store = useStore<RootState>();
  const { values, initialValues } = useFormikContext<{ billing: BillingForm; reference: string }>();
  const { billing, reference } = values;
  const untouched = initialValues.billing;
  const saved = useAppSelector(selectBillingDraft);
  const savedReference = useAppSelector(selectReferenceDraft);
  const latest = useRef({ billing, untouched, saved, reference, savedReference });

  useEffect(() => {
    latest.current = { billing, untouched, saved, reference, savedReference };
  }, [billing, untouched, saved, reference, savedReference]);

  useEffect(() => {
    const save = () => {
      const { billing: typed, untouched: asItCame, saved, ...named } = latest.current;
      // The form is left because somebody else is shopped for now, who has another payer.
      if (typed.accountId !== (selectChosen(store.getState())?.id ?? "")) return;
      // Nothing typed is no draft: it would stand before what becomes known of the buyer later.
      const known = JSON.stringify(saved ?? asItCame);
      if (JSON.stringify(typed) !== known) dispatch(saveBillingDraft(typed));
      // What was saved and then emptied stays empty: it is not the basket's own reference again.
      if (named.reference !== (named.savedReference ?? "")) dispatch(saveReferenceDraft(named.reference));
    };
    document.addEventListener("focusout", save);
    window.addEventListener("pagehide", save);
    return () => {
      document.removeEventListener("focusout", save);
      window.removeEventListener("pagehide", save);
      save();
    };
  }, [dispatch, store]);
  return null;
}
