import { FormattedMessage } from "react-intl";
import { useLocation } from "react-router";
import { SignInLink } from "~/blocks/SignInNeeded/SignInNeeded";
import { ButtonLink } from "~/components/Button";
import { Icon } from "~/components/Icon";
import { registerPath } from "~/domain/routes";
import styles from "./BusinessAccount.module.css";

const POINTS = ["account.pointBilling", "account.pointQuantity", "account.pointInvoice"] as const;

/** What an account is good for, and the ways in, which lead back here. */
export function SignedOut() {
  const { pathname, search } = useLocation();
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
        <SignInLink variant="primary" />
        <ButtonLink to={registerPath(pathname + search)}>
          <FormattedMessage id="account.register" />
        </ButtonLink>
      </div>
    </div>
  );
}
