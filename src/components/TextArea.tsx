import { type ComponentProps } from "react";
import { useFieldWiring } from "./fieldWiring";
import styles from "./input.module.css";

/** A textarea. Inside a Field it is associated with the label, hint and error. */
export function TextArea(props: ComponentProps<"textarea">) {
  return <textarea {...props} {...useFieldWiring(props)} className={`${styles.input} ${styles.area}`} />;
}
