import { useFormikContext } from "formik";
import { useState } from "react";
import { useStore } from "react-redux";
import { useKeepOnLeave } from "~/components/useKeepOnLeave";
import { type BillingForm, sameBilling } from "~/domain/buyer";
import { selectChosen, selectPersonId } from "~/state/auth/selectors";
import { selectBasket, selectReferenceDraft, selectTypedBilling } from "~/state/basket/selectors";
import { saveBillingDraft, saveReferenceDraft } from "~/state/basket/slice";
import { useAppDispatch, useAppSelector } from "~/state/hooks";
import { selectPaying } from "~/state/payment/selectors";
import { type RootState } from "~/state/rootReducer";

/** Saves what is being typed as a whole draft: after each field, and when the page or the screen is left. */
export function SaveDraft() {
  const dispatch = useAppDispatch();
  const store = useStore<RootState>();
  const { values, initialValues } = useFormikContext<{ billing: BillingForm; reference: string }>();
  const { billing, reference } = values;
  const typed = useAppSelector(selectTypedBilling);
  const savedReference = useAppSelector(selectReferenceDraft);
  const [firstReference] = useState(reference);
  const personId = useAppSelector(selectPersonId);
  const basketId = useAppSelector(selectBasket)?.id;
  const [firstBasketId] = useState(basketId);

  const save = () => {
    // Not if the person has signed out or been replaced: the draft must not be left for the next one.
    if (personId !== selectPersonId(store.getState())) return;
    // Not while it is being paid: what was sent is saved, with the phone in its international form.
    if (selectPaying(store.getState())) return;
    // Not if the form is left because of a switch to another account, which has another payer.
    if (billing.accountId !== (selectChosen(store.getState())?.id ?? "")) return;
    // Without changes nothing is saved: a draft would take precedence over what becomes known about the buyer later.
    if (!sameBilling(billing, typed ?? initialValues.billing)) dispatch(saveBillingDraft(billing));
    // The reference goes with its basket, which may be an order by now; the payer stays for the next one.
    if (firstBasketId !== selectBasket(store.getState())?.id) return;
    // An emptied reference is saved as "", so that it does not become the basket's own again.
    if (reference !== (savedReference ?? firstReference)) dispatch(saveReferenceDraft(reference));
  };
  useKeepOnLeave(save, { field: true, screen: true });
  return null;
}
