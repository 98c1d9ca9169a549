/** What people write for a currency, where neither its code nor the browser's words for it are that. */
const WORDS: Record<string, readonly string[]> = {
  DKK: ["kr", "dkr", "kroner"],
  SEK: ["kr", "skr", "kronor", "spänn"],
  NOK: ["kr", "nkr", "kroner"],
  ISK: ["kr", "ikr", "krónur"],
  EUR: ["e", "euro", "euros"],
  CHF: ["fr", "sfr", "franken", "francs", "franchi"],
  CZK: ["kč", "korun"],
  PLN: ["zł", "zl"],
  BGN: ["лв", "lv"],
  HUF: ["ft", "forint"],
  RON: ["lei", "leu"],
  TRY: ["tl", "lira"],
  JPY: ["円", "yen"],
};
/** Where no amount stands beside it a letter says little, and FR and LV are countries. */
const ALL_WORDS = Object.values(WORDS)
  .flat()
  .filter((word) => !/^(?:[a-z]|fr|lv)$/.test(word));

/** The source of a pattern (flags "iu") for a currency before or after an amount: "kr.", "DKK", "US$", "euro". */
export const CURRENCY_MARK = `(?:\\p{L}{2,3}\\.?|\\p{L}{0,2}\\p{Sc}(?:\\p{L}{2})?|${ALL_WORDS.join("|")})`;

/** Many languages have several plurals, which different numbers take; "5.00" takes another one than "5". */
const NUMBERS = [1, 2, 5, 100, 1.5];
const DIGITS = { minimumFractionDigits: 0, maximumFractionDigits: 1 };
const WAYS = ["symbol", "narrowSymbol", "name", "code"] as const;

/** A word as it is compared: case, marks ("Kč", "Kc") and full-width signs do not matter. */
const plain = (word: string) => word.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

const partsOf = (text: string) => text.match(/\p{Sc}|[\p{L}\p{M}]+/gu) ?? [];

/** The currency's parts of amounts in a language: "US$", "$", "US dollars"; empty where the browser knows neither. */
function written(currency: string, locale: string): string[] {
  try {
    return WAYS.flatMap((currencyDisplay) => {
      const format = new Intl.NumberFormat(locale, { style: "currency", currency, currencyDisplay, ...DIGITS });
      return NUMBERS.flatMap((number) => format.formatToParts(number).filter(({ type }) => type === "currency"));
    }).map(({ value }) => value);
  } catch {
    return [];
  }
}

let last: { key: string; names: Set<string> } | null = null;

/**
 * Whether a word or sign is one that a currency is called by, or a part of that ("US" and "$" of "US$"), in a language,
 * in English or in its own countries.
 */
export function namesOf(currency: string, locale: string): (word: string) => boolean {
  const code = currency.toUpperCase();
  const key = `${code} ${locale}`;
  if (last?.key !== key) {
    const names = [code, ...(WORDS[code] ?? []), ...written(code, locale), ...written(code, "en-GB")];
    last = { key, names: new Set(names.flatMap(partsOf).map(plain)) };
  }
  const { names } = last;
  return (word) => names.has(plain(word));
}

/** Whether a word or sign is that of any currency. */
export const isCurrencyWord = (word: string): boolean =>
  /^\p{Sc}$/u.test(word) || ALL_WORDS.includes(word.toLowerCase()) || isCurrency(word);

function isCurrency(code: string): boolean {
  if (!/^[A-Z]{3}$/.test(code)) return false;
  try {
    return new Intl.DisplayNames("en", { type: "currency", fallback: "none" }).of(code) !== undefined;
  } catch {
    return false;
  }
}

/** The currency's code, sign or word in a text around amounts, like "Amount (EUR)" or "Beløb i kr."; null without. */
export function currencyIn(text: string): string | null {
  const words = text.match(/\p{Sc}|\p{L}+/gu) ?? [];
  return words.find(isCurrencyWord) ?? null;
}
