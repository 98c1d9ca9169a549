import { FormattedMessage, useIntl } from "react-intl";
import { Badge } from "~/components/Badge";
import { Button } from "~/components/Button";
import { Icon } from "~/components/Icon";
import { Link } from "~/components/Link";
import { Notice } from "~/components/Notice";
import { companyName } from "~/domain/buyer";
import { businessAccountPath } from "~/domain/routes";
import { isBlocked } from "~/domain/userMode";
import { selectAccount } from "~/state/auth/selectors";
import { chooseAccount } from "~/state/auth/slice";
import { useAppDispatch, useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";
import { ContactUs } from "../ContactUs/ContactUs";
import styles from "./BusinessBar.module.css";

/** The department that is shopped for, with a link to change it; if it is blocked, what can be done about that. */
export function BusinessBar() {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const market = useAppSelector(selectMarket);
  const account = useAppSelector(selectAccount);
  const name = account && companyName(account);
  if (account && isBlocked(account)) {
    return (
      <div className={styles.blocked}>
        <Notice
          tone="warning"
          title={<FormattedMessage id="account.blockedTitle" values={{ name }} />}
          actions={
            <Button size="s" onClick={() => dispatch(chooseAccount(null))}>
              <FormattedMessage id="account.shopPrivately" />
            </Button>
          }
        >
          <p>
            <FormattedMessage id="account.blockedText" />
          </p>
          <ContactUs />
        </Notice>
      </div>
    );
  }
  return (
    <div className={styles.bar}>
      <span className={styles.words}>
        <Icon name="building" size="s" />
        <span>
          {name ? (
            <FormattedMessage id="account.shoppingFor" values={{ name: <strong dir="auto">{name}</strong> }} />
          ) : (
            <FormattedMessage id="account.shoppingForCompany" />
          )}
        </span>
      </span>
      {account?.department.status === "PendingReview" && (
        <Badge tone="warning">
          <FormattedMessage id="account.pending" />
        </Badge>
      )}
      <Link
        to={businessAccountPath(market)}
        className={styles.link}
        aria-label={formatMessage({ id: "account.switchFrom" })}
      >
        <FormattedMessage id="account.switch" />
      </Link>
    </div>
  );
}
