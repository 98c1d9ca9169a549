import { useFormikContext } from "formik";
import { useEffect } from "react";
import { BILLING_FIELDS, billingFailure, billingFieldId } from "~/blocks/BillingForm/billingFields";
import { REFERENCE_ID } from "~/blocks/BillingForm/OrderReference";
import { TERMS_ID } from "~/blocks/PaymentPanel/Terms";
import { useAttempt } from "~/blocks/RecipientForm/useAttempt";
import { useErrorText } from "~/blocks/RecipientForm/useErrorText";
import { ErrorSummary } from "~/components/ErrorSummary";
import { selectChangeFailure } from "~/state/basket/selectors";
import { useAppSelector } from "~/state/hooks";
import { selectPaymentTrouble } from "~/state/payment/selectors";
import { type CheckoutValues } from "./checkoutValues";

/** The errors before paying, at the top of the form. The server's messages are also set on their fields. */
export function CheckoutErrors() {
  const { errors, setErrors } = useFormikContext<CheckoutValues>();
  const errorText = useErrorText();
  const attempt = useAttempt();
  const trouble = useAppSelector(selectPaymentTrouble);
  const changeFailure = useAppSelector(selectChangeFailure);
  const failure = trouble?.kind === "refused" ? trouble.failure : changeFailure;

  useEffect(() => {
    const billing = failure && billingFailure(failure);
    if (billing && Object.keys(billing).length > 0) setErrors({ billing });
  }, [failure, setErrors]);

  const fields = [
    ...BILLING_FIELDS.map((field) => ({ fieldId: billingFieldId(field), error: errors.billing?.[field] })),
    { fieldId: REFERENCE_ID, error: errors.reference },
  ].filter(({ error }) => error);
  // If only the terms are missing, that is shown at their checkbox, which takes the focus itself.
  const shown = fields.length > 0 ? [...fields, { fieldId: TERMS_ID, error: errors.terms }] : [];
  const summary = shown.flatMap(({ fieldId, error }) => {
    const text = errorText(error);
    return text ? [{ fieldId, text }] : [];
  });
  return <ErrorSummary errors={summary} attempt={attempt} />;
}
