import { numberFormat } from "./formats";
import { isKrone } from "./price";
import { cleanWord } from "./typedText";

/** The values that a gift card may have: min + n × step, up to max (spec §9), in major units. */
export interface PriceRange {
  priceMin: number;
  priceMax: number;
  priceStep: number;
}

/**
 * The range of an inventory entry, with its max lowered to the last step; null when it has none or an invalid one. A
 * range of a single value needs no step.
 */
export function rangeOf(entry: {
  priceMin?: number | null;
  priceMax?: number | null;
  priceStep?: number | null;
}): PriceRange | null {
  const { priceMin, priceMax, priceStep } = entry;
  if (!isAmount(priceMin) || !isAmount(priceMax) || priceMin > priceMax) return null;
  if (!isAmount(priceStep) || priceStep <= 0)
    return priceMin === priceMax ? { priceMin, priceMax, priceStep: 1 } : null;
  const range = { priceMin, priceMax, priceStep };
  return { ...range, priceMax: valueAt(range, lastStep(range)) };
}

function isAmount(value: number | null | undefined): value is number {
  return typeof value === "number" && Number.isFinite(value) && value >= 0 && value <= 1e9;
}

// Steps are counted in whole ten-thousandths: 0.1 + 0.2 is not 0.3 in floating point.
const units = (amount: number) => Math.round(amount * 10_000);
const amountOf = (counted: number) => counted / 10_000;

function lastStep({ priceMin, priceMax, priceStep }: PriceRange): number {
  const step = units(priceStep);
  return step > 0 ? Math.floor((units(priceMax) - units(priceMin)) / step) : 0;
}

function valueAt({ priceMin, priceStep }: PriceRange, step: number): number {
  return amountOf(units(priceMin) + step * units(priceStep));
}

/** Values to suggest, evenly spread from the lowest to the highest; at most `most`. */
export function suggestedValues(range: PriceRange, most: number): number[] {
  const last = lastStep(range);
  const count = Math.min(last + 1, Math.max(most, 1));
  const steps = Array.from({ length: count }, (_, index) =>
    count === 1 ? 0 : Math.round((index * last) / (count - 1)),
  );
  return steps.map((step) => valueAt(range, step));
}

export type AmountProblem = "required" | "belowMin" | "aboveMax" | "offStep";

/** Why a value cannot be bought, or null when it can. */
export function amountProblem(range: PriceRange, amount: number | null): AmountProblem | null {
  if (amount === null || !Number.isFinite(amount)) return "required";
  if (units(amount) < units(range.priceMin)) return "belowMin";
  if (units(amount) > units(range.priceMax)) return "aboveMax";
  const step = units(range.priceStep);
  return step > 0 && (units(amount) - units(range.priceMin)) % step !== 0 ? "offStep" : null;
}

/**
 * The one or two values of the range that are nearest to an amount: the amount itself when it fits, else the ones below
 * and above it.
 */
export function nearestValues(range: PriceRange, amount: number): number[] {
  const last = lastStep(range);
  const step = units(range.priceStep);
  if (!Number.isFinite(amount) || step <= 0) return [range.priceMin];
  const place = (units(amount) - units(range.priceMin)) / step;
  const below = Math.min(Math.max(Math.floor(place), 0), last);
  const above = Math.min(Math.max(Math.ceil(place), 0), last);
  return [...new Set([below, above])].map((at) => valueAt(range, at));
}

/** The source of a pattern for a currency before or after an amount: "kr.", "DKK", "£", "円". */
export const CURRENCY_MARK = "(?:\\p{L}{2,3}\\.?|\\p{Sc}|円)";
const MARKS = new RegExp(`^${CURRENCY_MARK}|${CURRENCY_MARK}$`, "gu");

/** How people write "no cents": "150,-" in the Nordic countries, "150:-" in Sweden, "150.-" in Switzerland. */
const NO_CENTS = /[,.:][-−]$/;

/**
 * The number that was typed with the separators of a language ("1.250,50" in Danish), or null. A currency's name or
 * symbol around it is ignored, unless it is that of another currency; digits of other scripts are refused, and so is
 * whatever could be read in two ways.
 */
export function parseAmount(typed: string, locale: string, currency: string | null = null): number | null {
  if (typed.length > 40) return null;
  const shut = cleanWord(typed).replace(/[\s'’]/g, "");
  const around = shut.match(MARKS) ?? [];
  if (currency && around.some((mark) => isOfAnother(mark.replace(".", ""), currency.toUpperCase()))) return null;
  const text = around.reduce((rest, mark) => rest.replace(mark, ""), shut).replace(NO_CENTS, "");
  const { decimal, group } = separatorsOf(locale);
  const escaped = (sign: string) => `\\${sign}`;
  const grouped = group ? `|\\d{1,3}(?:${escaped(group)}\\d{3})+` : "";
  const own = new RegExp(`^(\\d{1,9}${grouped})(?:${escaped(decimal)}(\\d{1,2}))?$`).exec(text);
  // The other decimal separator is accepted where it cannot separate thousands: fewer than three digits follow it.
  const other = own ?? /^(\d{1,9})[.,](\d{1,2})$/.exec(text);
  if (!other) return null;
  const amount = Number(`${other[1]!.replace(/\D/g, "")}.${other[2] ?? "0"}`);
  return amount <= 1e9 ? amount : null;
}

/** What people write for a currency instead of its code. */
const WORDS: Partial<Record<string, string>> = {
  kč: "CZK",
  zł: "PLN",
  лв: "BGN",
  ft: "HUF",
  lei: "RON",
  tl: "TRY",
  円: "JPY",
};

/** The currency's code, sign or word in a text around amounts, like "Amount (EUR)" or "Beløb i kr."; null without. */
export function currencyIn(text: string): string | null {
  const words = text.match(/\p{Sc}|\p{L}+/gu) ?? [];
  const isCode = (word: string) => /^[A-Z]{3}$/.test(word) && isCurrency(word);
  return (
    words.find((word) => /^(?:\p{Sc}|kr)$/iu.test(word) || Object.hasOwn(WORDS, word.toLowerCase()) || isCode(word)) ??
    null
  );
}

function isOfAnother(mark: string, currency: string): boolean {
  if (/\p{Sc}/u.test(mark)) return mark.normalize("NFKC") !== signOf(currency);
  const said = WORDS[mark.toLowerCase()];
  if (said) return said !== currency;
  if (/^kr$/i.test(mark)) return !isKrone(currency);
  return mark.toUpperCase() !== currency && isCurrency(mark.toUpperCase());
}

/** The symbol of a currency, which others may share ("$", "¥"); null where there is none. */
function signOf(currency: string): string | null {
  try {
    const format = numberFormat("en", { style: "currency", currency, currencyDisplay: "narrowSymbol" });
    return format.formatToParts(1).find(({ type }) => type === "currency")?.value ?? null;
  } catch {
    return null;
  }
}

function isCurrency(code: string): boolean {
  try {
    return new Intl.DisplayNames("en", { type: "currency", fallback: "none" }).of(code) !== undefined;
  } catch {
    return false;
  }
}

function separatorsOf(locale: string): { decimal: string; group: string | null } {
  const isDot = pointOf(locale) === ".";
  return isDot ? { decimal: ".", group: "," } : { decimal: ",", group: "." };
}

function pointOf(locale: string): string {
  try {
    return (
      numberFormat(locale)
        .formatToParts(1.5)
        .find((part) => part.type === "decimal")?.value ?? "."
    );
  } catch {
    return ".";
  }
}
