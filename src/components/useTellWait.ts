import { useIntl } from "react-intl";
import { roundedWait } from "~/domain/wait";

/** How a message tells that something is possible again "in 45 seconds", or "in 5 minutes": its word is `when`. */
export function useTellWait(): (
  id: "received.wait" | "redeem.waitLeft" | "order.resendWait",
  seconds: number,
) => string {
  const { formatMessage, formatRelativeTime } = useIntl();
  return (id, seconds) => formatMessage({ id }, { when: formatRelativeTime(...roundedWait(seconds)) });
}
