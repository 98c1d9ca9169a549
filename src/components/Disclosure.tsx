import { type ReactNode } from "react";
import styles from "./Disclosure.module.css";
import { Icon } from "./Icon";

/** More, for those who ask. The browser's own: it opens for its search too. */
export function Disclosure({ summary, open, children }: { summary: ReactNode; open?: boolean; children: ReactNode }) {
  return (
    <details className={styles.disclosure} open={open}>
      <summary className={styles.summary}>
        <span>{summary}</span>
        <Icon name="chevron-down" size="s" />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
