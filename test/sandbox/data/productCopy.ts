import { itemCopyRows } from "./itemCopyRows";
import { kindCopyRows } from "./kindCopyRows";
import type { WrittenLanguage } from "./presentations";
import type { Product } from "./products";
import { randomOf } from "./random";

type Words = Record<WrittenLanguage, string>;

const wordsOf = (row: string): Words => {
  const [en = "", da = ""] = row.split(" | ");
  return { en, da };
};

const kindCopy = new Map(
  kindCopyRows
    .trim()
    .split(/\n\s*\n/)
    .map((block) => {
      const [id = "", ...rows] = block.trim().split("\n");
      return [id, { openings: rows.slice(0, 3).map(wordsOf), paragraphs: rows.slice(3).map(wordsOf) }];
    }),
);

const itemCopy = new Map(
  itemCopyRows
    .trim()
    .split("\n")
    .map((row) => {
      const [place = "", ...words] = row.split(" | ");
      return [place, wordsOf(words.join(" | "))];
    }),
);

const ownTitles = {
  en: { global: "The Global Gift Card", local: (country: string) => `The ${country} Gift Card` },
  da: { global: "Det globale gavekort", local: (country: string) => `Gavekortet til ${country}` },
};

const ownOpenings = {
  global: wordsOf(
    "One card for every shop in Gavia, in every country we deliver to. The recipient chooses. | Ét kort til alle butikker hos Gavia i alle de lande, vi leverer til. Modtageren vælger selv.",
  ),
  local: wordsOf(
    "Good in every shop we have in the country, from the bakery on the corner to a weekend by the sea. | Gælder i alle vores butikker i landet, fra bageren på hjørnet til en weekend ved havet.",
  ),
};

const ownParagraph = wordsOf(
  "The card is exchanged for a gift card of their own choice, or for several, until the balance is used. What is left stays on the card. | Kortet byttes til et gavekort efter eget valg, eller til flere, indtil beløbet er brugt. Det, der er tilbage, bliver stående på kortet.",
);

/** Germanic languages write a country's own name for a card; the region's name comes from the platform. */
const countryName = (code: string, language: WrittenLanguage) =>
  new Intl.DisplayNames([language], { type: "region" }).of(code) ?? code;

/** The title of a product: the brand's name, or what one gets and where. */
export function titleOf({ brand, item, availableInCountries }: Product, language: WrittenLanguage): string {
  if (!brand) {
    const country = availableInCountries?.[0];
    return country ? ownTitles[language].local(countryName(country, language)) : ownTitles[language].global;
  }
  if (!item) return brand.name;
  if (item.type === "gift") return language === "da" ? `${item.da} fra ${brand.name}` : `${item.en} by ${brand.name}`;
  return language === "da" ? `${item.da} hos ${brand.name}` : `${item.en} at ${brand.name}`;
}

const about = (words: Words | undefined, product: Product, language: WrittenLanguage) =>
  (words?.[language] ?? "").replaceAll("*", product.brand?.name ?? "Gavia");

/** What a product is, in a sentence or two. */
export function shortDescriptionOf(product: Product, language: WrittenLanguage, seed: number): string {
  const { brand, item } = product;
  if (!brand) return ownOpenings[product.availableInCountries ? "local" : "global"][language];
  if (item) return about(itemCopy.get(`${brand.kind.id} ${item.key}`), product, language);
  const openings = kindCopy.get(brand.kind.id)?.openings ?? [];
  return about(randomOf(seed, `opening ${brand.id}`).pick(openings), product, language);
}

const howTo: Record<WrittenLanguage, { heading: string; card: string[]; thing: string[] }> = {
  en: {
    heading: "Good to know",
    card: [
      "Your greeting and the name of the recipient come with the card.",
      "The card can be used several times, until nothing is left on it.",
      "Lost it? We can send it again to the same address.",
    ],
    thing: [
      "Packed in cardboard without plastic, ready to be given.",
      "You can add a greeting and have it wrapped.",
      "Fourteen days to change your mind, also for the one who got it.",
    ],
  },
  da: {
    heading: "Godt at vide",
    card: [
      "Din hilsen og modtagerens navn følger med kortet.",
      "Kortet kan bruges flere gange, indtil der ikke står mere på det.",
      "Er det blevet væk? Vi kan sende det igen til den samme adresse.",
    ],
    thing: [
      "Pakket i pap uden plast, klar til at blive givet.",
      "Du kan lægge en hilsen ved og få gaven pakket ind.",
      "Fjorten dage til at fortryde, også for den, der har fået den.",
    ],
  },
};

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
const paragraph = (text: string) => (text ? `<p>${escaped(text)}</p>` : "");

const thingParagraphs = [
  wordsOf(
    "Made in small batches and looked over by hand before it leaves *. It comes in a box that can be used again. | Lavet i små serier og set efter i hånden, før det forlader *. Det kommer i en æske, der kan bruges igen.",
  ),
  wordsOf(
    "* has made things like this for a generation and still answers letters about them. | * har lavet den slags ting i en menneskealder og svarer stadig på breve om dem.",
  ),
  wordsOf(
    "We used it at home for a season before we put it on the shelf. It is still in use. | Vi brugte det hjemme en sæson, før vi satte det på hylden. Det er stadig i brug.",
  ),
  wordsOf(
    "Should something break, * will mend it or send the part: good things ought to last. | Går noget i stykker, reparerer * det eller sender delen: gode ting bør holde længe.",
  ),
];

function paragraphsOf(product: Product, language: WrittenLanguage, seed: number): string[] {
  const copy = product.brand && kindCopy.get(product.brand.kind.id);
  if (!copy) return [ownParagraph[language]];
  const chance = randomOf(seed, `text ${product.id}`);
  const say = (choice: Words[]) => about(chance.pick(choice), product, language);
  if (product.productType === "PhysicalProduct") return [say(thingParagraphs)];
  return product.item ? [say(copy.openings), say(copy.paragraphs)] : [say(copy.paragraphs)];
}

/** The long text of a product page, as HTML of the editors. */
export function longDescriptionOf(product: Product, language: WrittenLanguage, seed: number): string {
  const { heading, card, thing } = howTo[language];
  const points = product.productType === "Giftcard" ? card : thing;
  const texts = [shortDescriptionOf(product, language, seed), ...paragraphsOf(product, language, seed)];
  return (
    texts.map(paragraph).join("") +
    `<h3>${heading}</h3><ul>${points.map((point) => `<li>${escaped(point)}</li>`).join("")}</ul>`
  );
}

/** What a search engine shows as the title; the shop adds its own name. */
export function metaTitleOf(product: Product, language: WrittenLanguage): string {
  const title = titleOf(product, language);
  if (!product.brand || product.item) return title;
  return language === "da" ? `Gavekort til ${title}` : `${title} gift card`;
}

/** As long as the codes of the gifts that are sent are valid. */
const validFor = wordsOf("Valid for three years | Gyldigt i tre år");
const usable = [
  wordsOf("Use it in the shop and online | Brug det i butikken og på nettet"),
  wordsOf("Show it at the till, on paper or on the phone | Vis det ved kassen, på papir eller på telefonen"),
  wordsOf("Enter the code when you book | Tast koden ind, når du bestiller"),
];

/** Delivery, how long it lasts, and where it can be used (spec §3, three selling points). */
export function sellingPointsOf(product: Product, language: WrittenLanguage, seed: number): [string, string, string] {
  const danish = language === "da";
  if (product.productType === "PhysicalProduct") {
    return danish
      ? ["Leveres med posten på 2–4 hverdage", "14 dages bytteret", "Kan pakkes ind som gave"]
      : ["By post in 2–4 working days", "Exchange within 14 days", "Can be gift wrapped"];
  }
  const chance = randomOf(seed, `points ${product.brand?.id ?? product.id}`);
  const methods = product.deliveryMethods.map(({ deliveryMethod }) => deliveryMethod);
  const atOnce = methods.includes("Email");
  const byPost = methods.includes("Physical");
  const delivery = atOnce
    ? byPost
      ? wordsOf("By e-mail or text message at once, or by post | På e-mail eller sms med det samme, eller med posten")
      : wordsOf("By e-mail or text message at once | På e-mail eller sms med det samme")
    : wordsOf("By post in 2–4 working days | Med posten på 2–4 hverdage");
  const use = product.brand ? chance.pick(usable) : wordsOf("Exchange it at Gavia | Byt det hos Gavia");
  return [delivery[language], validFor[language], use[language]];
}

const campaigns = [
  "New | Nyhed",
  "Our favourite | Vores favorit",
  "Made to last | Lavet til at holde",
  "Limited edition | Begrænset oplag",
].map(wordsOf);

/** A word of praise for some of the products. */
export function campaignOf(product: Product, language: WrittenLanguage, seed: number): string | null {
  const chance = randomOf(seed, `campaign ${product.id}`);
  if (!product.brand || !chance.chance(0.09)) return null;
  const { productType } = product;
  return chance.pick(productType === "Giftcard" ? campaigns.slice(0, 2) : campaigns)[language];
}

const conditions: Words[] = [
  "Cannot be exchanged for cash. | Kan ikke ombyttes til kontanter.",
  "Cannot be used on 24, 25 and 31 December. | Kan ikke bruges den 24., 25. og 31. december.",
  "Book at least two weeks ahead; the season runs from April to October. | Book mindst to uger før; sæsonen går fra april til oktober.",
  "Only one card per bill. | Kun ét kort pr. regning.",
  "Participants must be at least 16 years old. | Deltagere skal være mindst 16 år.",
].map(wordsOf);

const thingConditions: Words[] = [
  "Colours may differ a little from the picture. | Farverne kan afvige lidt fra billedet.",
  "Made by hand; small differences are to be expected. | Lavet i hånden; små forskelle må forventes.",
].map(wordsOf);

/** The conditions of a product, for those that have any. */
export function disclaimerOf(product: Product, language: WrittenLanguage): string {
  const list = product.productType === "Giftcard" ? conditions : thingConditions;
  return list[product.brand ? Number(product.id) % list.length : 0]![language];
}

/** Whether the editors have written about every kind and item; a test asks. */
export const hasCopyFor = (kindId: string, itemKey?: string): boolean =>
  itemKey ? itemCopy.has(`${kindId} ${itemKey}`) : kindCopy.get(kindId)?.paragraphs.length === 2;
