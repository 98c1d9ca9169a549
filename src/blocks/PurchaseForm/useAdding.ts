import { type FormikErrors, useFormikContext } from "formik";
import { useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { afterPaint } from "~/components/afterPaint";
import { recipientFields } from "~/domain/delivery";
import { soonest } from "~/domain/deliveryDate";
import { type Failure, failureOf, sameCode } from "~/domain/failure";
import { phoneCountry } from "~/domain/phoneCountry";
import { type Product } from "~/domain/product";
import { addProducts } from "~/state/basket/slice";
import { useChange } from "~/state/basket/useChange";
import { useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";
import { loadPhones } from "../RecipientForm/loadPhones";
import { purchaseFailure } from "./purchaseFailure";
import { draftOf, type PurchaseValues } from "./purchaseValues";

interface Told {
  /** Validates the form. */
  validate: (values: PurchaseValues) => Promise<FormikErrors<PurchaseValues>>;
  /** Called when the form was not accepted, by us or by the server. */
  onAttempt: () => void;
  /** Called with what was added, as more may have been typed since. */
  onAdded: (added: PurchaseValues) => void;
  onStockChanged?: () => void;
  onNow?: () => number;
}

/** Adds the form's gift to the basket, once per click, and reports the outcome. */
export function useAdding(product: Product, { validate, onAttempt, onAdded, onStockChanged, onNow = Date.now }: Told) {
  const change = useChange();
  const { locale } = useIntl();
  const { countryCode } = useAppSelector(selectMarket);
  const { values, setErrors } = useFormikContext<PurchaseValues>();
  const [isAdding, setAdding] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  // A ref, as two clicks in one task come before any state has changed.
  const busy = useRef(false);
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);

  const refused = (why: Failure) => {
    setFailure(why);
    setErrors(purchaseFailure(why, values.deliveryMethod));
    onAttempt();
    if (sameCode(why.code, "OutOfStock")) onStockChanged?.();
  };
  const add = async () => {
    if (busy.current) return;
    busy.current = true;
    setFailure(null);
    try {
      await afterPaint();
      // Formik's own submit would render the form three more times.
      const errors = await validate(values);
      setErrors(errors);
      if (Object.keys(errors).length > 0) return onAttempt();
      const draft = draftOf(values, product, locale);
      const recipient = await international(draft.recipient, draft.deliveryMethod, countryCode);
      const deliveryDate = draft.deliveryDate ?? soonest(draft.deliveryMethod, onNow(), values.timezone);
      setAdding(true);
      const why = await change(addProducts([{ ...draft, deliveryDate, recipient, typed: draft }]));
      if (isLeft.current) return;
      if (why) return refused(why);
      onAdded(values);
    } catch (error) {
      // The numbering plans could not be loaded: the person can click again.
      refused(failureOf(error));
    } finally {
      busy.current = false;
      setAdding(false);
    }
  };
  return { add, isAdding, failure };
}

/** The recipient with phone numbers in their international form, as they are sent. */
async function international(recipient: PurchaseValues["recipient"], method: string, shopCountry: string) {
  if (!recipientFields(method).includes("phone") || !recipient.phone.trim()) return recipient;
  const { toE164 } = await loadPhones();
  const phone = toE164(recipient.phone, phoneCountry(recipient, method, shopCountry)) ?? recipient.phone;
  return { ...recipient, phone, phoneRepeat: phone };
}
