import { type ReactNode } from "react";
import { useIntl } from "react-intl";
import { Icon } from "./Icon";
import styles from "./Breadcrumbs.module.css";
import { Link } from "./Link";

/** The path down to this page; the last item is the page itself. */
export function Breadcrumbs({ items }: { items: readonly { to: string; label: ReactNode }[] }) {
  const { formatMessage } = useIntl();
  return (
    <nav aria-label={formatMessage({ id: "breadcrumbs.label" })}>
      <ol className={styles.list}>
        {items.map(({ to, label }, at) => (
          <li key={to} className={styles.item}>
            {at > 0 && <Icon name="chevron-right" size="s" />}
            {at < items.length - 1 ? (
              <Link to={to} className={styles.link}>
                {label}
              </Link>
            ) : (
              <span aria-current="page" className={styles.here}>
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
