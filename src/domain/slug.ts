const LATIN: Record<string, string> = {
  æ: "ae",
  ø: "oe",
  å: "aa",
  ß: "ss",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  œ: "oe",
  ı: "i",
};

/** A title as a readable address fragment: lower case, Latin letters without marks, other letters kept, hyphens between. */
export function slugify(title: string): string {
  return title
    .normalize("NFC")
    .toLowerCase()
    .replace(/[æøåßłđðþœı]/g, (letter) => LATIN[letter]!)
    .normalize("NFD")
    .replace(/(\p{Script=Latin})\p{M}+/gu, "$1")
    .normalize("NFC")
    .replace(/['’]/g, "")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .slice(0, 80)
    .replace(/^-+|-+$/g, "");
}
