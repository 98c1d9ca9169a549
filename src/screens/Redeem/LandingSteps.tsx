import { FormattedMessage, useIntl } from "react-intl";
import styles from "./Redeem.module.css";

/** Explains what happens after a code is entered. */
export function LandingSteps() {
  const { formatMessage } = useIntl();
  return (
    <ol className={styles.steps} aria-label={formatMessage({ id: "redeem.steps" })}>
      {(["redeem.step1", "redeem.step2", "redeem.step3"] as const).map((id) => (
        <li key={id}>
          <span>
            <FormattedMessage id={id} />
          </span>
        </li>
      ))}
    </ol>
  );
}
