import { use } from "react";
import { FormattedMessage } from "react-intl";
import { type GreetingContent } from "~/api/watch/greetings";
import { AddressSecretsContext } from "~/blocks/AddressSecrets/addressSecrets";
import { Button } from "~/components/Button";
import { useOpenPath } from "~/components/Link";
import { verifyOwnerPath } from "~/domain/routes";
import { useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";
import styles from "./Greeting.module.css";

/** The button from the greeting to the gift. Its token is passed on in memory, never in an address. */
export function OnToGift({ gift }: { gift: GreetingContent["gift"] }) {
  const market = useAppSelector(selectMarket);
  const keeper = use(AddressSecretsContext);
  const openPath = useOpenPath();
  if (!gift) {
    return (
      <p className={styles.hint}>
        <FormattedMessage id="greeting.giftHint" />
      </p>
    );
  }
  const open = () => {
    keeper.keep("verify-owner", [gift.exportType, gift.token]);
    openPath(verifyOwnerPath(market));
  };
  return (
    <Button variant="primary" icon="gift" onClick={open}>
      <FormattedMessage id="greeting.toGift" />
    </Button>
  );
}
