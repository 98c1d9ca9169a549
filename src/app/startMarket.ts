import { DEFAULT_MARKET, flowLanguages, flowOf, LANGUAGES, type Market, type SalesFlow } from "~/domain/market";
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
 * The market of an address that names none, as far as it is known: of the cookies of the last visit, else the first of
 * the browser's languages that the country is sold to in, as soon as its flow is known.
 */
export function currentMarket(flows: readonly SalesFlow[] = []): Partial<Market> {
  const visited = readMarketCookies();
  const flow = flowOf(flows, visited.countryCode ?? environment.defaultCountry);
  const locale = negotiateLanguage(navigator.languages, flow ? flowLanguages(flow) : LANGUAGES);
  return { ...(locale && { locale }), ...visited };
}

/**
 * The market to start in: the address first, then the current one. What it says is checked against the flows by the
 * gate.
 */
export function startMarket(pathname: string): Market {
  const fallback = { ...DEFAULT_MARKET, ...fallbackMarket() };
  const named = splitPrefix(pathname)?.market;
  if (named) return { ...named, locale: LANGUAGES.includes(named.locale) ? named.locale : fallback.locale };
  return { ...fallback, ...currentMarket() };
}
