import { FormattedMessage, useIntl } from "react-intl";
import { MarketForm } from "~/blocks/MarketPicker/MarketForm";
import { ScreenHead } from "~/blocks/ScreenHead/ScreenHead";
import styles from "./Welcome.module.css";

/** The choice of country and language; also the landing route for countries that are not sold to. */
export function Welcome() {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.welcome}>
      <ScreenHead title={formatMessage({ id: "welcome.title" })} description={formatMessage({ id: "welcome.text" })} />
      <h1 tabIndex={-1}>
        <FormattedMessage id="welcome.title" />
      </h1>
      <p>
        <FormattedMessage id="welcome.text" />
      </p>
      <MarketForm toHome />
    </div>
  );
}
