import { type ReactNode } from "react";
import styles from "./Badge.module.css";

/** One or two words about a thing. The words say it; the colour only helps. */
export function Badge({
  tone = "neutral",
  children,
}: {
  tone?: "neutral" | "warm" | "accent" | "warning";
  children: ReactNode;
}) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  );
}
