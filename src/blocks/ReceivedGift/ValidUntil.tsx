import { FormattedMessage } from "react-intl";
import { When } from "~/components/When";

interface ValidUntilProps {
  /** When the card expires; nothing is shown if it does not. */
  expiresAt: string | null;
  className?: string | undefined;
}

/** The last day on which a gift card can be used. */
export function ValidUntil({ expiresAt, className }: ValidUntilProps) {
  if (!expiresAt) return null;
  return (
    <p className={className}>
      <FormattedMessage id="received.until" values={{ date: <When key="date" instant={expiresAt} dayOnly /> }} />
    </p>
  );
}
