import { kinds } from "./kinds";

export type CategoryGroup = "recipient" | "regular" | "occasion";

export interface Category {
  id: string;
  group: CategoryGroup;
  /** The name in an address, and what brands and products are sorted by. */
  slug: string;
  en: string;
  da: string;
  prioritisedMenuItem: boolean;
  includeInPopular: boolean;
  /** The place on the home screen; null keeps it off. */
  categorySortingHome: number | null;
  categoryHideInFilters: boolean;
  /** Upper-case codes; null where it is known everywhere. */
  availableInCountries: string[] | null;
}

/**
 * group, slug, marks (m menu, p popular, h<n> place on the home screen, x not among the filters), countries | English |
 * Danish
 */
const rows = `
recipient him m,h1 * | For him | Til ham
recipient her m,h2 * | For her | Til hende
recipient couples m,h3 * | For couples | Til par
recipient kids m,h4 * | For kids | Til børn
recipient parents m * | For parents | Til forældre
recipient teens - * | For teens | Til teenagere
recipient friends - * | For friends | Til venner
recipient colleagues - * | For colleagues | Til kolleger
regular experiences m,p * | Experiences | Oplevelser
regular food m,p * | Food & cafés | Mad og caféer
regular wellness m,p * | Wellness & spa | Wellness og spa
regular travel m,p * | Travel & stays | Rejser og ophold
regular home m,p * | Home & garden | Bolig og have
regular fashion m,p * | Fashion | Mode
regular culture m * | Books & culture | Bøger og kultur
regular sport m * | Sport & outdoor | Sport og friluftsliv
regular beauty p * | Beauty | Skønhed
regular children m * | Toys & children | Legetøj og børn
regular electronics - * | Electronics & gaming | Elektronik og gaming
regular jewellery - * | Jewellery & watches | Smykker og ure
regular delicacies m,p * | Wine & delicacies | Vin og delikatesser
regular charity - * | Charity | Velgørenhed
regular universal x * | Cards for everything | Kort til det hele
occasion birthday m,p,h1 * | Birthday | Fødselsdag
occasion wedding m,h2 * | Wedding | Bryllup
occasion thank-you m,p,h3 * | Thank you | Tak
occasion anniversary m,h4 * | Anniversary | Jubilæum
occasion housewarming m,h5 * | Housewarming | Indflytterfest
occasion new-baby m,h6 * | New baby | Barsel
occasion christmas m,h7 * | Christmas | Jul
occasion mothers-day -,h8 * | Mother's Day | Mors dag
occasion fathers-day - * | Father's Day | Fars dag
occasion valentine - * | Valentine's Day | Valentinsdag
occasion graduation - * | Graduation | Studentergave
occasion confirmation -,h9 DK,NO,SE,FI,IS,FO,GL,DE | Confirmation | Konfirmation
occasion christening - * | Christening | Barnedåb
occasion retirement - * | Retirement | Pension
occasion farewell - * | Farewell | Afsked
occasion get-well - * | Get well soon | God bedring
occasion new-job - * | New job | Nyt job`;

export const categories: readonly Category[] = rows
  .trim()
  .split("\n")
  .map((row, index): Category => {
    const [head = "", en = "", da = ""] = row.split("|").map((part) => part.trim());
    const [group = "", slug = "", traits = "", where = "*"] = head.split(" ");
    const marks = traits.split(",");
    const place = marks.find((mark) => /^h\d+$/.test(mark));
    return {
      id: String(index + 1),
      group: group as CategoryGroup,
      slug,
      en,
      da,
      prioritisedMenuItem: marks.includes("m"),
      includeInPopular: marks.includes("p"),
      categorySortingHome: place ? Number(place.slice(1)) : null,
      categoryHideInFilters: marks.includes("x"),
      availableInCountries: where === "*" ? null : where.split(","),
    };
  });

const bySlug = new Map(categories.map((category) => [category.slug, category]));

/** The category with this slug. Throws for an unknown one: the lists would not fit each other. */
export function categoryNamed(slug: string): Category {
  const category = bySlug.get(slug);
  if (!category) throw new Error(`No category '${slug}'`);
  return category;
}

for (const kind of kinds) [kind.category, ...kind.recipients, ...kind.occasions].forEach(categoryNamed);
