import { ErrorSummary } from "~/components/ErrorSummary";
import { useFailureText } from "~/components/FailureText";
import { type Failure } from "~/domain/failure";
import { useAttempt } from "../RecipientForm/useAttempt";

interface ChangeErrorsProps {
  /** The field that the dialog is about, and what is wrong with it. */
  fieldId: string;
  error: string | undefined;
  failure: Failure | null;
}

/** The errors of a dialog with one field, at the top: about the field, or the server's message. */
export function ChangeErrors({ fieldId, error, failure }: ChangeErrorsProps) {
  const failureText = useFailureText();
  const attempt = useAttempt();
  const words = failure && (Object.values(failure.fields)[0] ?? failureText(failure));
  const found = [...(error ? [{ fieldId, text: error }] : []), ...(words ? [{ text: words }] : [])];
  return <ErrorSummary errors={found} attempt={attempt} />;
}
