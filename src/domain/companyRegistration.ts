import { type FieldProblem } from "./recipientCheck";
import { cleanWord } from "./typedText";

/** The format of a company's registration number by country, as the backends expect it (spec §5). */
const FORMS: Record<string, RegExp> = {
  DK: /^\d{8}$/,
  NO: /^\d{9}$/,
  SE: /^\d{10}$/,
  FI: /^\d{7}-\d$/,
  DE: /^DE\d{9}$/,
};

/** What papers print in front of a number, without spaces and dots: "CVR-nr.:", "Org.nr.", "USt-IdNr.". */
const NAME =
  /^(?:CVR(?:\/SE)?|ORG(?:ANISA(?:SJONS|TIONS))?|MOMS(?:REG)?|VAT|UST-?ID|Y-?TUNNUS|FO(?=-N))-?(?:N[RO]|NUMMER|NUMBER)?:?/;
/** What they print behind it where it stands for the VAT number: "SE556000000001", "NO 912 345 678 MVA". */
const VAT_MARK = /^(SE\d{6}-?\d{4})-?01$|^(.*\d)MVA$/;

/**
 * A registration number as the backends expect it, from what people type, or copy from papers: spaces, a hyphen, the
 * country or the number's name in front, a mark of the VAT behind.
 */
export function registrationOf(typed: string, countryCode: string): string {
  const country = countryCode.toUpperCase();
  const text = cleanWord(typed).replace(/[\s.]/g, "").toUpperCase().replace(NAME, "").replace(VAT_MARK, "$1$2");
  const digits = text.replace(/\D/g, "");
  const isPlain = new RegExp(`^(?:${country})?[\\d-]+$`).test(text);
  if (!isPlain) return text;
  if (country === "FI") return digits.length === 8 ? `${digits.slice(0, 7)}-${digits.slice(7)}` : text;
  return country === "DE" ? `DE${digits}` : digits;
}

/**
 * What is wrong with a registration number (CVR, SE, organisation number and the like) in its country; null if nothing.
 */
export function registrationProblem(typed: string, countryCode: string): FieldProblem | null {
  if (!cleanWord(typed)) return "required";
  return FORMS[countryCode.toUpperCase()]?.test(registrationOf(typed, countryCode)) ? null : "invalid";
}

/** An EAN location number without spaces and hyphens. */
export const eanOf = (typed: string) => cleanWord(typed).replace(/[\s-]/g, "");

/** What is wrong with an EAN location number: 13 digits, the last a check digit. It is optional, so empty is fine. */
export function eanProblem(typed: string): FieldProblem | null {
  const ean = eanOf(typed);
  if (!ean) return null;
  if (!/^\d{13}$/.test(ean)) return "invalid";
  const sum = [...ean].reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0 ? null : "invalid";
}
