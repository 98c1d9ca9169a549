/**
 * The browser's Intl formats, each created once per locale and options: creating one takes a phone a millisecond or
 * more, and a list needs hundreds. Like the browser they throw RangeError for an unknown language, currency or zone.
 */

type Make<Options, Format> = (locale: string, options?: Options) => Format;

/** Locales and currencies come from servers too: a flood of them must not fill the memory. */
const MOST_KEPT = 500;

function once<Options extends object, Format>(make: Make<Options, Format>): Make<Options, Format> {
  const made = new Map<string, Format>();
  return (locale, options) => {
    const key = `${locale} ${JSON.stringify(options ?? {})}`;
    const held = made.get(key);
    if (held !== undefined) return held;
    const format = make(locale, options);
    if (made.size < MOST_KEPT) made.set(key, format);
    return format;
  };
}

export const numberFormat = once<Intl.NumberFormatOptions, Intl.NumberFormat>(
  (locale, options) => new Intl.NumberFormat(locale, options),
);
export const dateFormat = once<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>(
  (locale, options) => new Intl.DateTimeFormat(locale, options),
);
export const listFormat = once<Intl.ListFormatOptions, Intl.ListFormat>(
  (locale, options) => new Intl.ListFormat(locale, options),
);

const DAY_OR_MONTH = new Set<string | undefined>(["day", "month"]);

/** A date in words, whose day and month stay on one line: "24. december" is read as one. */
export function writeDate(format: Intl.DateTimeFormat, at: Date): string {
  const parts = format.formatToParts(at);
  const isBetween = (place: number) =>
    DAY_OR_MONTH.has(parts[place - 1]?.type) && DAY_OR_MONTH.has(parts[place + 1]?.type);
  return parts.map(({ value }, place) => (isBetween(place) ? value.replaceAll(" ", "\u00a0") : value)).join("");
}

/**
 * Items in words: "A, B and C"; if words for more of them follow, which bring the last "and" along, "A, B, C".
 */
export function formatItems(locale: string, items: readonly string[], areAll: boolean): string {
  const format = listFormat(locale);
  if (areAll) return format.format(items);
  // All languages write the last item last, and what joins it to the others before it.
  const parts = format.formatToParts([...items, "…"]).slice(0, -2);
  return parts.map(({ value }) => value).join("");
}
