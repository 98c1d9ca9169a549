import { type ReactNode } from "react";
import styles from "./FieldError.module.css";
import { Icon } from "./Icon";

/** The error below a field: what is wrong and how to fix it. Nothing if there is no text. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <p id={id} className={styles.error}>
      <Icon name="error" size="s" />
      <span>{children}</span>
    </p>
  );
}
