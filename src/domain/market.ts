/** A market: the first three segments of every address of the shop, all in lower case ("en/dk/dkk"). */
export interface Market {
  locale: string;
  countryCode: string;
  currency: string;
}

/** What a sales channel offers in one country (spec §3, "Sales flow"). */
export interface SalesFlow {
  countryCode: string;
  defaultCurrency?: string | null;
  defaultLanguage?: string | null;
  defaultLocale?: string | null;
  supportedCurrencies?: readonly (string | null)[] | null;
  supportedLanguages?: readonly (string | null)[] | null;
  displayCurrency?: string | null;
  salesChannelId?: string | number | null;
  published?: boolean | null;
}

export const DEFAULT_MARKET: Market = { locale: "en", countryCode: "dk", currency: "dkk" };

/** The languages of the interface, as spelled in addresses (spec §1). Pure: what does not use them leaves them out. */
export const LANGUAGES: readonly string[] =
  /* @__PURE__ */ "en bg cs da de el es fi fr hu it ja nl no pl pt ro ru sk sl sv tr".split(" ");

const NORWEGIAN = new Set(["nb", "nn", "no"]);

/**
 * A language as addresses and the content service spell it: two lower-case letters, "no" for every kind of Norwegian;
 * null for junk.
 */
export function languageCode(raw: unknown): string | null {
  if (typeof raw !== "string" || raw.length > 35) return null;
  const primary = /^([a-z]{2})(?:[-_]|$)/.exec(raw.trim().toLowerCase())?.[1];
  if (!primary) return null;
  return NORWEGIAN.has(primary) ? "no" : primary;
}

/** The same, if the interface has the language; null for every other. */
export function shopLanguage(raw: unknown): string | null {
  const language = languageCode(raw);
  return language !== null && LANGUAGES.includes(language) ? language : null;
}

/** Two lower-case letters, or null. */
export function countryCode(raw: unknown): string | null {
  return code(raw, /^[a-z]{2}$/);
}

/** Three lower-case letters, or null. */
export function currencyCode(raw: unknown): string | null {
  return code(raw, /^[a-z]{3}$/);
}

function code(raw: unknown, shape: RegExp): string | null {
  if (typeof raw !== "string" || raw.length > 8) return null;
  const lower = raw.trim().toLowerCase();
  return shape.test(lower) ? lower : null;
}

/** "/en/dk/dkk" */
export function prefix({ locale, countryCode, currency }: Market): string {
  return `/${locale}/${countryCode}/${currency}`;
}

/** Whether two markets are the same. */
export function sameMarket(one: Market, other: Market): boolean {
  return prefix(one) === prefix(other);
}

/** The published flow of a country, among the flows of one channel. */
export function flowOf<F extends SalesFlow>(flows: readonly F[], country: string | null | undefined): F | undefined {
  const wanted = countryCode(country);
  return wanted
    ? flows.find((flow) => flow.published !== false && countryCode(flow.countryCode) === wanted)
    : undefined;
}

/**
 * The flows to decide by whether a country is sold to. Null where they cannot tell: they are not known, or they are
 * `incomplete` and the country is not among those that came.
 */
export function flowsToJudge<F extends SalesFlow>(
  flows: readonly F[] | null,
  incomplete: boolean | undefined,
  country: string | null | undefined,
): readonly F[] | null {
  return incomplete && flows && !flowOf(flows, country) ? null : flows;
}

/** The countries that are sold to: with a published flow, and on the configured list if there is one. */
export function openCountries(flows: readonly SalesFlow[], configured?: readonly string[] | null): string[] {
  const allowed = configured?.length ? new Set(configured.map((entry) => countryCode(entry))) : null;
  const open = flows.filter((flow) => flow.published !== false).map((flow) => countryCode(flow.countryCode));
  return [...new Set(open)].filter((entry): entry is string => entry !== null && (!allowed || allowed.has(entry)));
}

/** The languages a flow supports, of those that the interface has, as spelled in addresses. */
export function flowLanguages(flow: SalesFlow): string[] {
  return cleaned(flow.supportedLanguages, shopLanguage);
}

/** The currencies a flow supports, as spelled in addresses. */
export function flowCurrencies(flow: SalesFlow): string[] {
  return cleaned(flow.supportedCurrencies, currencyCode);
}

function cleaned(
  list: readonly (string | null)[] | null | undefined,
  clean: (raw: unknown) => string | null,
): string[] {
  if (!Array.isArray(list)) return [];
  return [...new Set(list.map(clean))].filter((entry): entry is string => entry !== null);
}

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
    market: landingMarket(known, open, fallback, [requested.locale, current?.locale]),
  };
  if (asked === null || (asked && !isOpen(asked))) return landing;

  const country = asked ?? [countryCode(current?.countryCode), fallback.countryCode].find((one) => one && isOpen(one));
  if (!country) return landing;

  const flow = known ? flowOf(known, country) : undefined;
  const locale = firstSupported(
    [
      requested.locale,
      shopLanguage(flow?.defaultLanguage) ?? flow?.defaultLocale,
      current?.locale,
      fallback.locale,
    ].map(shopLanguage),
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
 * The market of the landing route. It must be open itself, or the landing route would redirect to itself for ever. The
 * person's language is kept if that market has it.
 */
function landingMarket(
  flows: readonly SalesFlow[] | null,
  open: readonly string[],
  fallback: Market,
  locales: readonly (string | undefined)[],
): Market {
  const isOpen = !flows || open.includes(fallback.countryCode);
  const market = isOpen ? fallback : defaultsOf(flows, open[0], fallback);
  const flow = flows && flowOf(flows, market.countryCode);
  const locale = firstSupported([...locales, market.locale].map(shopLanguage), flow ? flowLanguages(flow) : LANGUAGES);
  return { ...market, locale: locale ?? market.locale };
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
  const locale = shopLanguage(flow.defaultLocale) ?? shopLanguage(flow.defaultLanguage);
  return {
    locale: locale ?? firstSupported([fallback.locale], flowLanguages(flow)) ?? fallback.locale,
    countryCode: countryCode(flow.countryCode) ?? fallback.countryCode,
    currency: currencyCode(flow.defaultCurrency) ?? flowCurrencies(flow)[0] ?? fallback.currency,
  };
}
