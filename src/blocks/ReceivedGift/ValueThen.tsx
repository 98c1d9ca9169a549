import { FormattedMessage } from "react-intl";
import { useAsTimeGoes } from "~/components/useAsTimeGoes";
import { hasExpired } from "~/domain/voucher";

interface ValueThenProps {
  /** The card is exchanged in this shop, which tells nothing more of it once it has expired. */
  isOurs: boolean;
  expiresAt: string | null;
}

/** Says of the value of a card that something may have been spent of it since, and where that is told. */
export function ValueThen({ isOurs, expiresAt }: ValueThenProps) {
  const isExpired = useAsTimeGoes((now) => hasExpired({ expiresAt }, now));
  if (isOurs && isExpired) return null;
  return <FormattedMessage id={isOurs ? "received.valueThenOurs" : "received.valueThen"} />;
}
