import { type ReactNode } from "react";
import styles from "./EmptyState.module.css";
import { Icon, type IconName } from "./Icon";

interface EmptyStateProps {
  icon?: IconName;
  title: ReactNode;
  /** 1 if it is the whole page, 3 within a part of it that has a title. */
  headingLevel?: 1 | 2 | 3;
  children?: ReactNode;
  /** Buttons or links to go on with. */
  actions?: ReactNode;
  /** Something could not be shown: it is also announced. */
  isError?: boolean;
  /** It stands in place of a longer page: when Back leads here, this is scrolled to, not the former position. */
  seenFirst?: boolean;
}

/** Says that there is nothing here, and what to do about it. */
export function EmptyState(props: EmptyStateProps) {
  const { icon = "gift", title, headingLevel = 2, children, actions, isError, seenFirst } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.state} data-seen-first={seenFirst} {...(isError && { "data-tone": "error", role: "alert" })}>
      <span className={styles.sign}>
        <Icon name={icon} size="l" />
      </span>
      <Heading className={styles.title} tabIndex={headingLevel === 1 ? -1 : undefined}>
        {title}
      </Heading>
      {children && <div className={styles.words}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
