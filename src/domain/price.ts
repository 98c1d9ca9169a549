import { numberFormat } from "./formats";

/** Amounts are decimal numbers in major units of their currency (150 is DKK 150.00); currency codes in either case. */

const SYMBOLS: Record<string, string> = { SEK: "kr", NOK: "kr", EUR: "€" };
const KRONER = new Set(["DKK", "SEK", "NOK", "ISK"]);

/** Null where the browser does not accept the code, and for "XXX", the code for "no currency". */
function formatFor(locale: string, currency: string, code: boolean, digits: number): Intl.NumberFormat | null {
  if (currency === "XXX") return null;
  try {
    return numberFormat(locale, {
      style: "currency",
      currency,
      currencyDisplay: code ? "code" : "symbol",
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
  } catch {
    return null;
  }
}

/**
 * Currencies with a minor unit that has no coins any more: the services reckon with it (spec §3, minorUnit), some
 * browsers leave it out, and nobody types it.
 */
const WITHOUT_COINS = new Set(["HUF"]);

/**
 * Digits after the decimal point (spec §9: 0 to 2): two, but none for whole amounts and for currencies without minor
 * units.
 */
export function fractionDigits(amount: number, currency?: string | null): number {
  const whole = Math.abs(amount - Math.round(amount)) < 0.005;
  return whole || minorDigits(upperCode(currency)) === 0 ? 0 : 2;
}

/** The smallest amount that can be paid in a currency. */
export const smallestOf = (currency: string): number => 10 ** -minorDigits(upperCode(currency));

/** An amount as its currency can be paid: to the cent, or whole yen. */
export function toMinorUnit(amount: number, currency: string): number {
  const factor = 10 ** minorDigits(upperCode(currency));
  return Math.round(amount * factor) / factor;
}

/** Whether people type cents in a currency; also if it is not known. Of forints "1.250" is a thousand and more. */
export function isTypedInCents(currency: string | null): boolean {
  const code = upperCode(currency);
  return !WITHOUT_COINS.has(code) && minorDigits(code) > 0;
}

function minorDigits(currency: string): number {
  if (WITHOUT_COINS.has(currency)) return 2;
  try {
    return numberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits ?? 2;
  } catch {
    return 2;
  }
}

function upperCode(currency: unknown): string {
  return typeof currency === "string" ? currency.trim().toUpperCase().slice(0, 10) : "";
}

/**
 * An amount as it is shown: "DKK 150", "150 kr.", "€12.50". `forceCode` writes the currency's code, for screens with
 * two krone currencies. Never throws: an invalid currency code gives "12.50 KR", a missing number "–".
 */
export function formatPrice(
  amount: number | null | undefined,
  currency: string | null | undefined,
  locale: string,
  { forceCode = false }: { forceCode?: boolean } = {},
): string {
  if (typeof amount !== "number" || !Number.isFinite(amount)) return "–";
  const code = upperCode(currency);
  const digits = fractionDigits(amount, code);
  const value = Object.is(Math.round(amount * 100), -0) ? 0 : amount;
  const format = formatFor(locale, code, forceCode, digits);
  if (!format) return `${value.toFixed(digits)} ${code}`.trimEnd();
  const symbol = forceCode ? undefined : SYMBOLS[code];
  if (!symbol) return format.format(value);
  const parts = format.formatToParts(value);
  return parts.map((part) => (part.type === "currency" ? symbol : part.value)).join("");
}

/** An amount as an option in a list: the code first, "DKK 150". */
export function formatOption(amount: number, currency: string | null | undefined, locale: string): string {
  const code = upperCode(currency);
  const digits = fractionDigits(amount, code);
  let number = amount.toFixed(digits);
  try {
    const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
    number = numberFormat(locale, options).format(amount);
  } catch {
    // the browser does not know the language: the plain number will do
  }
  return `${code} ${number}`.trimStart();
}

/** Whether a currency is one of those that are written as "kr". */
export const isKrone = (currency: string): boolean => KRONER.has(upperCode(currency));

/** Whether amounts in these currencies could be confused ("kr" and "kr"), so that codes must be shown. */
export function needsCodes(currencies: readonly (string | null | undefined)[]): boolean {
  return new Set(currencies.map(upperCode).filter(isKrone)).size > 1;
}

/** A discount in whole percent, from hundredths of a percent (512 is 5.12 %); null when it rounds to 0 or less. */
export function discountPercent(hundredths: number | null | undefined): number | null {
  const percent = Math.round((hundredths ?? 0) / 100);
  return percent > 0 ? Math.min(percent, 100) : null;
}

/** The RetailPrice attribute, to be shown struck through; null unless it is higher than the price. */
export function struckPrice(
  attributes: readonly { name: string; value: string }[] | null | undefined,
  price: number | null | undefined,
): number | null {
  const raw = attributes?.find((attribute) => attribute?.name === "RetailPrice")?.value;
  const retail = typeof raw === "string" && /^\d+(\.\d+)?$/.test(raw.trim()) ? Number(raw) : NaN;
  return typeof price === "number" && retail > price ? retail : null;
}

/** Rounded to cents, as 0.1 + 0.2 is not 0.3 in floating point. */
export const toCents = (amount: number): number => Math.round(amount * 100) / 100;

/** Whether two amounts are the same to the cent; servers' floating-point sums may differ in the last digits. */
export function sameAmount(one: number, other: number): boolean {
  return Math.abs(one - other) < 0.005;
}
