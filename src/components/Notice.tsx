import { type ReactNode } from "react";
import { useIntl } from "react-intl";
import { Icon } from "./Icon";
import styles from "./Notice.module.css";

interface NoticeProps {
  tone?: "info" | "success" | "warning" | "error";
  title?: ReactNode;
  children?: ReactNode;
  /** Buttons or links under the words. */
  actions?: ReactNode;
  /** It came after the page: read it out. */
  live?: boolean;
  onClose?: () => void;
}

/** A message that stands in the page beside what it is about. */
export function Notice({ tone = "info", title, children, actions, live, onClose }: NoticeProps) {
  const { formatMessage } = useIntl();
  const role = live ? (tone === "error" ? "alert" : "status") : undefined;
  return (
    <div className={styles.notice} data-tone={tone} role={role}>
      <Icon name={tone === "success" ? "done" : tone} />
      <div className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {onClose && (
        <button
          type="button"
          className={styles.close}
          aria-label={formatMessage({ id: "notice.close" })}
          onClick={onClose}
        >
          <Icon name="close" size="s" />
        </button>
      )}
    </div>
  );
}
