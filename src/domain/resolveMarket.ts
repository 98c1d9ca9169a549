import {
  countryCode,
  currencyCode,
  DEFAULT_MARKET,
  flowCurrencies,
  flowLanguages,
  flowOf,
  LANGUAGES,
  type Market,
  openCountries,
  type SalesFlow,
  sameMarket,
  shopLanguage,
} from "./market";

export type MarketDecision =
  /** go on in this market; `changed` when the address asked for another one */
  | { kind: "market"; market: Market; changed: boolean }
  /** the country is not sold to: go to the default landing route, in this market */
  | { kind: "landing"; market: Market };

/**
 * Which market a person is in (spec §5). Language and currency: the first of requested, flow default, current and
 * global default that the country's flow supports. Country: the first of requested, current and default. A requested
 * country that is not sold to leads to the landing route. `flows: null` means that they are not known (the content
 * service is down): then well-formed codes are believed, so that a basket can still be paid.
 */
export function resolveMarket({
  requested,
  flows,
  current,
  countries,
  fallback = DEFAULT_MARKET,
}: {
  requested: Partial<Market>;
  flows: readonly SalesFlow[] | null;
  current?: Partial<Market> | null;
  countries?: readonly string[] | null;
  fallback?: Market;
}): MarketDecision {
  const known = flows?.length ? flows : null;
  const open = known ? openCountries(known, countries) : (countries ?? []).map((entry) => entry.toLowerCase());
  const isOpen = (country: string) => (known || open.length ? open.includes(country) : true);
  const asked = requested.countryCode === undefined ? undefined : countryCode(requested.countryCode);
  const landing = {
    kind: "landing" as const,
    market: landingMarket(known, countries, fallback, requested.locale, current),
  };
  if (asked === null || (asked && !isOpen(asked))) return landing;

  const country = asked ?? [countryCode(current?.countryCode), fallback.countryCode].find((one) => one && isOpen(one));
  if (!country) return landing;

  const flow = known ? flowOf(known, country) : undefined;
  const locale = firstSupported(
    [requested.locale, flow && defaultLanguage(flow), current?.locale, fallback.locale].map(shopLanguage),
    flow ? flowLanguages(flow) : LANGUAGES,
  );
  const currency = firstSupported(
    [requested.currency, flow?.defaultCurrency, current?.currency, fallback.currency].map(currencyCode),
    flow ? flowCurrencies(flow) : null,
  );
  const market = { locale: locale ?? fallback.locale, countryCode: country, currency: currency ?? fallback.currency };
  return { kind: "market", market, changed: !sameMarket(market, requested as Market) };
}

/**
 * The market of the landing route: in the current country, else the fallback's. It must be open itself, or the landing
 * route would redirect to itself for ever. The person's language is kept if that market has it.
 */
function landingMarket(
  flows: readonly SalesFlow[] | null,
  countries: readonly string[] | null | undefined,
  fallback: Market,
  asked: string | undefined,
  current: Partial<Market> | null | undefined,
): Market {
  const market = flows ? openMarket(flows, countries, fallback, current) : fallback;
  const flow = flows && flowOf(flows, market.countryCode);
  const locales = [asked, current?.locale, market.locale].map(shopLanguage);
  return { ...market, locale: firstSupported(locales, flow ? flowLanguages(flow) : LANGUAGES) ?? market.locale };
}

/** The defaults of the current country if that is open, else the fallback, else the defaults of the first open one. */
export function openMarket(
  flows: readonly SalesFlow[],
  countries: readonly string[] | null | undefined,
  fallback: Market,
  current?: Partial<Market> | null,
): Market {
  const open = openCountries(flows, countries);
  const candidates = [countryCode(current?.countryCode), fallback.countryCode];
  const country = candidates.find((one) => one && open.includes(one)) ?? open[0];
  return country === fallback.countryCode ? fallback : defaultsOf(flows, country, fallback);
}

/** The first candidate that is supported, else the first supported entry; without a list, the first candidate. */
function firstSupported(
  candidates: readonly (string | null)[],
  supported: readonly string[] | null,
): string | undefined {
  const offered = candidates.filter((candidate) => candidate !== null);
  if (!supported?.length) return offered[0];
  return offered.find((candidate) => supported.includes(candidate)) ?? supported[0];
}

/** The market of a person who switches to another country: their language is kept if it is offered there. */
export function marketIn(flows: readonly SalesFlow[], country: string, current: Market): Market {
  const { locale, currency } = defaultsOf(flows, country, current);
  const flow = flowOf(flows, country);
  const keeps = flow && flowLanguages(flow).includes(current.locale);
  return { countryCode: country, locale: keeps ? current.locale : locale, currency };
}

/**
 * The default language and currency of a country in a channel, else `fallback`: the market for addresses without a
 * currency (spec §2).
 */
export function defaultsOf(flows: readonly SalesFlow[], country: string | null | undefined, fallback: Market): Market {
  const flow = flowOf(flows, country);
  if (!flow) return fallback;
  return {
    locale: defaultLanguage(flow) ?? firstSupported([fallback.locale], flowLanguages(flow)) ?? fallback.locale,
    countryCode: countryCode(flow.countryCode) ?? fallback.countryCode,
    currency: currencyCode(flow.defaultCurrency) ?? flowCurrencies(flow)[0] ?? fallback.currency,
  };
}

/** The default language of a country in a channel, if the interface has it; null otherwise. */
const defaultLanguage = (flow: SalesFlow): string | null =>
  shopLanguage(flow.defaultLanguage) ?? shopLanguage(flow.defaultLocale);
