import { ownEntry } from "./ownEntry";
import { cleanText, cleanWord, phoneText } from "./typedText";

/** What can be wrong with a field about a person or an address (spec §5). The checks below return it, or null. */
export type FieldProblem = "required" | "invalid" | "tooShort" | "tooLong" | "mismatch";

/**
 * A name: 2 to 60 letters and marks of any script (with the joiners that some scripts need), spaces, hyphens,
 * apostrophes (and what keyboards without one type for them), full stops and middle dots ("ジャン・ピエール").
 */
export function nameProblem(raw: string): FieldProblem | null {
  const name = cleanText(raw);
  if (!name) return "required";
  if (!/^[\p{L}\p{M}\u200c\u200d'’‘´` .・･·-]+$/u.test(name) || !/\p{L}/u.test(name)) return "invalid";
  const length = [...name].length;
  if (length < 2) return "tooShort";
  return length > 60 ? "tooLong" : null;
}

const EMAIL =
  /^[^\s@<>()[\]\\,;:"]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+\p{L}[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}]$/u;

/** An e-mail address; letters of any script are fine, with the marks that some scripts write vowels with. */
export function emailProblem(raw: string): FieldProblem | null {
  const email = cleanWord(raw);
  if (!email) return "required";
  if (email.length > 254) return "tooLong";
  const local = email.slice(0, email.indexOf("@"));
  return EMAIL.test(email) && !/^\.|\.\.|\.$/.test(local) ? null : "invalid";
}

/** The second entry of an e-mail address; case and spaces around it do not matter. */
export function emailRepeatProblem(repeat: string, email: string): FieldProblem | null {
  const [again, first] = [repeat, email].map((typed) => cleanWord(typed).toLowerCase());
  if (!again) return "required";
  return again === first ? null : "mismatch";
}

/** The second entry of a phone number; only its digits and the plus count. */
export function phoneRepeatProblem(repeat: string, phone: string): FieldProblem | null {
  if (!phoneText(repeat)) return "required";
  const digits = (text: string) => phoneText(text).replace(/[^\d+]/g, "");
  return digits(repeat) === digits(phone) ? null : "mismatch";
}

const POST_CODES: Record<string, RegExp> = {
  DK: /^\d{4}$/,
  NO: /^\d{4}$/,
  SE: /^\d{3} ?\d{2}$/,
  FI: /^\d{5}$/,
  DE: /^\d{5}$/,
};

/** A post code by its country (either case of the code); elsewhere 2 to 10 letters, digits, spaces and hyphens. */
export function postCodeProblem(raw: string, countryCode: string): FieldProblem | null {
  const postCode = cleanWord(raw);
  if (!postCode) return "required";
  const shape = ownEntry(POST_CODES, countryCode.toUpperCase()) ?? /^[A-Za-z0-9][A-Za-z0-9 -]{0,8}[A-Za-z0-9]$/;
  return shape.test(postCode) ? null : "invalid";
}

/** The payer's name: of a company it may be any line ("Olsen & Søn A/S", "3F"), of a person it must be a name. */
export const payerNameProblem = (raw: string, accountType: string | null | undefined): FieldProblem | null =>
  accountType === "B2B" ? lineProblem(raw) : nameProblem(raw);

/** A line of an address, or a city: not empty, at most 100 characters. */
export function lineProblem(raw: string): FieldProblem | null {
  const line = cleanText(raw);
  if (!line) return "required";
  return line.length > 100 ? "tooLong" : null;
}
