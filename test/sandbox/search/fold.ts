const letters: Record<string, string> = { æ: "a", ø: "o", ß: "ss", ł: "l", đ: "d", ð: "d", þ: "th", ı: "i", œ: "o" };

/**
 * Letters without what a keyboard may lack: `Smørrebrød`, `smoerrebroed` and `smorrebrod` become the same. Both what is
 * searched and what is searched in go through here, so it need not be any language's right spelling.
 */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[æøßłđðþıœ]/g, (letter) => letters[letter] ?? letter)
    .replace(/oe|ae|aa|ue/g, (pair) => pair[0]!);

/** The words of a text, folded. */
export const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** How many typing errors a word may have: none if it is short, one from four letters on, two from eight. */
const slipsAllowed = (word: string) => (word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0);

/** The edit distance (change, leave out, add or swap) from `typed` to the start, or the whole, of `word`. */
export function slipsBetween(typed: string, word: string, asPrefix: boolean): number {
  let before: number[] = [];
  let row = Array.from({ length: word.length + 1 }, (_, index) => index);
  for (let down = 1; down <= typed.length; down++) {
    const next = [down];
    for (let across = 1; across <= word.length; across++) {
      const same = typed[down - 1] === word[across - 1];
      let slips = Math.min(row[across]! + 1, next[across - 1]! + 1, row[across - 1]! + (same ? 0 : 1));
      const swapped =
        down > 1 && across > 1 && typed[down - 1] === word[across - 2] && typed[down - 2] === word[across - 1];
      if (swapped) slips = Math.min(slips, before[across - 2]! + 1);
      next.push(slips);
    }
    before = row;
    row = next;
  }
  return asPrefix ? Math.min(...row) : row[word.length]!;
}

/**
 * The slips with which a typed word fits a word of a text, or null where it does not. The first letter must be right.
 */
export function fits(typed: string, word: string, asPrefix: boolean): number | null {
  if (asPrefix ? word.startsWith(typed) : word === typed) return 0;
  // a part of a long word: `klæde` in `badehåndklæder`
  if (typed.length >= 4 && word.includes(typed)) return 0.5;
  const allowed = slipsAllowed(typed);
  if (allowed === 0 || typed[0] !== word[0] || word.length + allowed < typed.length) return null;
  if (!asPrefix && word.length > typed.length + allowed) return null;
  const slips = slipsBetween(typed, word, asPrefix);
  return slips <= allowed ? slips : null;
}
