import { kinds, type Kind } from "./kinds";
import { commonForms, tongues, type Tongue } from "./nameParts";
import { randomOf, type Random } from "./random";
import { countries, countryOf } from "./world";

export interface Brand {
  id: string;
  name: string;
  slug: string;
  kind: Kind;
  /** The country whose currency its prices are made in. */
  home: string;
  /** Upper-case codes; null where it is sold everywhere. */
  countries: string[] | null;
}

const BRANDS = 324;

/** Real names, and names too near to one, that the syllables could make. */
const taken = new Set(
  "havbo lindenhof valrose valmont montblanc montclair clairmont belmont fiorella marella aurora birkenstock sternglas silverbo solbo lykkebo plumerie veramonte mirabelle miravento miroslav pilly elissa seren lunetta".split(
    " ",
  ),
);

const plainLetters: Record<string, string> = { æ: "ae", ø: "oe", å: "aa", ß: "ss", ł: "l", ð: "d", ı: "i" };

/** The part of an address made from a name: `Badehotel Klitrose` becomes `badehotel-klitrose`. */
export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[æøåßłðı]/g, (letter) => plainLetters[letter] ?? letter)
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

function freshName(propose: () => string, names: Set<string>): string {
  for (;;) {
    const name = propose();
    const words = slugOf(name).split("-");
    if (!names.has(name) && !words.some((word) => taken.has(word))) return name;
  }
}

function nameIn(tongue: Tongue, kind: Kind, chance: Random): string {
  const core = chance.pick(tongue.heads) + chance.pick(tongue.tails);
  const forms = tongue.forms[kind.id] ?? commonForms[kind.id] ?? tongue.forms.any ?? commonForms.any!;
  const form = chance.pick(forms);
  const joined = form.replace("*", core);
  // the Danish genitive of a name in s is an apostrophe
  return joined.replace(`${core}s `, core.endsWith("s") ? `${core}' ` : `${core}s `);
}

const nordicCodes = countries.filter((country) => country.nordic).map((country) => country.code);

function reachOf(home: string, chance: Random): string[] | null {
  const roll = chance.next();
  if (roll < 0.58) return null;
  if (countryOf(home)?.nordic) return roll < 0.9 ? nordicCodes : [home];
  const elsewhere = chance.take(
    countries.filter((country) => country.code !== home),
    chance.int(4, 14),
  );
  const codes = [home, ...elsewhere.map((country) => country.code)];
  return roll < 0.86 && !codes.includes("DK") ? [...codes, "DK"] : codes;
}

/** Invents the brands: each has a chance of its own, so that a longer list leaves the others as they are. */
export function inventBrands(seed: number): Brand[] {
  const names = new Set<string>();
  return Array.from({ length: BRANDS }, (_, index): Brand => {
    const chance = randomOf(seed, `brand ${index}`);
    const kind = kinds[index % kinds.length]!;
    // the shop leans Danish, and so do its brands
    const tongue = chance.chance(0.28) ? tongues[0]! : chance.pick(tongues);
    const name = freshName(() => nameIn(tongue, kind, chance), names);
    names.add(name);
    const home = chance.pick(tongue.homes);
    return { id: String(index + 1), name, slug: slugOf(name), kind, home, countries: reachOf(home, chance) };
  });
}
