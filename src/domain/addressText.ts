import { type Address } from "./address";
import { countryName } from "./names";
import { type ParcelShop } from "./shipping";
import { isolated } from "./typedText";

/**
 * The countries whose post wants the code after the town, on envelopes and in a line; in all others it comes first.
 * Source: the address formats (`fmt`) of https://chromium-i18n.appspot.com/ssl-address/data
 */
const CODE_LAST = new Set(["AU", "CA", "GB", "GG", "IE", "IM", "IN", "JE", "JP", "LV", "MT", "NZ", "PR", "SG", "US"]);

/** Japanese goes from the country to the house, unless it is written for foreigners, in Latin letters. */
const JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

type Part = string | false | null | undefined;

/** Blank parts leave no gap. */
const joined = (parts: readonly Part[], by: string) =>
  parts.flatMap((part) => (part && part.trim() ? [isolated(part)] : [])).join(by);

/** A post code that no line breaks in two, neither at its space nor after its hyphen (a word joiner follows it). */
const whole = (postCode: string | null | undefined) => postCode?.replace(/ /g, "\u00a0").replace(/-/g, "-\u2060");

/** An address in one line, in the order of an envelope of its country, which is named unless all know it. */
export function addressText(address: Address | null | undefined, locale: string, withCountry = true): string {
  if (!address) return "";
  const { attention, line1, line2, city } = address;
  const code = whole(address.postCode);
  const countryCode = address.countryCode?.toUpperCase() ?? "";
  const country = withCountry && countryCode && countryName(countryCode, locale);
  if (countryCode === "JP" && JAPANESE.test(`${line1} ${city}`)) {
    return joined([joined([code, city, line1, line2, attention], " "), country], ", ");
  }
  // A no-break space keeps post code and town together.
  const town = joined(CODE_LAST.has(countryCode) ? [city, code] : [code, city], "\u00a0");
  // Hungarians write the town before the street.
  const place = countryCode === "HU" ? [town, line1, line2] : [line1, line2, town];
  return joined([attention, ...place, country], ", ");
}

/** A pickup point in one line: its name, and its address. */
export const pickupText = ({ name, address }: ParcelShop, locale: string): string =>
  joined([name, addressText(address, locale)], ", ");
