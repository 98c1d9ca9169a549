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

/** Removes the marks of Latin letters; in other scripts a mark may make another letter, so they stay. */
const bareLatin = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/(\p{Script=Latin})\p{M}+/gu, "$1")
    .normalize("NFC");

const isPlain = (text: string) => !/[^\x20-\x7e]/.test(text);

/**
 * A title as a readable address fragment: lower case, Latin letters without marks, other letters kept, hyphens between.
 * The marks that come with emoji (keycaps, variation selectors) are dropped: `safePath` would refuse the address.
 */
export function slugify(title: string): string {
  const spelled = title
    .normalize("NFC")
    .toLowerCase()
    .replace(/[\u20e3\ufe00-\ufe0f'’]/g, "")
    .replace(/[–—…“”„«»]/g, " ")
    .replace(/[æøåßłđðþœı]/g, (letter) => LATIN[letter]!)
    .normalize("NFD")
    .replace(/([a-z])[\u0300-\u036f]+/g, "$1")
    .normalize("NFC");
  // Compiling a pattern for the letters of all scripts takes a phone 100 ms, and few titles need it.
  const bare = isPlain(spelled) ? spelled : bareLatin(spelled);
  return (
    bare
      .replace(isPlain(bare) ? /[^a-z0-9]+/g : /[^\p{L}\p{M}\p{N}]+/gu, "-")
      .slice(0, 80)
      // Half a letter of two code units would not fit into an address.
      .replace(/^-+|[-\ud800-\udbff]+$/g, "")
  );
}
