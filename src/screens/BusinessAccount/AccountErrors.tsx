import { getIn, useFormikContext } from "formik";
import { useEffect } from "react";
import { useAttempt } from "~/blocks/RecipientForm/useAttempt";
import { useErrorText } from "~/blocks/RecipientForm/useErrorText";
import { ErrorSummary } from "~/components/ErrorSummary";
import { useOtherWords } from "~/components/FailureText";
import { type AccountValues } from "~/domain/accountDraft";
import { type Failure } from "~/domain/failure";
import { accountFailure, accountFieldId, accountFieldOf, FIELDS } from "./accountFields";

/**
 * The errors, at the top of the form. The server's messages are also set on their fields; general ones are listed here
 * too (spec §5). A failure that is about no field is shown by the form itself.
 */
export function AccountErrors({ failure }: { failure: Failure | null }) {
  const { errors, setErrors, values } = useFormikContext<AccountValues>();
  const errorText = useErrorText();
  const otherWords = useOtherWords();
  const attempt = useAttempt();

  // Submitting clears the errors first, so that the summary is rendered anew with these, and takes the focus.
  useEffect(() => {
    const told = failure ? accountFailure(failure) : {};
    if (Object.keys(told).length > 0) setErrors(told);
  }, [failure, setErrors]);

  const summary = FIELDS.flatMap((field) => {
    // A separate address that is given up has no fields any more.
    if (!values.hasDelivery && field.startsWith("delivery.")) return [];
    const text = errorText(getIn(errors, field) as string | undefined, { country: values.vatCountry });
    return text ? [{ fieldId: accountFieldId(field), text }] : [];
  });
  const rest = otherWords(failure, (path) => accountFieldOf(path) !== undefined);
  return <ErrorSummary errors={[...summary, ...rest.map((text) => ({ text }))]} attempt={attempt} />;
}
