import { DEFAULT_MARKET, LANGUAGES, type Market } from "~/domain/market";
import { negotiateLanguage } from "~/domain/language";
import { splitPrefix } from "~/domain/paths";
import { environment } from "~/browser/environment";
import { readMarketCookies } from "~/browser/cookies";

/** Where addresses lead that do not say where: the configured market. */
export function fallbackMarket(): Market {
  return {
    locale: environment.defaultLocale,
    countryCode: environment.defaultCountry,
    currency: environment.defaultCurrency,
  };
}

/**
 * The market to start in: the address first, then the cookies of the last visit, then the browser's languages, then
 * the configuration. What it says is checked against the flows by the gate.
 */
export function startMarket(pathname: string): Market {
  const fallback = { ...DEFAULT_MARKET, ...fallbackMarket() };
  const named = splitPrefix(pathname)?.market;
  if (named) return { ...named, locale: LANGUAGES.includes(named.locale) ? named.locale : fallback.locale };
  const locale = negotiateLanguage(navigator.languages, LANGUAGES);
  return { ...fallback, ...(locale && { locale }), ...readMarketCookies() };
}
