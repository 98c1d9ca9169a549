import { type ReactNode } from "react";
import styles from "./FieldError.module.css";
import { Icon } from "./Icon";

/** What is wrong with a field and how to mend it, under the field. Nothing when there is no text. */
export function FieldError({ id, children }: { id?: string; children?: ReactNode }) {
  if (!children) return null;
  return (
    <p id={id} className={styles.error}>
      <Icon name="error" size="s" />
      <span>{children}</span>
    </p>
  );
}
