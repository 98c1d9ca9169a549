import { FormattedMessage, useIntl } from "react-intl";
import { Badge } from "~/components/Badge";
import { Button } from "~/components/Button";
import { Icon } from "~/components/Icon";
import { Link } from "~/components/Link";
import { Notice } from "~/components/Notice";
import { companyName } from "~/domain/buyer";
import { businessAccountPath, welcomePath } from "~/domain/routes";
import { countryName } from "~/domain/names";
import { isBlocked } from "~/domain/userMode";
import { selectAccount, selectIsCompanyElsewhere } from "~/state/auth/selectors";
import { chooseAccount } from "~/state/auth/slice";
import { useAppDispatch, useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";
import { ContactUs } from "../ContactUs/ContactUs";
import styles from "./BusinessBar.module.css";

/**
 * The department that is shopped for, with a link to change it; if it is blocked, what can be done about that, and in a
 * country without business accounts, that there are none.
 */
export function BusinessBar() {
  const { formatMessage, locale } = useIntl();
  const dispatch = useAppDispatch();
  const market = useAppSelector(selectMarket);
  const account = useAppSelector(selectAccount);
  const isElsewhere = useAppSelector(selectIsCompanyElsewhere);
  const name = account && companyName(account);
  if (isElsewhere) {
    return (
      <div className={styles.bar}>
        <span className={styles.words}>
          <Icon name="building" size="s" />
          <FormattedMessage id="business.notHere" values={{ country: countryName(market.countryCode, locale) }} />
        </span>
        <Link to={welcomePath(market)} className={styles.link}>
          <FormattedMessage id="market.other" />
        </Link>
      </div>
    );
  }
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
