import { htmlLang } from "./language";

/** Editorial content of a thing, under a key (spec §3). */
export interface Presentation {
  presentationKey: string;
  languageCode?: string | null;
  textContent?: string | null;
  images?: readonly PresentationImage[] | null;
}

export interface PresentationImage {
  source: string;
  thumbnail?: string | null;
}

/** A text in one content language: en, sv, fi, da or no. */
export interface LanguageText {
  languageCode: string;
  text: string;
}

type Presentations = readonly Presentation[] | null | undefined;

export const KEYS = {
  title: "productTitle",
  logo: "productLogo",
  logoSquare: "productLogoSquare",
  shortDescription: "productShortDescription",
  longDescription: "longDescription",
  campaign: "productCampaign",
  slug: "productSlug",
  sellingPoints: ["sellingPointDelivery", "sellingPointExpiration", "sellingPointUsability"],
  metaTitle: "metaTitle",
  metaDescription: "metaDescription",
  gallery: "productGallery",
  page: "pageTitle",
} as const;

/** What a card in a grid shows of a product. */
export const CARD_KEYS: string[] = [KEYS.title, KEYS.logo, KEYS.logoSquare, KEYS.slug, KEYS.campaign];

/** A gallery has no more pictures. */
const MOST_PICTURES = 12;

/** What its page shows: all of it, the gallery's pictures by the number at the end of their keys (spec §3). */
export const PRODUCT_KEYS: string[] = [
  ...Object.values(KEYS).flat(),
  ...Array.from({ length: MOST_PICTURES }, (_, at) => `${KEYS.gallery}${at + 1}`),
];

/** The text under a key; null when there is none or it is blank. */
export function textOf(presentations: Presentations, key: string): string | null {
  return writtenUnder(presentations, key)?.textContent?.trim() ?? null;
}

/**
 * The language of that text for `lang`, where it is another than was asked for: a reader is to speak it as it is
 * written.
 */
export function langOf(presentations: Presentations, key: string): string | undefined {
  const language = writtenUnder(presentations, key)?.languageCode?.trim().toLowerCase();
  return language && /^[a-z]{2,3}$/.test(language) ? htmlLang(language) : undefined;
}

function writtenUnder(presentations: Presentations, key: string): Presentation | undefined {
  return presentations?.find((one) => one?.presentationKey === key && saysSomething(one.textContent));
}

/** What an editor leaves behind in a field that was emptied: tags without a word, spaces spelled out. */
const EMPTIED = /^(?:\s|\u200b|&nbsp;|&#160;|<(?!img\b)[/!]?[a-z-][^>]*>)*$/i;

/** Whether there is a word or a picture in an editor's text: "<p><br></p>" has none. */
export function saysSomething(html: string | null | undefined): html is string {
  return html != null && !EMPTIED.test(html);
}

/** The first picture under a key; null when there is none. */
export function imageOf(presentations: Presentations, key: string): PresentationImage | null {
  for (const one of presentations ?? []) {
    const image = one?.presentationKey === key ? one.images?.find((entry) => entry?.source) : undefined;
    if (image) return image;
  }
  return null;
}

/** The gallery's pictures in the order of the digit at the end of their key; a key without one comes last (spec §3). */
export function galleryOf(presentations: Presentations): PresentationImage[] {
  const place = (key: string) => Number(/(\d+)$/.exec(key)?.[1] ?? Infinity);
  return (presentations ?? [])
    .filter((one) => one?.presentationKey.startsWith(KEYS.gallery))
    .sort((one, other) => place(one.presentationKey) - place(other.presentationKey))
    .flatMap((one) => one.images?.filter((image) => image?.source) ?? []);
}

/** The name of a category, brand or occasion; "Missing name (da)" when the editors gave none (spec §8). */
export function nameOf(thing: { label?: string | null; name?: string | null }, locale: string): string {
  return thing.label?.trim() || thing.name?.trim() || `Missing name (${locale})`;
}

/** A title, with the language it is in where that is not the person's: a reader is to speak it as it is written. */
export interface Title {
  text: string;
  lang: string | undefined;
}

/** A title in the person's language, else in English, else none. Content knows Norwegian as "no". */
export function titleIn(titles: readonly LanguageText[] | null | undefined, locale: string): Title | null {
  const find = (language: string): Title | undefined => {
    const isIn = (title: LanguageText) => title?.languageCode?.toLowerCase() === language;
    const text = titles?.find((title) => isIn(title) && title.text?.trim())?.text.trim();
    return text ? { text, lang: language === locale ? undefined : htmlLang(language) } : undefined;
  };
  return find(locale) ?? find("en") ?? null;
}

/** The words alone of an editor's text, where no HTML can stand: in a line, in what search engines read. */
export function wordsOf(html: string): string {
  return html
    .replace(/<[a-z/!?][^>]*>?/gi, " ")
    .replace(/&(#x?[\da-f]{1,6}|[a-z]{2,8});/gi, (spelled, name: string) => characterOf(name) ?? spelled)
    .replace(/\s+/g, " ")
    .trim();
}

// prettier-ignore
const CHARACTERS: Readonly<Record<string, string>> = {
  amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00a0", shy: "\u00ad", ndash: "–", mdash: "—", hellip: "…",
  lsquo: "‘", rsquo: "’", sbquo: "‚", ldquo: "“", rdquo: "”", bdquo: "„", laquo: "«", raquo: "»", bull: "•", middot: "·",
  euro: "€", pound: "£", reg: "®", copy: "©", trade: "™", deg: "°", times: "×", aelig: "æ", AElig: "Æ", oslash: "ø",
  Oslash: "Ø", szlig: "ß",
};

const MARKS: Readonly<Record<string, string>> = {
  grave: "\u0300",
  acute: "\u0301",
  circ: "\u0302",
  tilde: "\u0303",
  uml: "\u0308",
  ring: "\u030a",
  caron: "\u030c",
  cedil: "\u0327",
};

/** What editing tools spell out: "amp", "#228", "aring" ("a" with a ring); null for a name that is none of theirs. */
function characterOf(name: string): string | null {
  if (name.startsWith("#")) {
    const code = /^#x/i.test(name) ? parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : null;
  }
  const mark = MARKS[name.slice(1)];
  return Object.hasOwn(CHARACTERS, name) ? CHARACTERS[name]! : mark ? (name[0]! + mark).normalize("NFC") : null;
}
