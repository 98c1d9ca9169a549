import { flowLanguages, flowOf, LANGUAGES, type Market, type SalesFlow } from "~/domain/market";
import { negotiateLanguage } from "~/domain/language";
import { splitPrefix } from "~/domain/paths";
import { environment } from "~/browser/environment";
import { readMarketCookies } from "~/browser/cookies";

/** The configured market of last resort. */
export function fallbackMarket(): Market {
  return {
    locale: environment.defaultLocale,
    countryCode: environment.defaultCountry,
    currency: environment.defaultCurrency,
  };
}

/**
 * What is known about the market for an address that names none: from the cookies of the last visit; the language else
 * from the browser's languages, the first that the country's flow supports, if its flow is known.
 */
export function currentMarket(flows: readonly SalesFlow[] = []): Partial<Market> {
  const visited = readMarketCookies();
  const flow = flowOf(flows, visited.countryCode ?? environment.defaultCountry);
  const locale = negotiateLanguage(navigator.languages, flow ? flowLanguages(flow) : LANGUAGES);
  return { ...(locale && { locale }), ...visited };
}

/** The market to start in: the address', else the current one. The gate checks it against the flows later. */
export function startMarket(pathname: string): Market {
  const fallback = fallbackMarket();
  const named = splitPrefix(pathname)?.market;
  if (named) return { ...named, locale: LANGUAGES.includes(named.locale) ? named.locale : fallback.locale };
  return { ...fallback, ...currentMarket() };
}
