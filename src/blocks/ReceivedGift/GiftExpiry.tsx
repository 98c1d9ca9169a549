import { FormattedMessage } from "react-intl";
import { Notice } from "~/components/Notice";
import { useHasExpired } from "~/components/useHasExpired";
import { When } from "~/components/When";

interface GiftExpiryProps {
  /** When the card expires; nothing is shown if it does not. */
  expiresAt: string | null;
  className?: string | undefined;
}

/** The last day of a gift card, or that it has expired: the link of a gift, or a kept one, may be opened late. */
export function GiftExpiry({ expiresAt, className }: GiftExpiryProps) {
  const isExpired = useHasExpired({ expiresAt });
  if (!expiresAt) return null;
  const date = <When key="date" instant={expiresAt} dayOnly />;
  if (isExpired) return <Notice tone="warning" title={<FormattedMessage id="codes.expired" values={{ date }} />} />;
  return (
    <p className={className}>
      <FormattedMessage id="received.until" values={{ date }} />
    </p>
  );
}
