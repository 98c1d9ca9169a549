import { type ComponentProps } from "react";
import { useFieldWiring } from "./fieldWiring";
import { Icon } from "./Icon";
import inputStyles from "./input.module.css";
import styles from "./Select.module.css";

/** The browser's native select, which works best with keyboards, phones and screen readers. Children: `<option>`s. */
export function Select({ children, ...props }: ComponentProps<"select">) {
  return (
    <span className={styles.box}>
      <select {...props} {...useFieldWiring(props)} className={`${inputStyles.input} ${styles.select}`}>
        {children}
      </select>
      <Icon name="chevron-down" size="s" />
    </span>
  );
}
