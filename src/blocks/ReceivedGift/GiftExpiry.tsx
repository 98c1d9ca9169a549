import { FormattedMessage } from "react-intl";
import { Notice } from "~/components/Notice";
import { useAsTimeGoes } from "~/components/useAsTimeGoes";
import { When } from "~/components/When";
import { hasExpired } from "~/domain/voucher";

interface GiftExpiryProps {
  /** When the card expires; nothing is shown if it does not. */
  expiresAt: string | null;
  className?: string | undefined;
}

/** The last day of a gift card, or that it has expired: the link of a gift, or a kept one, may be opened late. */
export function GiftExpiry({ expiresAt, className }: GiftExpiryProps) {
  const isExpired = useAsTimeGoes((now) => hasExpired({ expiresAt }, now));
  if (!expiresAt) return null;
  const date = <When key="date" instant={expiresAt} dayOnly />;
  if (isExpired) return <Notice tone="warning" title={<FormattedMessage id="codes.expired" values={{ date }} />} />;
  return (
    <p className={className}>
      <FormattedMessage id="received.until" values={{ date }} />
    </p>
  );
}
