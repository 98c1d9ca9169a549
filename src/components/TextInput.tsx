import { type ComponentProps } from "react";
import { useFieldWiring } from "./fieldWiring";
import styles from "./input.module.css";

/** A text input, in the direction of what is typed. Inside a Field it is associated with the label, hint and error. */
export function TextInput(props: ComponentProps<"input">) {
  return <input type="text" dir="auto" {...props} {...useFieldWiring(props)} className={styles.input} />;
}
