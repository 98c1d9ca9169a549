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
 * What there is to put right, on top of the form. The server's words go to their fields too; what it says of none
 * stands with them (spec §5). A refusal without any field is told by the form itself.
 */
export function AccountErrors({ failure }: { failure: Failure | null }) {
  const { errors, setErrors, values } = useFormikContext<AccountValues>();
  const errorText = useErrorText();
  const otherWords = useOtherWords();
  const attempt = useAttempt();

  // A press empties the errors first, so that the summary comes anew with these, and takes the focus.
  useEffect(() => {
    const told = failure ? accountFailure(failure) : {};
    if (Object.keys(told).length > 0) setErrors(told);
  }, [failure, setErrors]);

  const summary = FIELDS.flatMap((field) => {
    const text = errorText(getIn(errors, field) as string | undefined, { country: values.vatCountry });
    return text ? [{ fieldId: accountFieldId(field), text }] : [];
  });
  const rest = otherWords(failure, (path) => accountFieldOf(path) !== undefined);
  return <ErrorSummary errors={[...summary, ...rest.map((text) => ({ text }))]} attempt={attempt} />;
}
