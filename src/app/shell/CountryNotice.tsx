import { useRef, useState, useSyncExternalStore } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useOpenFlows } from "~/api/watch/content";
import { LeaveCountryDialog } from "~/blocks/MarketPicker/LeaveCountryDialog";
import { useLeaveCountry } from "~/blocks/MarketPicker/useLeaveCountry";
import { environment } from "~/browser/environment";
import { localStore } from "~/browser/storage";
import { Button } from "~/components/Button";
import { usePortalTheme } from "~/components/portalTheme";
import { openCountries } from "~/domain/market";
import { countryName } from "~/domain/names";
import { marketIn } from "~/domain/resolveMarket";
import { startPath } from "~/domain/routes";
import { LOCAL } from "~/domain/storage";
import { selectSalesChannelId } from "~/state/basket/selectors";
import { leaveCountry } from "~/state/basket/slice";
import { useAppDispatch, useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";
import { isAskingConsent, onConsent } from "../consent";
import styles from "./Consent.module.css";
import { useQuestionHeight } from "./useQuestionHeight";

/**
 * Shown when the address leads to another country than the last visit: the person may go back there, or stay and not be
 * asked again.
 */
export function CountryNotice({ last }: { last: string }) {
  const dispatch = useAppDispatch();
  const { locale } = useIntl();
  const market = useAppSelector(selectMarket);
  const flows = useOpenFlows(useAppSelector(selectSalesChannelId)).flows ?? [];
  const portal = usePortalTheme()?.slug;
  // One question at a time.
  const isAsking = useSyncExternalStore(onConsent, isAskingConsent);
  const [hidden, setHidden] = useState(() => localStore().read(LOCAL.hideCountryNotice) === "true");
  const leaving = useLeaveCountry(
    () => void dispatch(leaveCountry({ path: startPath(marketIn(flows, last, market), portal) })),
  );
  const isShown = !hidden && !isAsking && openCountries(flows, environment.countries).includes(last);
  const box = useRef<HTMLElement>(null);
  useQuestionHeight(box, isShown);
  if (!isShown) return null;

  const stay = () => {
    leaving.cancel();
    localStore().write(LOCAL.hideCountryNotice, "true");
    setHidden(true);
  };
  const names = { country: countryName(market.countryCode, locale), last: countryName(last, locale) };
  return (
    <section ref={box} className={styles.consent} aria-labelledby="country-notice">
      <p id="country-notice">
        <FormattedMessage id="country.elsewhere" values={names} />
      </p>
      <div className={styles.answers}>
        <Button onClick={leaving.start} pending={leaving.isWaiting}>
          <FormattedMessage id="country.goBack" values={names} />
        </Button>
        <Button onClick={stay}>
          <FormattedMessage id="country.stay" />
        </Button>
      </div>
      <LeaveCountryDialog
        open={leaving.isAsking}
        country={names.last}
        onCancel={leaving.cancel}
        onConfirm={leaving.confirm}
      />
    </section>
  );
}
