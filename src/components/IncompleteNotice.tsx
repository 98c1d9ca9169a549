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
 * Shown above what could be read only in part, so that nobody takes it for everything. If it is still there after
 * another try, that is announced, as nothing in it changes.
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
