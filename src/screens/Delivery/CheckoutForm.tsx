import { Form, Formik, useFormikContext } from "formik";
import { useLayoutEffect, useRef } from "react";
import { FormattedMessage } from "react-intl";
import { BillingForm } from "~/blocks/BillingForm/BillingForm";
import { SaveDraft } from "~/blocks/BillingForm/SaveDraft";
import { OrderReference } from "~/blocks/BillingForm/OrderReference";
import { PaymentPanel } from "~/blocks/PaymentPanel/PaymentPanel";
import { CHECKED_WHEN_SENT } from "~/blocks/RecipientForm/checkedWhenSent";
import { ForgetMended } from "~/blocks/RecipientForm/ForgetMended";
import { internationalPhone } from "~/blocks/RecipientForm/internationalPhone";
import { usePhones } from "~/blocks/RecipientForm/usePhones";
import { useRules } from "~/blocks/RecipientForm/useRules";
import { type Basket } from "~/domain/basket";
import {
  type BillingForm as Billing,
  chosenBefore,
  knownBilling,
  paymentOf,
  sameBilling,
  savedBilling,
} from "~/domain/buyer";
import { isFree } from "~/domain/payable";
import { selectAccount, selectUser } from "~/state/auth/selectors";
import { selectPayerDraft, selectReferenceDraft, selectTypedBilling } from "~/state/basket/selectors";
import { saveBillingDraft, saveBuyer, saveReferenceDraft } from "~/state/basket/slice";
import { useAppDispatch, useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";
import { payBasket } from "~/state/payment/slice";
import { CheckoutErrors } from "./CheckoutErrors";
import { type CheckoutValues } from "./checkoutValues";
import styles from "./Delivery.module.css";

const loadRules = () => import("./checkoutSchema");

/** The payer, the terms and the payment: one form with one button. */
export function CheckoutForm({ basket }: { basket: Basket }) {
  const dispatch = useAppDispatch();
  const account = useAppSelector(selectAccount);
  const { countryCode } = useAppSelector(selectMarket);
  const typed = useAppSelector(selectTypedBilling);
  const draft = useAppSelector(selectPayerDraft);
  const saved = savedBilling(account, useAppSelector(selectUser), countryCode);
  const { buyer } = basket;
  const known = knownBilling({ typed, draft, saved, buyer, accountId: account?.id ?? "" }, countryCode);
  // It is kept in its international form, as it was sent; the field has the calling code in front of it.
  const phones = usePhones(true);
  const billing = { ...known, phone: phones?.behindPrefix(known.phone, known.countryCode) ?? known.phone };
  const check = useRules(loadRules, ({ checkoutSchema }, _values: CheckoutValues) => checkoutSchema, "billing.name");
  const typedReference = useAppSelector(selectReferenceDraft);

  // The person pays for what was on screen at the click, not for what came while the form was validated.
  const agreed = useRef(basket);
  const pay = async (values: CheckoutValues) => {
    const shown = agreed.current;
    const phone = await internationalPhone(values.billing.phone, values.billing.countryCode);
    const payer = { ...values.billing, phone };
    const reference = values.reference.trim();
    const isSaved = sameBilling(values.billing, saved) || sameBilling(payer, saved);
    dispatch(saveBillingDraft(payer, isSaved));
    if (reference === (basket.reference ?? "")) {
      // Enter leaves no field: what was saved when the reference was left before may be another one.
      if (typedReference !== null) dispatch(saveReferenceDraft(reference));
    } else dispatch(saveBuyer({ billing: payer, reference: reference || null }));
    // Vouchers may have paid everything since: then no choice is shown, and none counts.
    const chosen = isFree(basket) ? null : values.paymentMethod;
    dispatch(payBasket({ acceptTerms: values.terms, paymentMethod: paymentOf(account, chosen), shown }));
  };
  const initial: CheckoutValues = {
    billing,
    reference: typedReference ?? basket.reference ?? "",
    terms: false,
    paymentMethod: chosenBefore(basket),
  };
  return (
    <Formik initialValues={initial} validate={check} {...CHECKED_WHEN_SENT} onSubmit={pay}>
      <Form noValidate className={styles.form} onSubmitCapture={() => (agreed.current = basket)}>
        <SaveDraft />
        <ForgetMended />
        <LateBuyer billing={billing} />
        <section className={styles.section} aria-labelledby="billing">
          <h2 id="billing" className={styles.heading}>
            <FormattedMessage id="checkout.billing" />
          </h2>
          <CheckoutErrors />
          <BillingForm />
          <OrderReference />
        </section>
        <section className={styles.section} aria-labelledby="payment">
          <h2 id="payment" className={styles.heading}>
            <FormattedMessage id="checkout.payment" />
          </h2>
          <PaymentPanel basket={basket} />
        </section>
      </Form>
    </Formik>
  );
}

/**
 * Fills in the details of a person who turns out to be signed in after the form was rendered, unless something was
 * typed.
 */
function LateBuyer({ billing }: { billing: Billing }) {
  const { values, initialValues, resetForm } = useFormikContext<CheckoutValues>();
  const isUntouched = sameBilling(values.billing, initialValues.billing);
  const isNews = !sameBilling(billing, initialValues.billing);
  // Before the person can do anything else: what they did in between would be reset with it.
  useLayoutEffect(() => {
    if (isUntouched && isNews) resetForm({ values: { ...values, billing } });
  }, [isNews]); // eslint-disable-line react-hooks/exhaustive-deps -- once for each news, whatever is typed meanwhile
  return null;
}
