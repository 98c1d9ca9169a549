/** A letter of the alphabet with the things whose names begin with it, if any. */
export interface Letter<T> {
  /** "A", or "#" for names that begin with no letter. */
  letter: string;
  things: T[];
}

const LATIN = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/** The letters that these languages' alphabets have beyond A–Z; "Ch" comes after H. */
const OWN: Readonly<Record<string, readonly string[]>> = {
  da: [..."ÆØÅ"],
  no: [..."ÆØÅ"],
  sv: [..."ÅÄÖ"],
  fi: [..."ÅÄÖ"],
  es: [..."Ñ"],
  pl: [..."ĄĆĘŁŃÓŚŹŻ"],
  cs: [..."ČŘŠŽ", "Ch"],
  sk: [..."ÄČÔŠŽ", "Ch"],
  sl: [..."ČŠŽ"],
  tr: [..."ÇĞİÖŞÜ"],
  hu: [..."ÖÜ"],
};

export const NO_LETTER = "#";

/**
 * Things grouped by the first letter of their name, both in the order of a language: Å comes last in Danish, and "Aa"
 * with it; Ä is an A in German and a letter of its own in Swedish. A group reaches from its letter to the next one in
 * that order, so that grouping and sorting always agree. Names that begin with a digit or a symbol come last, under
 * "#". Letters without any names are there too, with an empty group.
 */
export function byLetter<T extends { name: string }>(things: readonly T[], locale: string): Letter<T>[] {
  const exact = new Intl.Collator(locale, { numeric: true });
  const base = new Intl.Collator(locale, { sensitivity: "base" });
  const isWord = ({ name }: T) => /^\p{L}/u.test(name);
  const foreign = things.filter((thing) => isWord(thing) && !/^\p{Script=Latin}/u.test(thing.name)).map(initial);
  // What a language sorts as one letter is kept once ("Ά" and "Α", "が" and "か"), or the last would take all names.
  const letters = [...LATIN, ...(OWN[locale] ?? []), ...foreign]
    .sort(exact.compare)
    .filter((letter, at, all) => at === 0 || base.compare(all[at - 1]!, letter) !== 0);
  const groups = new Map<string, T[]>([...letters, NO_LETTER].map((letter) => [letter, []]));
  for (const thing of [...things].sort((one, other) => exact.compare(one.name, other.name))) {
    const under = isWord(thing) ? letters.findLast((letter) => base.compare(letter, thing.name) <= 0) : undefined;
    groups.get(under ?? NO_LETTER)!.push(thing);
  }
  return [...groups].map(([letter, held]) => ({ letter, things: held }));
}

const initial = ({ name }: { name: string }) => [...name][0]!.toUpperCase();
