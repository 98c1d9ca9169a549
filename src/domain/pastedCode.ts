import { anyPrefix, cleanCode, codeProblem, pinProblem } from "./voucher";

export interface PastedCode {
  code: string;
  /** "" when there is none. */
  pin: string;
}

const LONGEST_TEXT = 20_000;
/** A code with a known prefix: in one piece, with hyphens, or in groups of three as codes are shown. */
const withPrefix = (prefixes?: readonly string[]) =>
  new RegExp(
    `(?<![A-Za-z0-9])${anyPrefix(prefixes)}(?:[A-Za-z0-9]{3}(?: [A-Z0-9]{3})+(?: [A-Z0-9]{1,2})?|[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*)(?![A-Za-z0-9])`,
    "i",
  );
const LINK = /\/(?:redeem|portal\/[^/\s]+)\/([^/\s?#"'<>]+)/i;
const CODE_WORD = "code|codes|kode|koden|gavekode|kod|koden|gutscheincode|koodi|lahjakoodi|voucher";
const LABELLED = new RegExp(`(?<![\\p{L}])(?:${CODE_WORD})(?![\\p{L}])[\\s:=#*–-]{1,10}([A-Za-z0-9._~-]{6,64})`, "iu");
const PIN_LABELLED =
  /(?<!\p{L})(?:pin(?:[ -]?(?:code|kode|koden|kod|koodi|nummer))?)(?!\p{L})[\s:=#*–-]{1,10}([A-Za-z0-9]{3,8})(?![A-Za-z0-9])/iu;
const PIN_BESIDE = /^[\s,;|/–-]{1,3}([0-9]{4,8})(?![A-Za-z0-9])/;

/**
 * The code and PIN in a text that says more than a code: a whole e-mail, or both on one line. Null when the text is
 * one word, which is the code as it is, or nothing in it is a code.
 */
export function codeInText(pasted: string, prefixes?: readonly string[]): PastedCode | null {
  const text = pasted
    .slice(0, LONGEST_TEXT)
    .replace(/[\u00a0\u2000-\u200a\u202f\u3000\t]/g, " ")
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, "");
  if (!/\S\s+\S/.test(text.trim()) && !LINK.test(text)) return null;
  const foundBy = (pattern: RegExp, group: number) => foundOf(pattern.exec(text), group, prefixes);
  const found = foundBy(withPrefix(prefixes), 0) ?? foundBy(LINK, 1) ?? withDigit(foundBy(LABELLED, 1));
  if (!found) return null;
  const labelledPin = PIN_LABELLED.exec(text)?.[1];
  const pin = labelledPin ?? PIN_BESIDE.exec(text.slice(found.end))?.[1] ?? "";
  return { code: found.code, pin: pinProblem(pin) ? "" : pin };
}

interface Found {
  code: string;
  /** Where it ends in the text. */
  end: number;
}

/** A word after "code" is one only if it has a digit: "the code below" names none. */
const withDigit = (found: Found | null): Found | null => (found && /\d/.test(found.code) ? found : null);

function foundOf(match: RegExpExecArray | null, group: number, prefixes?: readonly string[]): Found | null {
  const raw = match?.[group];
  if (!match || raw === undefined) return null;
  const code = cleanCode(decoded(raw.replace(/[.]+$/, "")), prefixes);
  return codeProblem(code) ? null : { code, end: match.index + match[0].length };
}

function decoded(raw: string): string {
  try {
    return decodeURIComponent(raw);
  } catch {
    return raw;
  }
}
