import { type ReactNode } from "react";
import styles from "./Disclosure.module.css";
import { Icon } from "./Icon";

/** More details on demand, with the browser's <details>, which its find-in-page also opens. */
export function Disclosure({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  return (
    <details className={styles.disclosure}>
      <summary className={styles.summary}>
        <span>{summary}</span>
        <Icon name="chevron-down" size="s" />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
