import { type ReactNode, useEffect, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useAnnounce } from "./announce";
import { RetryNotice } from "./RetryNotice";

interface IncompleteNoticeProps {
  /** It is being tried again. */
  pending?: boolean;
  onRetry: () => void;
  children?: ReactNode;
}

/**
 * Told above what could only be read in part, so that nobody takes it for everything. If it stands there still after
 * another try, that is announced: nothing of it changes.
 */
export function IncompleteNotice({ pending = false, onRetry, children }: IncompleteNoticeProps) {
  const { formatMessage } = useIntl();
  const announce = useAnnounce();
  const wasPending = useRef(false);
  useEffect(() => {
    if (wasPending.current && !pending) announce(formatMessage({ id: "incomplete.title" }));
    wasPending.current = pending;
  }, [pending, announce, formatMessage]);
  return (
    <RetryNotice tone="warning" title={<FormattedMessage id="incomplete.title" />} pending={pending} onRetry={onRetry}>
      {children}
    </RetryNotice>
  );
}
