import { decoded } from "./decoded";
import { anyPrefix, cleanCode, codeProblem, hasPrefix, prefixedCode } from "./voucher";

export interface PastedCode {
  code: string;
  /** "" when there is none. */
  pin: string;
}

const LONGEST_TEXT = 20_000;
/**
 * What follows a known prefix: groups of three, as codes are shown, or one piece with or without hyphens. Groups must
 * be in capitals, so that the words after a code are not taken for a part of it.
 */
const AFTER_PREFIX =
  /(?:[A-Z0-9]{3}(?: (?!PIN\b)[A-Z0-9]{3})+(?: [A-Z0-9]{1,2})?|[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*)(?![A-Za-z0-9])/y;
/** A mail program puts a link into one of its own, as a parameter of that. */
const unwrapped = (text: string) => text.replace(/%2F/gi, "/");
const LINK = /\/(?:redeem|portal\/[^/\s]+)\/([^/\s?#"'<>&]+)/i;
// The beginning of a word, without a lookbehind, which Safari does not know before 16.4.
const BEGINS = "(?:^|[^\\p{L}])";
const CODE_WORD =
  "codes?|koden?|gavekode|kod|gutscheincode|koodi|lahjakoodi|voucher|c[oó]digo|codice|codul|cod|kód|koda|kodu|κωδικός|код|コード";
const LABELLED = new RegExp(`${BEGINS}(?:${CODE_WORD})(?!\\p{L})[\\s:：=#*–-]{1,10}([A-Za-z0-9._~-]{6,64})`, "iu");
const PIN_WORD = `${BEGINS}(?:pin|пин)(?:[ -]?(?:code|koden?|kod|kód|koda|kodu|koodi|код|コード|nummer))?(?!\\p{L})`;
/**
 * A PIN after the word "PIN": with a digit in it; letters only if they end the line; or digits after a few more words
 * and a colon.
 */
const PINS = [
  new RegExp(`${PIN_WORD}[\\s:：=#*–-]{1,10}((?=[A-Z]*\\d)[A-Z0-9]{3,8})(?![A-Z0-9])`, "iu"),
  new RegExp(`${PIN_WORD}[ *]{0,4}[:：=][ *]{0,4}([A-Z]{3,8})[ *.]*$`, "imu"),
  new RegExp(`${PIN_WORD}[^\\n\\d]{1,40}[:：=] ?(\\d{3,8})(?![A-Z0-9])`, "iu"),
];
const PIN_BESIDE = /^[\s,;|/–-]{1,3}([0-9]{4,8})(?![A-Za-z0-9])/;

/**
 * The code and PIN in a pasted text that is more than a code: a whole e-mail, or both on one line. Null when the text
 * is a single word (then it is the code itself), or has no code in it.
 */
export function codeInText(pasted: string, prefixes: readonly string[]): PastedCode | null {
  const text = unwrapped(pasted.slice(0, LONGEST_TEXT))
    .replace(/[\u00a0\u2000-\u200a\u202f\u3000\t]/g, " ")
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, "")
    // Hyphens at which no mail breaks a line; a dash may stand between a code and its PIN.
    .replace(/[\u2010\u2011\u2212\ufe63]/g, "-");
  if (!/\S\s+\S/.test(text) && !LINK.test(text)) return null;
  const foundBy = (pattern: RegExp) => foundOf(pattern.exec(text), prefixes);
  const found = withPrefix(text, prefixes) ?? foundBy(LINK) ?? withDigit(foundBy(LABELLED));
  if (!found) return null;
  const named = PINS.map((pattern) => pattern.exec(text)?.[1]).find((each) => each !== undefined);
  const pin = named ?? PIN_BESIDE.exec(text.slice(found.end))?.[1] ?? "";
  return { code: found.code, pin };
}

/** The code that a text says, or that it is, by its known prefix; null where it need not be one. */
export function codeAlone(typed: string, prefixes: readonly string[]): PastedCode | null {
  const found = codeInText(typed, prefixes);
  if (found) return found;
  const code = prefixedCode(typed, prefixes);
  return code === null ? null : { code, pin: "" };
}

/** The code in a text that surely holds one, by its known prefix or its link: other things are called "code", too. */
export function certainCode(typed: string, prefixes: readonly string[]): PastedCode | null {
  const found = codeInText(typed, prefixes);
  if (found?.pin && hasPrefix(found.code, prefixes)) return found;
  const alone = prefixedCode(typed, prefixes);
  if (alone !== null) return { code: alone, pin: "" };
  return found && (hasPrefix(found.code, prefixes) || LINK.test(unwrapped(typed))) ? found : null;
}

interface Found {
  code: string;
  /** Where it ends in the text. */
  end: number;
}

/** The first code in a text that has a known prefix, written in any case. */
function withPrefix(text: string, prefixes: readonly string[]): Found | null {
  for (const { 0: all, 1: prefix = "", index } of text.matchAll(
    new RegExp(`(?:^|[^A-Z0-9])(${anyPrefix(prefixes)})`, "gi"),
  )) {
    AFTER_PREFIX.lastIndex = index + all.length;
    const rest = AFTER_PREFIX.exec(text)?.[0];
    const code = rest && cleanCode(prefix + rest, prefixes);
    if (code && !codeProblem(code)) return { code, end: AFTER_PREFIX.lastIndex };
  }
  return null;
}

/** A word after "code" is a code only if it has a digit: in "the code below" there is none. */
const withDigit = (found: Found | null): Found | null => (found && /\d/.test(found.code) ? found : null);

function foundOf(match: RegExpExecArray | null, prefixes: readonly string[]): Found | null {
  const raw = match?.[1];
  if (!match || raw === undefined) return null;
  const written = raw.replace(/[.,;)]+$/, "");
  const code = cleanCode(decoded(written) ?? written, prefixes);
  return codeProblem(code) ? null : { code, end: match.index + match[0].length };
}
