import { feasts, GREETING_HEIGHT, GREETING_WIDTH } from "../art/feasts";
import { kindWords } from "../art/kindWords";
import { svg } from "../art/svg";

export const greetingCategories = [
  "birthday",
  "christmas",
  "easter",
  "corporate",
  "love",
  "misc",
  "occasions",
  "thankYou",
] as const;

export type GreetingCategory = (typeof greetingCategories)[number];

/** What is seen on the pictures of a category, in English and in Danish. */
const titles: Record<GreetingCategory, readonly (readonly [en: string, da: string])[]> = {
  birthday: [
    ["A cake with candles", "Kage med lys"],
    ["Balloons", "Balloner"],
    ["Flags on a string", "Flag på en snor"],
  ],
  christmas: [
    ["A Christmas tree", "Juletræ"],
    ["A winter's night", "Vinternat"],
    ["Baubles", "Julekugler"],
  ],
  easter: [
    ["Painted eggs", "Malede æg"],
    ["Tulips", "Tulipaner"],
    ["A chick", "Kylling"],
  ],
  corporate: [
    ["Arches", "Buer"],
    ["A town by the water", "By ved vandet"],
    ["Waves", "Bølger"],
  ],
  love: [
    ["A heart", "Et hjerte"],
    ["Many hearts", "Mange hjerter"],
    ["Two boats at sunset", "To både ved solnedgang"],
  ],
  misc: [
    ["Confetti", "Konfetti"],
    ["Wild flowers", "Vilde blomster"],
    ["A loon on the fjord", "En lom på fjorden"],
  ],
  occasions: [
    ["Two glasses", "To glas"],
    ["Fireworks", "Fyrværkeri"],
    ["A wreath of flowers", "Blomsterkrans"],
  ],
  thankYou: [
    ["Flowers in a vase", "Blomster i vase"],
    ["A paper plane", "Papirflyver"],
    ["A branch", "En gren"],
  ],
};

/** The templates of all categories. Their pictures are drawn by `templatePicture`. */
export const greetingTemplates = greetingCategories.flatMap((category) =>
  titles[category].map((_title, at) => ({ id: `${category}-${at + 1}`, category, number: at + 1 })),
);

/** The name of a template in one of the two written languages. */
export function templateTitle(category: GreetingCategory, number: number, language: string): string {
  const [en, da] = titles[category][number - 1]!;
  return language === "da" ? da : en;
}

const drawings: Readonly<Record<string, () => string>> = { ...feasts, ...kindWords };

/** The picture of a template. Null for an unknown id. */
export function templatePicture(id: string): string | null {
  const draw = Object.hasOwn(drawings, id) ? drawings[id] : undefined;
  return draw ? svg(GREETING_WIDTH, GREETING_HEIGHT, draw()) : null;
}
