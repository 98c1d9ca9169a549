import { htmlLang } from "./languageTag";
import { languageCode } from "./market";
import { ownEntry } from "./ownEntry";

/** Editorial content of a product, category or the like, under a key (spec §3). */
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

/** A text in one content language: en, sv, fi, da or no, which may be spelled nb or nn (spec §1). */
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

/** The keys that a product's card in a grid needs. */
export const CARD_KEYS: string[] = [KEYS.title, KEYS.logo, KEYS.logoSquare, KEYS.slug, KEYS.campaign];

/** The most pictures in a gallery. */
const MOST_PICTURES = 12;

/** The keys that a product's page needs: all of them, and the gallery's with a number at their end (spec §3). */
export const PRODUCT_KEYS: string[] = [
  ...Object.values(KEYS).flat(),
  ...Array.from({ length: MOST_PICTURES }, (_, at) => `${KEYS.gallery}${at + 1}`),
];

/** The text under a key; null when there is none or it is blank. */
export function textOf(presentations: Presentations, key: string): string | null {
  return writtenUnder(presentations, key)?.textContent?.trim() ?? null;
}

/** The words under a key, for a place that takes no HTML: a name, a badge; null when there are none. */
export const lineOf = (presentations: Presentations, key: string): string | null =>
  wordsOf(textOf(presentations, key) ?? "") || null;

/**
 * The language of the text under a key, for the `lang` attribute, so that screen readers pronounce it right; undefined
 * where the answer does not name one.
 */
export function langOf(presentations: Presentations, key: string): string | undefined {
  const language = writtenUnder(presentations, key)?.languageCode?.trim().toLowerCase();
  return language && /^[a-z]{2,3}$/.test(language) ? htmlLang(language) : undefined;
}

function writtenUnder(presentations: Presentations, key: string): Presentation | undefined {
  return presentations?.find((one) => one?.presentationKey === key && saysSomething(one.textContent));
}

/** What is left in a rich-text field after its text was deleted: empty tags, escaped spaces. */
const EMPTIED = /^(?:\s|\u200b|&nbsp;|&#160;|<(?!img\b)[/!]?[a-z-][^>]*>)*$/i;

/** Whether an editor's HTML has any text or picture in it: "<p><br></p>" has none. */
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

/** The gallery's pictures in the order of the number at the end of their key; keys without one come last (spec §3). */
export function galleryOf(presentations: Presentations): PresentationImage[] {
  const place = (key: string) => Number(/(\d+)$/.exec(key)?.[1] ?? Infinity);
  return (presentations ?? [])
    .filter((one) => one?.presentationKey.startsWith(KEYS.gallery))
    .sort((one, other) => place(one.presentationKey) - place(other.presentationKey))
    .flatMap((one) => one.images?.filter((image) => image?.source) ?? []);
}

/** All pictures of a product, each once: its `cover`, then those of its gallery. */
export function picturesOf(cover: PresentationImage | null, presentations: Presentations): PresentationImage[] {
  const all = cover ? [cover, ...galleryOf(presentations)] : galleryOf(presentations);
  return all.filter(({ source }, at) => all.findIndex((one) => one.source === source) === at);
}

/** The name of a category, brand or occasion; "Missing name (da)" when the editors gave none (spec §8). */
export function nameOf(thing: { label?: string | null; name?: string | null }, locale: string): string {
  return [thing.label, thing.name].filter(saysSomething).map(wordsOf).find(Boolean) ?? `Missing name (${locale})`;
}

/** A title, with its language for the `lang` attribute where that is not the person's. */
export interface Title {
  text: string;
  lang: string | undefined;
}

/** A title in the person's language (Norwegian is "no"), else in English, else null. */
export function titleIn(titles: readonly LanguageText[] | null | undefined, locale: string): Title | null {
  const find = (language: string): Title | undefined => {
    const isIn = (title: LanguageText) => languageCode(title?.languageCode) === language;
    const text = titles?.find((title) => isIn(title) && title.text?.trim())?.text.trim();
    return text ? { text, lang: language === locale ? undefined : htmlLang(language) } : undefined;
  };
  return find(locale) ?? find("en") ?? null;
}

/** Marks within a line: what they enclose may be a part of a word, or be followed by a comma. */
const WITHIN_A_LINE = /^<\/?(?:a|abbr|b|em|i|mark|small|span|strong|su[bp]|u)(?=[\s/>])/i;

/** The plain text of an editor's HTML, for places that take no HTML: a single line, structured data. */
export function wordsOf(html: string): string {
  return html
    .replace(/<[a-z/!?][^>]*>?/gi, (tag) => (WITHIN_A_LINE.test(tag) ? "" : " "))
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

/**
 * The character of an HTML entity that editing tools write: "amp", "#228", "aring" (a + ring); null for an unknown one.
 */
function characterOf(name: string): string | null {
  if (name.startsWith("#")) {
    const code = /^#x/i.test(name) ? parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : null;
  }
  const mark = ownEntry(MARKS, name.slice(1));
  return ownEntry(CHARACTERS, name) ?? (mark ? (name.charAt(0) + mark).normalize("NFC") : null);
}
