import { FormattedMessage, useIntl } from "react-intl";
import { useLocation } from "react-router";
import { MarketForm } from "~/blocks/MarketPicker/MarketForm";
import { ScreenHead } from "~/blocks/ScreenHead/ScreenHead";
import { Notice } from "~/components/Notice";
import { prefix } from "~/domain/market";
import { notSoldName } from "~/domain/notSold";
import { useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";
import styles from "./Welcome.module.css";

/** The choice of country and language; also the landing route for countries that are not sold to. */
export function Welcome() {
  const { formatMessage, locale } = useIntl();
  const country = notSoldName(useLocation().state, locale);
  const market = useAppSelector(selectMarket);
  return (
    <div className={styles.welcome}>
      <ScreenHead title={formatMessage({ id: "welcome.title" })} description={formatMessage({ id: "welcome.text" })} />
      <h1 tabIndex={-1}>
        <FormattedMessage id="welcome.title" />
      </h1>
      {country && (
        <Notice>
          <FormattedMessage id="welcome.notSold" values={{ country }} />
        </Notice>
      )}
      <p>
        <FormattedMessage id="welcome.text" />
      </p>
      {/* The market of a refused address is another one a moment later, and the header's picker may change it. */}
      <MarketForm key={prefix(market)} toHome />
    </div>
  );
}
