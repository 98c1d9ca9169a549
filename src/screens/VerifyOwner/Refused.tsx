import { useEffect } from "react";
import { FormattedMessage } from "react-intl";
import { type Failure } from "~/domain/failure";
import { failureText } from "~/domain/failureText";
import { isRefusal } from "~/domain/owner";

/**
 * Why nothing was opened: one text for a token that is unknown and a proof that is wrong, so that nobody learns which.
 */
export function Refused({ refusal }: { refusal: Failure }) {
  return <FormattedMessage id={isRefusal(refusal) ? "received.wrong" : failureText(refusal).id} />;
}

/** To where the answer is put right, each time it was refused. */
export function useFocusOnRefusal(fieldId: string, refusal: Failure | null): void {
  useEffect(() => {
    if (refusal) document.getElementById(fieldId)?.focus();
  }, [fieldId, refusal]);
}
