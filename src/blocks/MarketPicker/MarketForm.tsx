import { type FormEvent, useId, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useLocation, useNavigate } from "react-router";
import { useOpenFlows } from "~/api/watch/content";
import { Button } from "~/components/Button";
import { usePortalTheme } from "~/components/portalTheme";
import { ErrorState } from "~/components/ErrorState";
import { Field } from "~/components/Field";
import { useOpenPath } from "~/components/Link";
import { hasBusiness } from "~/domain/businessCountries";
import { countryName, currencyName, languageName } from "~/domain/names";
import { Notice } from "~/components/Notice";
import { Select } from "~/components/Select";
import { useShopSettings } from "~/components/shopSettings";
import { Skeleton } from "~/components/Skeleton";
import { htmlLang } from "~/domain/languageTag";
import { flowCurrencies, flowLanguages, flowOf, type Market, openCountries, sameMarket } from "~/domain/market";
import { inMarket } from "~/domain/paths";
import { marketIn } from "~/domain/resolveMarket";
import { startPath } from "~/domain/routes";
import { selectChosen } from "~/state/auth/selectors";
import { selectItemsCount, selectSalesChannelId } from "~/state/basket/selectors";
import { leaveCountry, reloadBasket } from "~/state/basket/slice";
import { useAppDispatch, useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";
import { LeaveCountryDialog } from "./LeaveCountryDialog";
import styles from "./MarketForm.module.css";
import { useLeaveCountry } from "./useLeaveCountry";

interface MarketFormProps {
  /** Go to the front page of the market instead of staying on the page. */
  toHome?: boolean;
  onDone?: () => void;
}

/**
 * The pickers for country, language and currency. Language and currency change in place; another country reloads the
 * shop and gives up the basket, which is said before and must be confirmed (spec §4).
 */
export function MarketForm({ toHome = false, onDone }: MarketFormProps) {
  const market = useAppSelector(selectMarket);
  const channelId = useAppSelector(selectSalesChannelId);
  const portal = usePortalTheme()?.slug;
  const itemsCount = useAppSelector(selectItemsCount);
  const isForCompany = useAppSelector((state) => selectChosen(state) !== null);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const open = useOpenPath();
  const location = useLocation();
  const { pathname, search, hash } = location;
  const { locale } = useIntl();
  const settings = useShopSettings();
  const { flows, failure, again } = useOpenFlows(channelId);
  const [chosen, setChosen] = useState<Market>(market);
  const leaving = useLeaveCountry(() => {
    onDone?.();
    dispatch(leaveCountry({ path: startPath(chosen, portal) }));
  });
  const choose = (other: Market) => {
    // Who chooses anew has not asked to go there.
    leaving.cancel();
    setChosen(other);
  };
  const noteId = useId();

  if (failure) return <ErrorState headingLevel={2} title={<FormattedMessage id="market.failed" />} onRetry={again} />;
  if (!flows) return <Skeleton shape="block" height="18rem" />;

  const flow = flowOf(flows, chosen.countryCode);
  const byName = (codes: string[], nameOf: typeof countryName) =>
    codes
      .map((code) => ({ code, name: nameOf(code, locale) }))
      .sort((one, other) => one.name.localeCompare(other.name, locale));
  const countries = byName(openCountries(flows, settings.countries), countryName);
  // A country that lists none is entered in the one that it has.
  const offered = (listed: string[], one: string) => (listed.length > 0 ? listed : [one]);
  const languages = offered(flow ? flowLanguages(flow) : [], chosen.locale);
  const currencies = byName(offered(flow ? flowCurrencies(flow) : [], chosen.currency), currencyName);
  const otherCountry = chosen.countryCode !== market.countryCode;
  const country = countryName(chosen.countryCode, locale);
  const losesCompany = isForCompany && !hasBusiness(chosen.countryCode);

  const narrowed = chosen.currency === market.currency ? search : withoutPrices(search);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (otherCountry) return leaving.start();
    onDone?.();
    const target = toHome ? startPath(chosen, portal) : inMarket(pathname, chosen) + narrowed + hash;
    // The basket follows even if the address stays: another tab may have given it another currency.
    if (sameMarket(chosen, market)) dispatch(reloadBasket());
    if (toHome) open(target);
    // It is the same page in the history, with what led to it.
    else void navigate(target, { replace: true, state: location.state as unknown });
  };

  return (
    <form className={styles.form} onSubmit={submit}>
      <Field label={<FormattedMessage id="market.country" />}>
        <Select
          value={chosen.countryCode}
          aria-describedby={noteId}
          autoComplete="country"
          onChange={({ target: { value } }) => choose(marketIn(flows, value, chosen))}
        >
          {!countries.some(({ code }) => code === chosen.countryCode) && <option value={chosen.countryCode} />}
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <div id={noteId} role="status" className={styles.note}>
        {otherCountry && (
          <Notice title={losesCompany && <FormattedMessage id="business.notHere" values={{ country }} />}>
            <FormattedMessage id="market.reloads" values={{ count: itemsCount }} />
          </Notice>
        )}
      </div>
      <Field label={<FormattedMessage id="market.language" />}>
        <Select value={chosen.locale} onChange={({ target: { value } }) => choose({ ...chosen, locale: value })}>
          {languages.map((code) => (
            <option key={code} value={code} lang={htmlLang(code)}>
              {languageName(code)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={<FormattedMessage id="market.currency" />}>
        <Select value={chosen.currency} onChange={({ target: { value } }) => choose({ ...chosen, currency: value })}>
          {currencies.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Button type="submit" variant="primary" pending={leaving.isWaiting}>
        <FormattedMessage id={toHome ? "market.enter" : "market.save"} />
      </Button>
      <LeaveCountryDialog
        open={leaving.isAsking}
        country={country}
        onCancel={leaving.cancel}
        onConfirm={leaving.confirm}
      />
    </form>
  );
}

/** A query string without prices, which mean nothing in another currency. */
function withoutPrices(search: string): string {
  const kept = new URLSearchParams(search);
  ["min", "max", "currency"].forEach((name) => kept.delete(name));
  const text = kept.toString().replaceAll("%2C", ",");
  return text ? `?${text}` : "";
}
