import { use } from "react";
import { FormattedMessage } from "react-intl";
import { Button } from "~/components/Button";
import { useOpenPath } from "~/components/Link";
import { Notice } from "~/components/Notice";
import { verifyOwnerPath } from "~/domain/routes";
import { type VoucherLookup } from "~/domain/voucherLookup";
import { useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";
import { AddressSecretsContext } from "../AddressSecrets/addressSecrets";

/**
 * The way on for somebody who has entered the link of a received gift card in place of a code. Its token is passed on
 * in memory.
 */
export function GiftLink({ gift: { exportType, token, pin } }: { gift: VoucherLookup }) {
  const market = useAppSelector(selectMarket);
  const keeper = use(AddressSecretsContext);
  const openPath = useOpenPath();
  const open = () => {
    keeper.keep("verify-owner", pin ? [exportType, token, pin] : [exportType, token]);
    openPath(verifyOwnerPath(market));
  };
  return (
    <Notice
      actions={
        <Button size="s" icon="gift" onClick={open}>
          <FormattedMessage id="received.openTitle" />
        </Button>
      }
    >
      <FormattedMessage id="redeem.pastedGift" />
    </Notice>
  );
}
