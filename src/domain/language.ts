import {
  DEFAULT_MARKET,
  flowLanguages,
  countryCode,
  languageCode,
  openCountries,
  flowOf,
  currencyCode,
  prefix,
} from "./market";
import type { Market, SalesFlow } from "./market";

/** The BCP 47 tag for <html lang>, hreflang and Intl: Norwegian is "no" in addresses and "nb" everywhere else. */
export function htmlLang(locale: string): string {
  return locale === "no" ? "nb" : locale;
}

/** Where English is written as in America: months before days, and hours to twelve. */
const AMERICAN = ["us", "ca", "ph", "pr"];

/** The BCP 47 tag by which dates, numbers and lists are written: English as Europeans write it, but for America. */
export function formatTag(locale: string, country: string): string {
  const tag = htmlLang(locale);
  return tag === "en" && !AMERICAN.includes(country) ? "en-GB" : tag;
}

/** The first of the browser's languages that is supported, as it stands in addresses; nb and nn are Norwegian. */
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

/**
 * The other languages of a page (spec §2): every open country in each of its languages and its default currency, the
 * page itself at its own address, and as x-default the market of last resort. `rest` is what follows the prefix ("" or
 * "/shop/…").
 */
export function alternates(
  market: Market,
  rest: string,
  flows: readonly SalesFlow[],
  countries?: readonly string[] | null,
  fallback: Market = DEFAULT_MARKET,
): Alternate[] {
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
