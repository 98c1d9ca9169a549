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
