import { useEffect, useRef } from "react";
import { useIntl } from "react-intl";
import { useAnnounce } from "./announce";

/** Announces that one may try again once a countdown of seconds is over: it only disappears from the screen. */
export function useSayWaitOver(seconds: number): void {
  const { formatMessage } = useIntl();
  const announce = useAnnounce();
  const isWaiting = seconds > 0;
  const wasWaiting = useRef(false);
  useEffect(() => {
    if (wasWaiting.current && !isWaiting) announce(formatMessage({ id: "wait.over" }));
    wasWaiting.current = isWaiting;
  }, [isWaiting, announce, formatMessage]);
}
