import { FormattedMessage } from "react-intl";
import { Icon } from "~/components/Icon";
import { Link } from "~/components/Link";
import { basketPath } from "~/domain/routes";
import { selectItemsCount } from "~/state/basket/selectors";
import { useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";
import { prefetchHandlers } from "../prefetchScreen";
import styles from "./Header.module.css";

/** The header's link to the basket, with the number of gifts in it. */
export function BasketLink() {
  const path = basketPath(useAppSelector(selectMarket));
  const count = useAppSelector(selectItemsCount);
  return (
    <Link to={path} className={styles.tool} {...prefetchHandlers(path)}>
      <Icon name="basket" />
      <span className={styles.toolName}>
        <FormattedMessage id="header.basket" />
      </span>
      <span className={styles.count} data-empty={count === 0 || undefined}>
        <span aria-hidden="true">{count > 0 ? count : ""}</span>
        {count > 0 && (
          <span className="visually-hidden">
            <FormattedMessage id="basket.count" values={{ count }} />
          </span>
        )}
      </span>
    </Link>
  );
}
