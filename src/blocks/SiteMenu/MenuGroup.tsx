import { Children, type ReactNode, useId } from "react";
import { FormattedMessage } from "react-intl";
import { Link } from "~/components/Link";
import styles from "./SiteMenu.module.css";

interface MenuGroupProps {
  titleId: "menu.recipients" | "footer.occasions" | "menu.categories" | "menu.brands";
  /** A link to more of them. */
  more: { to: string; label: ReactNode } | false;
  onFollow: () => void;
  /** List items. */
  children: ReactNode;
}

/** One group of the menu with its heading. */
export function MenuGroup({ titleId, more, onFollow, children }: MenuGroupProps) {
  const headingId = useId();
  if (Children.count(children) === 0) return null;
  return (
    <nav aria-labelledby={headingId} className={styles.group}>
      <h3 id={headingId} className={styles.title}>
        <FormattedMessage id={titleId} />
      </h3>
      <ul className={styles.list}>
        {children}
        {more && (
          <li>
            <Link to={more.to} className={styles.more} onClick={onFollow}>
              {more.label}
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
