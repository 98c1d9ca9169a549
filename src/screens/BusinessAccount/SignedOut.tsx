import { FormattedMessage } from "react-intl";
import { WaysIn } from "~/blocks/SignInNeeded/SignInNeeded";
import { Icon } from "~/components/Icon";
import styles from "./BusinessAccount.module.css";

const POINTS = ["account.pointBilling", "account.pointQuantity", "account.pointInvoice"] as const;

/**
 * What an account is good for, with links to sign in and register, which lead back here: for whoever signs out while
 * the screen is open. Other visitors are led to the sign-in at once.
 */
export function SignedOut() {
  return (
    <div className={styles.part}>
      <p className={styles.lead}>
        <FormattedMessage id="account.signedOut" />
      </p>
      <ul className={styles.points}>
        {POINTS.map((id) => (
          <li key={id}>
            <Icon name="check" size="s" />
            <span>
              <FormattedMessage id={id} />
            </span>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <WaysIn />
      </div>
    </div>
  );
}
