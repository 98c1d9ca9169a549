import { getIn, useFormikContext } from "formik";
import { useEffect } from "react";
import { useErrorText } from "~/blocks/RecipientForm/useErrorText";
import { ErrorSummary } from "~/components/ErrorSummary";
import { type Failure } from "~/domain/failure";
import { accountFailure, accountFieldId, FIELDS } from "./accountFields";
import { type AccountValues } from "./accountValues";

/** What there is to put right, on top of the form. The server's words go to their fields too. */
export function AccountErrors({ failure }: { failure: Failure | null }) {
  const { errors, setErrors, submitCount, values } = useFormikContext<AccountValues>();
  const errorText = useErrorText();

  // A press empties the errors first, so that the summary comes anew with these, and takes the focus.
  useEffect(() => {
    const told = failure ? accountFailure(failure) : {};
    if (Object.keys(told).length > 0) setErrors(told);
  }, [failure, setErrors]);

  const summary = FIELDS.flatMap((field) => {
    const text = errorText(getIn(errors, field) as string | undefined, { country: values.vatCountry });
    return text ? [{ fieldId: accountFieldId(field), text }] : [];
  });
  return <ErrorSummary errors={summary} attempt={submitCount} />;
}
