/** Things under the letters of an alphabet; a letter without any is there all the same. */
export interface Letter<T> {
  /** "A", or "#" for names that begin with no letter. */
  letter: string;
  things: T[];
}

const LATIN = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/** Letters of their own, that names in these languages are looked for under; "Ch" follows H. */
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
 * Things by the first letter of their name, both in the order of a language: Å comes last in Danish, and "Aa" with it;
 * Ä is an A in German and a letter in Swedish. A letter's things are all from it up to the next one, so nothing stands
 * under a letter that it is not sorted under. Names that begin with a digit or a sign stand at the end, under "#".
 */
export function byLetter<T extends { name: string }>(things: readonly T[], locale: string): Letter<T>[] {
  const exact = new Intl.Collator(locale, { numeric: true });
  const base = new Intl.Collator(locale, { sensitivity: "base" });
  const isWord = ({ name }: T) => /^\p{L}/u.test(name);
  const foreign = things.filter((thing) => isWord(thing) && !/^\p{Script=Latin}/u.test(thing.name)).map(initial);
  // What a language sorts as one letter is one ("Ά" and "Α", "が" and "か"): all names would stand under the last.
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
