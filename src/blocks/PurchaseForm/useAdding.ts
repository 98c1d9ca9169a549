import { type Store } from "@reduxjs/toolkit";
import { useFormikContext } from "formik";
import { useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { useStore } from "react-redux";
import { recipientFields } from "~/domain/delivery";
import { soonest } from "~/domain/deliveryDate";
import { type Failure, failureOf, sameCode } from "~/domain/failure";
import { type Product } from "~/domain/product";
import { selectBasketWaiting, selectChangeFailure } from "~/state/basket/selectors";
import { addProducts } from "~/state/basket/slice";
import { type RootState } from "~/state/rootReducer";
import { loadPhones } from "../RecipientForm/recipientSchema";
import { purchaseFailure } from "./purchaseFailure";
import { draftOf, type PurchaseValues } from "./purchaseValues";

interface Told {
  /** The form was not accepted, by us or by the server. */
  onAttempt: () => void;
  onAdded: () => void;
  onStockDoubted?: () => void;
  onNow?: () => number;
}

/** Puts what the form holds into the basket, once a press, and tells what became of it. */
export function useAdding(product: Product, { onAttempt, onAdded, onStockDoubted, onNow = Date.now }: Told) {
  const store = useStore<RootState>();
  const { locale } = useIntl();
  const { values, validateForm, setErrors } = useFormikContext<PurchaseValues>();
  const [isAdding, setAdding] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  // Two presses of one task come before any state has changed.
  const busy = useRef(false);
  const stopWaiting = useRef<() => void>(() => undefined);
  useEffect(() => () => stopWaiting.current(), []);

  const refused = (why: Failure) => {
    setFailure(why);
    setErrors(purchaseFailure(why));
    onAttempt();
    if (sameCode(why.code, "OutOfStock")) onStockDoubted?.();
  };
  const ended = () => {
    busy.current = false;
    setAdding(false);
    const why = selectChangeFailure(store.getState());
    if (why) refused(why);
    else onAdded();
  };
  const add = async () => {
    if (busy.current) return;
    busy.current = true;
    setFailure(null);
    try {
      const errors = await validateForm();
      if (Object.keys(errors).length > 0) {
        busy.current = false;
        onAttempt();
        return;
      }
      const draft = draftOf(values, product, locale);
      const recipient = await international(draft.recipient, draft.deliveryMethod);
      const deliveryDate = draft.deliveryDate ?? soonest(draft.deliveryMethod, onNow(), values.timezone);
      setAdding(true);
      store.dispatch(addProducts([{ ...draft, deliveryDate, recipient }]));
      stopWaiting.current = whenQuiet(store, ended);
    } catch (error) {
      // The numbering plans did not come: the press counts for nothing and can be made again.
      busy.current = false;
      refused(failureOf(error));
    }
  };
  return { add, isAdding, failure };
}

/** Calls back once no change of the basket is under way. Why the last one was not made is told right after its end. */
function whenQuiet(store: Store<RootState>, then: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const unsubscribe = store.subscribe(() => {
    if (selectBasketWaiting(store.getState())) return;
    unsubscribe();
    timer = setTimeout(then, 0);
  });
  return () => {
    unsubscribe();
    clearTimeout(timer);
  };
}

/** A phone number is sent in its international form, whatever country's habit it was typed in. */
async function international(recipient: PurchaseValues["recipient"], method: string) {
  if (!recipientFields(method).includes("phone") || !recipient.phone.trim()) return recipient;
  const phone = (await loadPhones()).toE164(recipient.phone, recipient.countryCode) ?? recipient.phone;
  return { ...recipient, phone, phoneRepeat: phone };
}
