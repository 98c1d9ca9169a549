import { useFormikContext } from "formik";
import { FormattedMessage } from "react-intl";
import { Field } from "~/components/Field";
import { TextInput } from "~/components/TextInput";
import { useErrorText } from "../RecipientForm/useErrorText";

export const REFERENCE_ID = "order-reference";

/** The order reference, which is shown on the confirmation. */
export function OrderReference() {
  const { values, errors, handleChange } = useFormikContext<{ reference: string }>();
  const errorText = useErrorText();
  return (
    <Field
      id={REFERENCE_ID}
      label={<FormattedMessage id="billing.reference" />}
      hint={<FormattedMessage id="billing.referenceHint" />}
      optional
      error={errorText(errors.reference)}
    >
      <TextInput name="reference" autoComplete="off" maxLength={120} value={values.reference} onChange={handleChange} />
    </Field>
  );
}
