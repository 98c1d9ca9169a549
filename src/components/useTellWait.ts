import { useIntl } from "react-intl";
import { roundedWait } from "~/domain/wait";

/** Returns a function that formats a message saying when something is possible again: `when` is "in 45 seconds". */
export function useTellWait(): (
  id: "received.wait" | "redeem.waitLeft" | "order.resendWait",
  seconds: number,
) => string {
  const { formatMessage, formatRelativeTime } = useIntl();
  return (id, seconds) => formatMessage({ id }, { when: formatRelativeTime(...roundedWait(seconds)) });
}
