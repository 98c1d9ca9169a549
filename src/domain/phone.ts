import { getCountryCallingCode, isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/min";
import { type FieldProblem } from "./recipientCheck";
import { phoneText } from "./typedText";

// The metadata of the world's numbers is heavy: import this file when a form with a phone field is opened, not before.

/**
 * The international form (E.164, "+4520123456") of a number typed in a country; null when it is none. Country codes in
 * any case.
 */
export function toE164(typed: string, countryCode: string): string | null {
  const text = phoneText(typed);
  // Digits of other scripts would be understood, and read wrongly by the person who compares.
  if (!/^[\d ()+./-]{3,30}$/.test(text)) return null;
  const country = countryCode.toUpperCase();
  const number = isSupportedCountry(country)
    ? parsePhoneNumberFromString(text, { defaultCountry: country, extract: false })
    : parsePhoneNumberFromString(text, { extract: false });
  return number?.isValid() ? number.number : null;
}

/** What is wrong with a number that was typed as people of the country do, or internationally (spec §5). */
export function phoneProblem(typed: string, countryCode: string): FieldProblem | null {
  if (!phoneText(typed)) return "required";
  return toE164(typed, countryCode) ? null : "invalid";
}

/** The prefix of a country, "+45"; null for an unknown one. */
export function callingPrefix(countryCode: string): string | null {
  const country = countryCode.toUpperCase();
  return isSupportedCountry(country) ? `+${getCountryCallingCode(country)}` : null;
}
