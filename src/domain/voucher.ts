import { formatPrice } from "./price";
import { toAscii } from "./typedText";

/**
 * The known prefix of a code (in any case), in upper case and with its hyphen; "" where there is none. Which are known
 * is a matter of the configuration (spec §3), so all that asks for `prefixes` must be told.
 */
function prefixOf(code: string, prefixes: readonly string[]): string {
  const upper = code.slice(0, 12).toUpperCase();
  const known = prefixes.find((prefix) => upper.startsWith(`${prefix}-`));
  return known ? `${known}-` : "";
}

/** Whether a code begins with a known prefix and has something after it. */
export const hasPrefix = (code: string, prefixes: readonly string[]): boolean => {
  const prefix = prefixOf(code, prefixes);
  return prefix !== "" && code.length > prefix.length;
};

/** The source of a pattern for any of the prefixes with its hyphen. */
export const anyPrefix = (prefixes: readonly string[]): string => `(?:${prefixes.join("|") || "(?!)"})-`;

const INVISIBLE =
  /[\s\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0]/g;
const DASHES = /[\u2010-\u2015\u2043\u2212\ufe58\ufe63]/g;

/**
 * A typed or pasted code as it is sent (spec §5): no white space, visible or invisible, full-width characters as ASCII.
 * With a known prefix, that is put in upper case and all other hyphens are removed; any other code keeps hyphens and
 * case.
 */
export function cleanCode(typed: string, prefixes: readonly string[]): string {
  const text = toAscii(typed.replace(INVISIBLE, "")).replace(DASHES, "-");
  const prefix = prefixOf(text, prefixes);
  return prefix ? prefix + text.slice(prefix.length).replaceAll("-", "") : text;
}

export type CodeProblem = "required" | "tooShort" | "tooLong" | "invalid";

/** What is wrong with a cleaned code, or null: 6 to 64 letters, digits and . _ ~ - */
export function codeProblem(code: string): CodeProblem | null {
  if (!code) return "required";
  if (code.length < 6) return "tooShort";
  if (code.length > 64) return "tooLong";
  return /^[A-Za-z0-9._~-]+$/.test(code) ? null : "invalid";
}

/** The code that a text is, by a known prefix; null for any other text. */
export function prefixedCode(typed: string, prefixes: readonly string[]): string | null {
  const code = cleanCode(typed, prefixes);
  return hasPrefix(code, prefixes) && !codeProblem(code) ? code : null;
}

/** The word "PIN" that is copied along with digits: "PIN: 4711", "Pinkode 4711". */
const PIN_WORD = /^\W*pin\D*[\s:](?=\d)/i;

/** A typed or pasted PIN as it is sent: cleaned like a code, but it has no prefix. */
export const cleanPin = (typed: string): string => cleanCode(typed.replace(PIN_WORD, ""), []);

/** What is wrong with the optional PIN of a code, or null: 3 to 8 letters or digits. */
export function pinProblem(typed: string): CodeProblem | null {
  const pin = cleanPin(typed);
  if (!pin) return null;
  if (pin.length < 3) return "tooShort";
  if (pin.length > 8) return "tooLong";
  return /^[A-Za-z0-9]+$/.test(pin) ? null : "invalid";
}

/**
 * A code for display, in groups of three after its prefix (spec §9): "SGK-123 456". It is copied without the spaces.
 */
export function groupsOfThree(code: string, prefixes: readonly string[]): string {
  const prefix = prefixOf(code, prefixes);
  const signs = [...code.slice(prefix.length)];
  const groups = Array.from({ length: Math.ceil(signs.length / 3) }, (_, index) =>
    signs.slice(index * 3, index * 3 + 3).join(""),
  );
  return prefix + groups.join(" ");
}

/**
 * The discount percentage for an exchange rate (spec §3): the price divided by the payment amount, times 100; null for
 * invalid amounts.
 */
export function discountByExchangeRate(price: number, paymentAmount: number): number | null {
  if (!Number.isFinite(price) || !Number.isFinite(paymentAmount) || price < 0 || paymentAmount <= 0) return null;
  return (price / paymentAmount) * 100;
}

/** Whether the moment until which a voucher pays is over. */
export const hasExpired = ({ expiresAt }: { expiresAt?: string | null }, now: number): boolean =>
  Date.parse(expiresAt ?? "") <= now;

/** What a voucher is called: its masked code, or its value where the server tells nothing of the code. */
export const voucherName = (
  { voucherMasked, valueAmount, valueCurrency }: { voucherMasked: string; valueAmount: number; valueCurrency: string },
  locale: string,
): string => voucherMasked.trim() || formatPrice(valueAmount, valueCurrency, locale, { forceCode: true });
