import { type FormikErrors, useFormikContext } from "formik";
import { useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { useStore } from "react-redux";
import { afterPaint } from "~/components/afterPaint";
import { useIsLeft } from "~/components/useIsLeft";
import { soonest } from "~/domain/deliveryDate";
import { type Failure, failureOf, sameCode } from "~/domain/failure";
import { type Product } from "~/domain/product";
import { type ProductStockInfo } from "~/domain/stock";
import { selectPurchaseDraft } from "~/state/basket/selectors";
import { addedUnseen, addProducts, savePurchaseDraft } from "~/state/basket/slice";
import { useChange } from "~/state/basket/useChange";
import { selectReplacements } from "~/state/auth/selectors";
import { useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";
import { type RootState } from "~/state/rootReducer";
import { withInternationalPhone } from "../RecipientForm/internationalPhone";
import { purchaseFailure } from "./purchaseFailure";
import { afterRefusal } from "../When/whenValues";
import { draftOf, type PurchaseValues } from "./purchaseValues";

interface Told {
  stock: ProductStockInfo | null;
  /** Validates the form. */
  validate: (values: PurchaseValues) => Promise<FormikErrors<PurchaseValues>>;
  /** Called when the form was not accepted, by us or by the server. */
  onAttempt: () => void;
  /** Called with what is sent, as more may be typed meanwhile; null once it was refused. */
  onSent: (sent: PurchaseValues | null) => void;
  onAdded: () => void;
  onStockChanged: () => void;
}

/**
 * Adds the form's gift to the basket, once per click, and reports the outcome. If the form is left meanwhile, it comes
 * back empty, so that no second gift is added by another click; what is refused then is there again.
 */
export function useAdding(product: Product, told: Told) {
  const { stock, validate, onAttempt, onSent, onAdded, onStockChanged } = told;
  const change = useChange();
  const store = useStore<RootState>();
  const { locale } = useIntl();
  const { countryCode } = useAppSelector(selectMarket);
  const { values, setErrors, setValues, validateForm } = useFormikContext<PurchaseValues>();
  const [isAdding, setAdding] = useState(false);
  const [refusal, setRefusal] = useState<{ why: Failure; wanted: string } | null>(null);
  // It is not about another variant, or another number of them.
  const wanted = `${values.stockKeepingUnit} ${values.quantity}`;
  const failure = refusal?.wanted === wanted ? refusal.why : null;
  // A ref, as two clicks in one task come before any state has changed.
  const busy = useRef(false);
  const isLeft = useIsLeft();

  const refused = (why: Failure) => {
    onSent(null);
    setRefusal({ why, wanted });
    const errors = purchaseFailure(why, values.deliveryMethod);
    const moved = errors.day ? afterRefusal(values.deliveryMethod, values, Date.now()) : null;
    // Without a check, which would take the server's words away.
    if (moved) void setValues((typed) => ({ ...typed, ...moved }), false);
    setErrors(errors);
    onAttempt();
    if (sameCode(why.code, "OutOfStock")) onStockChanged();
  };
  const judgedBy = useRef(stock);
  const isUnexplained = failure !== null && Object.keys(failure.fields).length === 0;
  useEffect(() => {
    const isNews = judgedBy.current !== stock;
    judgedBy.current = stock;
    // What is left tells what to put right: to take fewer, or another one.
    if (isNews && isUnexplained) void validateForm();
  }, [stock, isUnexplained, validateForm]);
  const ahead = useRef<Pick<Told, "validate"> & { values: PurchaseValues; errors: ReturnType<typeof validate> }>(null);
  /** Checks the form while the button is still pressed, so that what follows the press need not wait for it. */
  const checkAhead = async () => {
    await afterPaint();
    ahead.current = { values, validate, errors: validate(values) };
  };
  const add = async () => {
    if (busy.current) return;
    busy.current = true;
    setRefusal(null);
    try {
      await afterPaint();
      // For one press: what was checked long ago may be late by now.
      const checked = ahead.current;
      ahead.current = null;
      const isNow = checked?.values === values && checked.validate === validate;
      const errors = await (isNow ? checked.errors : validate(values));
      // Formik's own submit would render the form three more times.
      setErrors(errors);
      if (Object.keys(errors).length > 0) return onAttempt();
      const draft = draftOf(values, product, { locale, countryCode });
      const recipient = await withInternationalPhone(draft.recipient, draft.deliveryMethod, countryCode);
      const deliveryDate = draft.deliveryDate ?? soonest(draft.deliveryMethod, Date.now(), values.timezone);
      setAdding(true);
      onSent(values);
      const person = selectReplacements(store.getState());
      const why = await change(addProducts([{ ...draft, deliveryDate, recipient }]));
      // Who signed out, or was replaced, leaves neither word nor form behind.
      const isTheirs = person === selectReplacements(store.getState());
      const isNewer = selectPurchaseDraft(store.getState(), product.id) !== null;
      // At once: if the session is over, the page is leaving for the sign-in, and the next may read before it is gone.
      if (why && isTheirs && !isNewer) store.dispatch(savePurchaseDraft(draft));
      if (isLeft.current) {
        if (!why && isTheirs) store.dispatch(addedUnseen());
        return;
      }
      if (why) return refused(why);
      onAdded();
    } catch (error) {
      // The numbering plans could not be loaded: the person can click again.
      refused(failureOf(error));
    } finally {
      busy.current = false;
      setAdding(false);
    }
  };
  return { add, checkAhead, isAdding, failure };
}
