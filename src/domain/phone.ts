import { getCountryCallingCode, isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/min";
import { type FieldProblem } from "./recipientCheck";
import { phoneText } from "./typedText";

// The metadata of all countries' numbers is large: load this module when a form with a phone field opens, not before.

/**
 * The international form (E.164, "+4520123456") of a number typed in a country (a code in either case); null when it is
 * not a valid number.
 */
export function toE164(typed: string, countryCode: string): string | null {
  const cleaned = phoneText(typed);
  // The library would accept digits of other scripts, which the person who checks the number may misread.
  if (!/^[\d ()+./-]{3,30}$/.test(cleaned)) return null;
  const country = countryCode.toUpperCase();
  const text = withPlus(cleaned, country);
  const number = parsed(text, country);
  if (number?.isValid()) return number.number;
  // "+36(0)20": a zero for those who call from within, which the library knows only where it is that country's prefix.
  const abroad = parsed(text.replace(/^(\+\d{1,3}) ?\(0\)/, "$1 "), country);
  return abroad?.isValid() ? abroad.number : null;
}

/** More digits than a number has within a country; some plans, as Germany's, would allow for longer ones. */
const MOST_WITHIN = 11;

/** A number whose plus a spreadsheet has dropped, which takes it for a number: "4915112345678" in Germany. */
function withPlus(text: string, country: string): string {
  const code = isSupportedCountry(country) ? getCountryCallingCode(country) : null;
  const digits = text.replace(/\D/g, "");
  return code && text.startsWith(code) && digits.length > MOST_WITHIN ? `+${text}` : text;
}

const parsed = (text: string, country: string) =>
  isSupportedCountry(country)
    ? parsePhoneNumberFromString(text, { defaultCountry: country, extract: false })
    : parsePhoneNumberFromString(text, { extract: false });

/** Kinds of numbers that no text message reaches. */
const NO_MOBILES = new Set(["FIXED_LINE", "TOLL_FREE", "PREMIUM_RATE", "SHARED_COST", "UAN", "VOICEMAIL"]);

/**
 * The international form of a number that text messages are sent to, like `toE164`; null also for one that is known to
 * be no mobile number. Only some countries' numbers show that, and the metadata do not tell all of those apart.
 */
export function mobileE164(typed: string, countryCode: string): string | null {
  const number = toE164(typed, countryCode);
  const kind = number && parsePhoneNumberFromString(number)?.getType();
  return kind && NO_MOBILES.has(kind) ? null : number;
}

/** What is wrong with a number that text messages are sent to; null if nothing. */
export function mobileProblem(typed: string, countryCode: string): FieldProblem | null {
  return phoneProblem(typed, countryCode) ?? (mobileE164(typed, countryCode) ? null : "invalid");
}

/** What is wrong with a phone number in national or international form (spec §5); null if nothing. */
export function phoneProblem(typed: string, countryCode: string): FieldProblem | null {
  if (!phoneText(typed)) return "required";
  return toE164(typed, countryCode) ? null : "invalid";
}

/** The calling code of a country, "+45"; null for an unknown one. */
export function callingPrefix(countryCode: string): string | null {
  const country = countryCode.toUpperCase();
  return isSupportedCountry(country) ? `+${getCountryCallingCode(country)}` : null;
}

/** A number as it is typed behind the calling code of a country, if it is one of that country's; else as it was. */
export function behindPrefix(phone: string, countryCode: string): string {
  const cleaned = phoneText(phone);
  const prefix = callingPrefix(countryCode);
  if (!prefix || !cleaned.startsWith(prefix)) return phone;
  const rest = cleaned.slice(prefix.length).trim();
  const number = toE164(cleaned, countryCode);
  return number && toE164(rest, countryCode) === number ? rest : phone;
}
