import { useIntl } from "react-intl";
import { type Failure } from "~/domain/failure";
import { failureText } from "~/domain/failureText";

type Told = Pick<Failure, "code" | "message">;

/** A failure in words: the shop's own text for its code, else the server's message. */
export function useFailureText(): (failure: Told) => string {
  const { formatMessage } = useIntl();
  return (failure) => {
    const { id, detail } = failureText(failure);
    return detail ?? formatMessage({ id });
  };
}

/** The same words as an element. */
export function FailureText({ failure }: { failure: Told }) {
  return useFailureText()(failure);
}
