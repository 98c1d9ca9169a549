import { randomOf } from "../data/random";
import { FieldProblems } from "./refusals";
import type { CommerceState } from "./state";

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

export interface GreetingRecord {
  token: string;
  category: GreetingCategory | null;
  templateId: string | null;
  text: string | null;
  image: { type: "image/png" | "image/jpeg"; bytes: Buffer } | null;
  senderName: string | null;
}

export interface CreateGreetingInput {
  category?: GreetingCategory | null;
  templateId?: string | null;
  text?: string | null;
  base64Image?: string | null;
  videoId?: string | null;
}

const MOST_BYTES = 5_000_000;
const MOST_LETTERS = 300;
const MOST_BREAKS = 10;
/** Emoji, control signs but the line break, private use and invisible ones that turn the text around. */
const REFUSED =
  /[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Co}\p{Cs}\u200b-\u200f\u202a-\u202e\u2060-\u206f]|(?!\n)\p{Cc}/u;

/** Greetings that exist when the sandbox opens, for trying the page that shows one. */
export const seededGreetings = (): Map<string, GreetingRecord> =>
  new Map(
    [
      {
        token: "GREETING-BIRTHDAY",
        category: "birthday" as const,
        templateId: "birthday-1",
        text: "Happy birthday, Alma!\nBuy something you do not need.",
        image: null,
        senderName: "Freja",
      },
      {
        token: "GREETING-DANSK",
        category: "thankYou" as const,
        templateId: "thankYou-2",
        text: "Tusind tak for hjælpen.",
        image: null,
        senderName: "Nordhavn Studio",
      },
    ].map((greeting) => [greeting.token, greeting]),
  );

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

function imageOf(base64: string, problems: FieldProblems): GreetingRecord["image"] {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) {
    problems.add(["base64Image"], "The picture is not base64");
    return null;
  }
  const bytes = Buffer.from(base64, "base64");
  if (bytes.length > MOST_BYTES) problems.add(["base64Image"], "The picture is larger than 5,000,000 bytes");
  if (bytes.subarray(0, 8).equals(Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]))) return { type: "image/png", bytes };
  if (bytes.subarray(0, 3).equals(Buffer.from([255, 216, 255]))) return { type: "image/jpeg", bytes };
  problems.add(["base64Image"], "The picture is neither png nor jpeg");
  return null;
}

function checkText(text: string, problems: FieldProblems): void {
  if ([...text].length > MOST_LETTERS) problems.add(["text"], "At most 300 characters");
  if (text.split("\n").length - 1 > MOST_BREAKS) problems.add(["text"], "At most ten line breaks");
  if (REFUSED.test(text)) problems.add(["text"], "The text has characters that cannot be printed");
}

/** Keeps a greeting under a new token. Refused by field when the text or the picture will not do (spec §5). */
export function createGreeting(state: CommerceState, input: CreateGreetingInput): GreetingRecord {
  const problems = new FieldProblems(["createGreeting", "greeting"]);
  const text = input.text?.replace(/\r\n?/g, "\n").trim() || null;
  if (text) checkText(text, problems);
  if (input.templateId && !greetingTemplates.some(({ id }) => id === input.templateId)) {
    problems.add(["templateId"], "The template is not known");
  }
  if (input.videoId) problems.add(["videoId"], "The video is not known");
  const image = input.base64Image ? imageOf(input.base64Image, problems) : null;
  if (!text && !input.base64Image && !input.templateId) problems.add(["text"], "The greeting is empty");
  problems.throwIfAny();
  const greeting: GreetingRecord = {
    token: state.ids.next(),
    category: input.category ?? null,
    templateId: input.templateId ?? null,
    text,
    image,
    senderName: null,
  };
  state.greetings.set(greeting.token, greeting);
  return greeting;
}
