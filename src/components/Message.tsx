import { type ReactNode } from "react";
import { Icon, type IconName } from "./Icon";
import styles from "./Message.module.css";

const ICONS = { info: "info", success: "done", warning: "warning", danger: "error" } as const satisfies Record<
  string,
  IconName
>;

interface MessageProps {
  tone?: keyof typeof ICONS;
  /** What happened, in a few words. */
  title?: ReactNode;
  /** What was kept and what to do. */
  children?: ReactNode;
  /** Buttons and links: the ways on. */
  actions?: ReactNode;
  /** Spoken when it comes: `alert` at once, `status` when there is time. */
  role?: "alert" | "status";
  id?: string;
}

/** Something a person should know, in the place it is about. */
export function Message({ tone = "info", title, children, actions, role, id }: MessageProps) {
  return (
    <div className={styles.message} data-tone={tone} role={role} id={id} tabIndex={id ? -1 : undefined}>
      <span className={styles.icon}>
        <Icon name={ICONS[tone]} />
      </span>
      <div className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div className={styles.text}>{children}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}
