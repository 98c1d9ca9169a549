import { useEffect, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useAnnounce } from "~/components/announce";
import { useTellWait } from "~/components/useTellWait";
import { type Failure } from "~/domain/failure";
import { failureText } from "~/domain/failureText";
import { isRefusal } from "~/domain/owner";
import { selectExports } from "~/state/exports/selectors";
import { useAppSelector } from "~/state/hooks";

const textId = (refusal: Failure) => (isRefusal(refusal) ? "received.wrong" : failureText(refusal).id);

/** Why the card was not opened: one text for an unknown token and a wrong proof, so that nobody learns which it was. */
export function Refused({ refusal }: { refusal: Failure }) {
  return <FormattedMessage id={textId(refusal)} />;
}

/**
 * Focuses the field after each refusal, and announces it, as the focus may already be there, and the error may be the
 * same as before.
 */
export function useRefusalSaid(fieldId: string, refusal: Failure | null): void {
  const { formatMessage } = useIntl();
  const announce = useAnnounce();
  const tellWait = useTellWait();
  const wait = useAppSelector((state) => selectExports(state).wait);
  const isWaiting = wait > 0;
  const said = useRef<Failure | null>(null);
  useEffect(() => {
    if (refusal) document.getElementById(fieldId)?.focus();
  }, [fieldId, refusal]);
  useEffect(() => {
    // The end of the wait must not announce the refusal again.
    if (!refusal || (!isWaiting && said.current === refusal)) return;
    said.current = refusal;
    const why = formatMessage({ id: textId(refusal) });
    const next = isWaiting ? ` ${tellWait("received.wait", wait)}` : "";
    announce(why + next, { assertive: true });
  }, [refusal, isWaiting]); // eslint-disable-line react-hooks/exhaustive-deps -- said once, not with every second
}
