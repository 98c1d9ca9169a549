const PLAIN: Readonly<Record<string, string>> = { ø: "o", æ: "ae", ł: "l", ı: "i" };

/** A text for comparison: lower case without accents, as people type on keyboards that lack them. */
export const bareLetters = (text: string) =>
  text
    .toLowerCase()
    .replace(/[øæłı]/g, (letter) => PLAIN[letter]!)
    .normalize("NFD")
    .replace(/\p{M}/gu, "");
