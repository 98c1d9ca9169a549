import { FormattedMessage, useIntl } from "react-intl";
import { ButtonLink } from "~/components/Button";
import { ordersPath } from "~/domain/routes";
import { useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";
import styles from "./Orders.module.css";

/** The links to the pages of the history. */
export function Pages({ page, pages }: { page: number; pages: number }) {
  const { formatMessage } = useIntl();
  const market = useAppSelector(selectMarket);
  return (
    <nav className={styles.pages} aria-label={formatMessage({ id: "orders.pages" })}>
      {page > 1 && (
        <ButtonLink to={ordersPath(market, page - 1)} rel="prev" icon="chevron-left">
          <FormattedMessage id="orders.newer" />
        </ButtonLink>
      )}
      <span className={styles.page}>
        <FormattedMessage id="orders.page" values={{ page, pages }} />
      </span>
      {page < pages && (
        <ButtonLink to={ordersPath(market, page + 1)} rel="next" iconAfter="chevron-right">
          <FormattedMessage id="orders.older" />
        </ButtonLink>
      )}
    </nav>
  );
}
