import { useIntl } from "react-intl";
import { type Failure } from "~/domain/failure";
import { failureText } from "~/domain/failureText";

type Told = Pick<Failure, "code" | "message">;

/** Returns the text of a failure: the shop's own text for its code, else the server's message. */
export function useFailureText(): (failure: Told) => string {
  const { formatMessage } = useIntl();
  return (failure) => {
    const { id, detail } = failureText(failure);
    return detail ?? formatMessage({ id });
  };
}

/**
 * Returns the messages of a failure that have no place in the form: those about fields that it does not have, and
 * general ones. They are shown at the top of the form, so that nothing is lost (spec §8). Empty if the failure is about
 * no field.
 */
export function useOtherWords(): (failure: Failure | null, isOfForm: (path: string) => boolean) => string[] {
  const failureText = useFailureText();
  return (failure, isOfForm) => {
    if (!failure || Object.keys(failure.fields).length === 0) return [];
    const strange = Object.entries(failure.fields).flatMap(([path, text]) => (isOfForm(path) ? [] : text));
    return [...new Set([...strange.map((text) => text || failureText(failure)), ...failure.general.map(failureText)])];
  };
}

/** The text of a failure as an element. */
export function FailureText({ failure }: { failure: Told }) {
  return useFailureText()(failure);
}
