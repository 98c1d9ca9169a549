import { useFormikContext } from "formik";
import { useEffect } from "react";
import { ErrorSummary } from "~/components/ErrorSummary";
import { useFailureText, useOtherWords } from "~/components/FailureText";
import { recipientFields, type RecipientForm } from "~/domain/delivery";
import { type Failure } from "~/domain/failure";
import { recipientFailure, recipientFieldOf } from "../RecipientForm/recipientFailure";
import { useAttempt } from "../RecipientForm/useAttempt";
import { useErrorText } from "../RecipientForm/useErrorText";

interface RecipientErrorsProps {
  method: string;
  idPrefix: string;
  /** Why the server refused the last attempt. */
  failure: Failure | null;
}

/** The errors of a recipient form, at its top; the server's messages are also set on their fields. */
export function RecipientErrors({ method, idPrefix, failure }: RecipientErrorsProps) {
  const { errors, setErrors } = useFormikContext<{ recipient: RecipientForm }>();
  const failureText = useFailureText();
  const otherWords = useOtherWords();
  const errorText = useErrorText();
  const attempt = useAttempt();
  useEffect(() => {
    if (failure) setErrors({ recipient: recipientFailure(failure, method) });
  }, [failure, setErrors]); // eslint-disable-line react-hooks/exhaustive-deps -- once for each refusal, of what was sent
  const found = recipientFields(method).flatMap((field) => {
    const text = errorText(errors.recipient?.[field]);
    return text ? [{ fieldId: `${idPrefix}-${field}`, text }] : [];
  });
  const isGeneral = failure && Object.keys(failure.fields).length === 0;
  const rest = isGeneral
    ? [failureText(failure)]
    : otherWords(failure, (path) => recipientFieldOf(path, method) !== undefined);
  return <ErrorSummary errors={[...found, ...rest.map((text) => ({ text }))]} attempt={attempt} />;
}
