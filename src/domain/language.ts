import { htmlLang } from "./languageTag";
import { flowLanguages, countryCode, languageCode, openCountries, flowOf, currencyCode, prefix } from "./market";
import type { Market, SalesFlow } from "./market";

/**
 * The first of the browser's languages that is supported, as spelled in addresses ("no" for nb and nn); null for none.
 */
export function negotiateLanguage(browserLanguages: readonly string[], supported: readonly string[]): string | null {
  for (const wanted of browserLanguages) {
    const language = languageCode(wanted);
    if (language && supported.includes(language)) return language;
  }
  return null;
}

export interface Alternate {
  hrefLang: string;
  path: string;
}

/** Where the shop sells. */
interface Sold {
  flows: readonly SalesFlow[];
  /** The configured list of countries; null if there is none. */
  countries: readonly string[] | null;
  /** The market for people whose own is not known. */
  fallback: Market;
}

/**
 * The alternate-language links of a page (spec §2): every open country in each of its languages with its default
 * currency, the page itself at its own address, and the fallback market as x-default. `rest` is what follows the
 * prefix ("" or "/shop/…").
 */
export function alternates(market: Market, rest: string, { flows, countries, fallback }: Sold): Alternate[] {
  const byTag = new Map<string, string>();
  for (const country of openCountries(flows, countries)) {
    const flow = flowOf(flows, country);
    const currency = currencyCode(flow?.defaultCurrency);
    if (!flow || !currency) continue;
    for (const locale of flowLanguages(flow)) {
      byTag.set(hrefLang(locale, country), prefix({ locale, countryCode: country, currency }) + rest);
    }
  }
  byTag.set(hrefLang(market.locale, market.countryCode), prefix(market) + rest);
  byTag.set("x-default", prefix(fallback) + rest);
  return [...byTag].map(([tag, path]) => ({ hrefLang: tag, path }));
}

function hrefLang(locale: string, country: string): string {
  return `${htmlLang(locale)}-${(countryCode(country) ?? country).toUpperCase()}`;
}
