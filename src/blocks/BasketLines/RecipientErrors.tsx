import { useFormikContext } from "formik";
import { useEffect } from "react";
import { useIntl } from "react-intl";
import { ErrorSummary } from "~/components/ErrorSummary";
import { recipientFields, type RecipientForm } from "~/domain/delivery";
import { type Failure } from "~/domain/failure";
import { toastOf } from "~/domain/toast";
import { recipientFailure } from "../RecipientForm/recipientFailure";
import { useErrorText } from "../RecipientForm/useErrorText";

interface RecipientErrorsProps {
  method: string;
  idPrefix: string;
  /** Why the server refused the last attempt. */
  failure: Failure | null;
}

/** What is to put right in a recipient, on top of the form; the server's words go to their fields too. */
export function RecipientErrors({ method, idPrefix, failure }: RecipientErrorsProps) {
  const { errors, setErrors, submitCount } = useFormikContext<{ recipient: RecipientForm }>();
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  useEffect(() => {
    if (failure) setErrors({ recipient: recipientFailure(failure) });
  }, [failure, setErrors]);
  const found = recipientFields(method).flatMap((field) => {
    const text = errorText(errors.recipient?.[field]);
    return text ? [{ fieldId: `${idPrefix}-${field}`, text }] : [];
  });
  const told = failure && Object.keys(recipientFailure(failure)).length === 0 ? toastOf(failure) : null;
  const [words = told?.detail] = told ? Object.values(failure!.fields) : [];
  const general = told ? [{ text: words ?? formatMessage({ id: told.id }) }] : [];
  return <ErrorSummary errors={[...found, ...general]} attempt={submitCount} />;
}
