const PLAIN: Readonly<Record<string, string>> = { ø: "o", æ: "ae", ł: "l", ı: "i", ς: "σ" };

/**
 * A text for comparison: lower case without accents, as people type on keyboards that lack them, and of plain width, as
 * Japanese keyboards type wide letters. The last sigma of a word is like any other, as the word may go on.
 */
export const bareLetters = (text: string) =>
  text
    .toLowerCase()
    .replace(/[øæłıς]/g, (letter) => PLAIN[letter]!)
    .normalize("NFKD")
    .replace(/\p{M}/gu, "");
