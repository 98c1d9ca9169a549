import { isCurrencyWord, namesOf } from "./currencyWords";
import { numberFormat } from "./formats";
import { isTypedInCents } from "./price";
import { cleanWord } from "./typedText";

/**
 * A number with what stands around it, and "no cents" behind it: "150,-" in the Nordic countries, "150:-" in Sweden,
 * "150.-" in Switzerland, "150,--" in Germany, "150,=" in the Netherlands.
 */
const AMOUNT = /^(\D*)(\d(?:[\d.,'’´` ]*\d)?)(?: ?[,.:](?:[-−]{1,2}|=))?(\D*)$/u;
const NAME = /\p{Sc}|[\p{L}\p{M}]+\.?/gu;

/** Japanese and Chinese count in ten thousands: "1万円" is ￥10,000. */
const TEN_THOUSANDS = /^(\D*\d{1,5})万(?!\d)/u;

/**
 * "\" is the yen sign of Japanese keyboards; on bills a line ends the sum, so that nobody adds digits: "￥5,000-".
 */
const YEN = /^[\\¥￥](.*\d)-?$/;

/** Nobody needs more characters for an amount and the name of its currency. */
export const LONGEST_AMOUNT = 40;

/**
 * The number that was typed with the separators of a language ("1.250,50" in Danish), or null. The currency may be
 * named around it, in all ways in which the shop itself and people who speak the language write it. Refused are all
 * other words, as they may name another currency or thousands ("10 tys."), digits of other scripts, and whatever could
 * be read in two ways.
 */
export function parseAmount(typed: string, locale: string, currency: string | null = null): number | null {
  if (typed.length > LONGEST_AMOUNT) return null;
  const text = cleanWord(typed).replace(YEN, "¥$1").replace(TEN_THOUSANDS, "$10000");
  const [, before = "", number, after = ""] = AMOUNT.exec(text) ?? [];
  if (!number || !isNamed(`${before} ${after}`, locale, currency)) return null;
  const figures = number.replace(/[^\d.,]/g, "");
  const [decimal, group] = hasDecimalComma(locale) ? [",", "."] : [".", ","];
  const own = new RegExp(`^(\\d{1,9}|\\d{1,3}(?:\\${group}\\d{3})+)(?:\\${decimal}(\\d{1,2}))?$`).exec(figures);
  // Those of other languages are accepted where they can be read in one way only.
  const other =
    own ?? CENTS.exec(figures) ?? BOTH.exec(figures) ?? (isTypedInCents(currency) ? null : THOUSANDS.exec(figures));
  if (!other) return null;
  const amount = Number(`${other[1]!.replace(/\D/g, "")}.${other[2] ?? "0"}`);
  return amount <= 1e9 ? amount : null;
}

/** Cents behind either separator: it cannot separate thousands, as fewer than three digits follow it. */
const CENTS = /^(\d{1,9})[.,](\d{1,2})$/;

/** Thousands and cents, each with its own separator: a table of another language ("1.250,00", "1,250.00"). */
const BOTH = /^(\d{1,3}(?:(?:\.\d{3})+(?=,)|(?:,\d{3})+(?=\.)))[.,](\d{1,2})$/;

/** Thousands with either separator: in a currency that is typed without cents it can be nothing else. */
const THOUSANDS = /^(\d{1,3}(?:\.\d{3})+|\d{1,3}(?:,\d{3})+)$/;

/** Whether a text beside a number is empty, or names the currency and says nothing else. */
function isNamed(text: string, locale: string, currency: string | null): boolean {
  if (text.replace(NAME, "").trim()) return false;
  const names = text.match(NAME)?.map((name) => name.replace(".", "")) ?? [];
  if (names.length === 0) return true;
  if (!currency) return names.every(isCurrencyWord);
  const known = namesOf(currency, locale);
  return names.every((name) => known(name));
}

function hasDecimalComma(locale: string): boolean {
  try {
    return numberFormat(locale).format(1.5).includes(",");
  } catch {
    return false;
  }
}
