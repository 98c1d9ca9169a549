import { useFormikContext } from "formik";
import { useEffect, useEffectEvent, useState } from "react";
import { useStore } from "react-redux";
import { type BillingForm } from "~/domain/buyer";
import { selectChosen, selectPersonId } from "~/state/auth/selectors";
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
  const saved = useAppSelector(selectBillingDraft);
  const savedReference = useAppSelector(selectReferenceDraft);
  const [firstReference] = useState(reference);
  const personId = useAppSelector(selectPersonId);

  const save = useEffectEvent(() => {
    // Nor is it left for whoever comes after a person who has signed out, or in whose place somebody else signed in.
    if (personId !== selectPersonId(store.getState())) return;
    // The form is left because somebody else is shopped for now, who has another payer.
    if (billing.accountId !== (selectChosen(store.getState())?.id ?? "")) return;
    // Nothing typed is no draft: it would stand before what becomes known of the buyer later.
    const known = JSON.stringify(saved ?? initialValues.billing);
    if (JSON.stringify(billing) !== known) dispatch(saveBillingDraft(billing));
    // What was emptied stays empty: it is not the basket's own reference again, which nobody has typed here either.
    if (reference !== (savedReference ?? firstReference)) dispatch(saveReferenceDraft(reference));
  });
  useEffect(() => {
    const keep = () => save();
    document.addEventListener("focusout", keep);
    window.addEventListener("pagehide", keep);
    return () => {
      document.removeEventListener("focusout", keep);
      window.removeEventListener("pagehide", keep);
      save();
    };
  }, []);
  return null;
}
