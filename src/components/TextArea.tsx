import { type ComponentProps } from "react";
import { useFieldWiring } from "./fieldWiring";
import styles from "./input.module.css";

/** Several lines of text. Inside a Field it ties itself to label, hint and error. */
export function TextArea(props: ComponentProps<"textarea">) {
  return <textarea rows={4} {...props} {...useFieldWiring(props)} className={styles.input} />;
}
