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

/**
 * What a refusal about fields says beside those of the form: of fields that the form does not have, and of none. It
 * stands on top of the form, so that no word of the server is lost (spec §8). Nothing where it is about no field.
 */
export function useOtherWords(): (failure: Failure | null, isOfForm: (path: string) => boolean) => string[] {
  const failureText = useFailureText();
  return (failure, isOfForm) => {
    if (!failure || Object.keys(failure.fields).length === 0) return [];
    const strange = Object.entries(failure.fields).flatMap(([path, text]) => (isOfForm(path) ? [] : text));
    return [...new Set([...strange.map((text) => text || failureText(failure)), ...failure.general.map(failureText)])];
  };
}

/** The same words as an element. */
export function FailureText({ failure }: { failure: Told }) {
  return useFailureText()(failure);
}
