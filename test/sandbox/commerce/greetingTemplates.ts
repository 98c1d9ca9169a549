import { randomOf } from "../data/random";

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

/** The templates of all categories. Their pictures are drawn by `templatePicture`. */
export const greetingTemplates = greetingCategories.flatMap((category) =>
  [1, 2, 3].map((number) => ({ id: `${category}-${number}`, category, number })),
);

const titles: Record<GreetingCategory, { en: string; da: string }> = {
  birthday: { en: "Birthday", da: "Fødselsdag" },
  christmas: { en: "Christmas", da: "Jul" },
  easter: { en: "Easter", da: "Påske" },
  corporate: { en: "From the company", da: "Fra firmaet" },
  love: { en: "Love", da: "Kærlighed" },
  misc: { en: "Anything", da: "Alt muligt" },
  occasions: { en: "Occasions", da: "Anledninger" },
  thankYou: { en: "Thank you", da: "Tak" },
};

/** The name of a template in one of the two written languages. */
export const templateTitle = (category: GreetingCategory, number: number, language: string): string =>
  `${titles[category][language === "da" ? "da" : "en"]} ${number}`;

/** A quiet picture for a template: its category's colour and a few rings or bands. Null for an unknown id. */
export function templatePicture(id: string): string | null {
  const template = greetingTemplates.find((each) => each.id === id);
  if (!template) return null;
  const chance = randomOf(1, `greeting ${id}`);
  const hue = greetingCategories.indexOf(template.category) * 45;
  const shapes = Array.from({ length: 9 }, () => {
    const [x, y, size] = [chance.int(0, 600), chance.int(0, 400), chance.int(18, 90)];
    const colour = `hsl(${hue + chance.int(-25, 25)} 45% ${chance.int(55, 82)}%)`;
    return template.number === 2
      ? `<rect x="${x}" y="${y}" width="${size * 2}" height="${size / 3}" rx="6" fill="${colour}"/>`
      : `<circle cx="${x}" cy="${y}" r="${size}" fill="${template.number === 1 ? colour : "none"}" stroke="${colour}" stroke-width="6"/>`;
  });
  const ground = `<rect width="600" height="400" fill="hsl(${hue} 40% 93%)"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 400">${ground}${shapes.join("")}</svg>`;
}
