/** The BCP 47 tag for <html lang>, hreflang and Intl: Norwegian is "no" in addresses and "nb" everywhere else. */
export function htmlLang(locale: string): string {
  return locale === "no" ? "nb" : locale;
}

/**
 * Where a language is written in a way of its own: the order of dates, thousands (1’000 in Switzerland), the sign of
 * the own currency ("$" in Australia, "¥" in Japan also in English).
 */
const REGIONAL: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en: { us: "en-US", pr: "en-US", ca: "en-CA", ph: "en-PH", au: "en-AU", nz: "en-NZ", jp: "en-JP" },
  es: { us: "es-US", pr: "es-US" },
  fr: { ca: "fr-CA", ch: "fr-CH" },
  de: { at: "de-AT", ch: "de-CH", li: "de-CH" },
  it: { ch: "it-CH" },
};

/** The tags of languages that browsers take for American or Brazilian without a country: "Polônia", € 1.234,50. */
const EUROPEAN: ReadonlyMap<string, string> = new Map([
  ["en", "en-GB"],
  ["pt", "pt-PT"],
]);

/** The BCP 47 tag for formatting dates, numbers and lists in a language, as they are written in a country. */
export function formatTag(locale: string, country: string): string {
  return REGIONAL[locale]?.[country] ?? EUROPEAN.get(locale) ?? htmlLang(locale);
}

/** The tags for formatting in a language, those of all countries. */
export const formatTags = (locale: string): string[] => [
  formatTag(locale, ""),
  ...Object.values(REGIONAL[locale] ?? {}),
];

/** The format tags of those who tell the time by a 12-hour clock. Greeks too say it so, but write 24 hours. */
const TWELVE_HOURS = new Set(["en-US", "en-CA", "en-PH", "en-AU", "en-NZ", "es-US"]);

/** How a time of day is written under a format tag. */
export const clockOf = (tag: string): Intl.DateTimeFormatOptions =>
  TWELVE_HOURS.has(tag)
    ? { hour: "numeric", minute: "2-digit", hourCycle: "h12" }
    : { hour: "2-digit", minute: "2-digit", hourCycle: "h23" };
