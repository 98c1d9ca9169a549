/** The categories of greetings, in the order of the tabs (spec §3). The service spells "thank-you" as "thankYou". */
export const GREETING_CATEGORIES = [
  "birthday",
  "christmas",
  "easter",
  "corporate",
  "love",
  "misc",
  "occasions",
  "thankYou",
] as const;
export type GreetingCategory = (typeof GREETING_CATEGORIES)[number];

/** The known category behind a server's word; null for one this shop does not know. */
export function greetingCategory(raw: string | null | undefined): GreetingCategory | null {
  return GREETING_CATEGORIES.find((category) => category === raw) ?? null;
}

export const MOST_LETTERS = 300;
export const MOST_BREAKS = 10;

export type GreetingProblem = "tooLong" | "tooManyBreaks" | "refused";

/** A greeting's text as it is sent: NFC, "\n" as line break, no tabs, trimmed. */
export function greetingToSend(text: string): string {
  return text
    .normalize("NFC")
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n")
    .replace(/\t/g, " ")
    .trim();
}

/** How many characters count towards the limit: code points of the text as it is sent. */
export function countLetters(text: string): number {
  return [...greetingToSend(text)].length;
}

/** What is wrong with a text, the worst first; null when it can be sent. */
export function greetingProblem(text: string): GreetingProblem | null {
  const sent = greetingToSend(text);
  if (refusedSigns(text).length > 0) return "refused";
  if ([...sent].length > MOST_LETTERS) return "tooLong";
  return sent.split("\n").length - 1 > MOST_BREAKS ? "tooManyBreaks" : null;
}

/** The kinds of characters that cannot be printed. */
export type RefusedKind = "pictograph" | "symbol" | "invisible" | "control" | "private";

export interface RefusedSign {
  sign: string;
  kind: RefusedKind;
  /** Where it begins in the text, in UTF-16 code units. */
  at: number;
}

/** Joiners are part of words in some scripts (Persian, Hindi); elsewhere they hide or glue emoji together. */
const JOINER_IN_WORD = /([\p{L}\p{M}])[\u200c\u200d](?=[\p{L}\p{M}])/gu;

/** One emoji with all that belongs to it: skin tone, joined parts, both halves of a flag, keycaps. */
const PICTOGRAPH =
  /(?:\p{RI}\p{RI}?|[0-9#*]\ufe0f?\u20e3|\p{Extended_Pictographic}(?:[\ufe0e\ufe0f\p{Emoji_Modifier}]|[\u{e0020}-\u{e007f}])*(?:\u200d\p{Extended_Pictographic}(?:[\ufe0e\ufe0f]|\p{Emoji_Modifier})*)*|\p{Emoji_Modifier})/u;
/** A pictograph that is drawn as a sign of the text, such as © or ™, unless it is asked for as an emoji. */
const TEXT_SIGN = /^(?!\p{Emoji_Presentation})\p{Extended_Pictographic}\ufe0e?$/u;
const INVISIBLE = /[\p{Cf}\ufe00-\ufe0f\u20e3\u034f\u115f\u1160\u17b4\u17b5\u3164\uffa0\u{e0100}-\u{e01ef}]/u;
const CONTROL = /(?![\n\r\t\u0085])\p{Cc}/u;
const PRIVATE = /[\p{Co}\p{Cs}]|\p{Noncharacter_Code_Point}/u;
/**
 * Anything but letters, digits, punctuation, currency signs, spaces, accents that stand alone, words that are written
 * as one sign (№, ℃, ㈱), and the few symbols that every keyboard has, also as wide as Asian keyboards type them.
 */
const SYMBOL =
  /[^\p{L}\p{M}\p{N}\p{P}\p{Sc}\p{Sk}\p{Zs}\p{Zl}\p{Zp}\p{C}+<=>|~°±×÷\u2212\u223c＋＜＝＞｜～№℃\u3200-\u33ff]/u;

const KINDS: readonly [RefusedKind, RegExp][] = [
  ["pictograph", PICTOGRAPH],
  ["invisible", INVISIBLE],
  ["control", CONTROL],
  ["private", PRIVATE],
  ["symbol", SYMBOL],
];
const REFUSED = new RegExp(KINDS.map(([kind, { source }]) => `(?<${kind}>${source})`).join("|"), "gu");

/** The characters of a text that cannot be printed, in order: emoji, symbols, control and invisible ones (spec §5). */
export function refusedSigns(text: string): RefusedSign[] {
  // A replacement of the same length, so that positions stay the same.
  const looked = text.replace(JOINER_IN_WORD, "$1a");
  return [...looked.matchAll(REFUSED)].map((found) => ({
    sign: found[0],
    kind: TEXT_SIGN.test(found[0]) ? "symbol" : KINDS.find(([kind]) => found.groups?.[kind] !== undefined)![0],
    at: found.index,
  }));
}

/** The text without the characters that cannot be printed; of the two spaces around one, only one is left. */
export function withoutRefused(text: string): string {
  return refusedSigns(text).reduceRight((left, { sign, at }) => {
    const before = left.slice(0, at);
    const after = left.slice(at + sign.length);
    return before + (/(^|\s)$/.test(before) && after.startsWith(" ") ? after.slice(1) : after);
  }, text);
}

/** The code point of a character, to name one that cannot be seen: U+200B. */
export function signNumber(sign: string): string {
  return `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}

export type LetterScript = "cjk" | "greek" | "cyrillic";

const SCRIPTS: readonly [LetterScript, RegExp][] = [
  ["cjk", /^[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{scx=Bopomofo}]$/u],
  ["greek", /^\p{scx=Greek}$/u],
  ["cyrillic", /^\p{scx=Cyrillic}$/u],
];

/** The script of all letters of a text, to pick a font that has them; null for Latin, mixed scripts and no letters. */
export function letterScript(text: string): LetterScript | null {
  const letters = text.match(/\p{L}/gu);
  if (!letters) return null;
  return SCRIPTS.find(([, pattern]) => letters.every((letter) => pattern.test(letter)))?.[0] ?? null;
}
