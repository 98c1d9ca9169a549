import { type ReactNode } from "react";
import styles from "./Counter.module.css";

/** The box in which a gift is shown large, where it is bought and where it is received. */
export function Counter({ children }: { children: ReactNode }) {
  return <div className={styles.counter}>{children}</div>;
}
