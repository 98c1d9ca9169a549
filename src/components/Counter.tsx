import { type ReactNode } from "react";
import styles from "./Counter.module.css";

/**
 * The counter on which a gift lies in large, where it is bought and where it is received: one box for every picture.
 */
export function Counter({ children }: { children: ReactNode }) {
  return <div className={styles.counter}>{children}</div>;
}
