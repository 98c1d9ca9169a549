const PLAIN: Readonly<Record<string, string>> = { ø: "o", æ: "ae", ł: "l", ı: "i" };

/** A text as it is compared with what is typed: without capitals and accents, as from keyboards that have none. */
export const bareLetters = (text: string) =>
  text
    .toLowerCase()
    .replace(/[øæłı]/g, (letter) => PLAIN[letter]!)
    .normalize("NFD")
    .replace(/\p{M}/gu, "");
