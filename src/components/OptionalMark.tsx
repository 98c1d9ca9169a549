import { FormattedMessage } from "react-intl";
import styles from "./Field.module.css";

/** Says behind a label or a legend that the field may stay empty. */
export function OptionalMark() {
  return (
    <span className={styles.optional}>
      {" "}
      <FormattedMessage id="field.optional" />
    </span>
  );
}
