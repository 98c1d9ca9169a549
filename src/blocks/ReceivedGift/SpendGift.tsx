import { use } from "react";
import { FormattedMessage } from "react-intl";
import { Button } from "~/components/Button";
import { useOpenPath } from "~/components/Link";
import { useAsTimeGoes } from "~/components/useAsTimeGoes";
import { redeemPath } from "~/domain/routes";
import { hasExpired } from "~/domain/voucher";
import { useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";
import { AddressSecretsContext } from "../AddressSecrets/addressSecrets";

interface SpendGiftProps {
  code: string;
  pin: string | null;
  /** Once that is over it pays nothing, and the button steps back; none if it is not known yet. */
  expiresAt?: string | null;
  /** Not the primary action of the screen. */
  quiet: boolean;
  /** The id of the card's heading among several. */
  about?: string;
}

/**
 * The button to use a card that is exchanged in this shop. Code and PIN are passed on in memory, not in the address.
 */
export function SpendGift({ code, pin, expiresAt = null, quiet, about }: SpendGiftProps) {
  const market = useAppSelector(selectMarket);
  const keeper = use(AddressSecretsContext);
  const open = useOpenPath();
  const isExpired = useAsTimeGoes((now) => hasExpired({ expiresAt }, now));
  const spend = () => {
    keeper.keep("redeem", pin ? [code, pin] : [code]);
    open(redeemPath(market));
  };
  return (
    <Button variant={quiet || isExpired ? "secondary" : "primary"} icon="gift" about={about} onClick={spend}>
      <FormattedMessage id="received.spend" />
    </Button>
  );
}
