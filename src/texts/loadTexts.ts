/** Texts by message id, compiled at build time to the form that is drawn without a parser. */
export type Texts = Record<string, unknown>;

export interface LoadedTexts {
  locale: string;
  texts: Texts;
  /** False while there are only those of the first pictures. */
  whole: boolean;
}

interface TextsFile {
  default: Texts;
}

// Each language is cut into two files (src/build/messages.ts).
const first = import.meta.glob<TextsFile>("./*.json", { query: "?first" });
const others = import.meta.glob<TextsFile>("./*.json", { query: "?others" });

const SOURCE = "en";

/** The language in which the texts of a locale are written: its own, or English while there is no file for it. */
export function textsLanguage(locale: string): string {
  return `./${locale}.json` in first ? locale : SOURCE;
}

/** Nobody changes a text. The store, which seals what it holds, need not go through all of them. */
const sealed = (texts: Texts): Texts => Object.freeze({ ...texts });

/** The texts of a language; English where there is no file for it. */
export async function loadTexts(locale: string): Promise<LoadedTexts> {
  const file = `./${textsLanguage(locale)}.json`;
  const parts = await Promise.all([first[file]!(), others[file]!()]);
  return { locale, texts: sealed(Object.assign({}, ...parts.map((part) => part.default)) as Texts), whole: true };
}

/** Of these, only what the first pictures are drawn with. */
async function loadFirstTexts(locale: string): Promise<LoadedTexts> {
  const { default: texts } = await first[`./${textsLanguage(locale)}.json`]!();
  return { locale, texts: sealed(texts), whole: false };
}

/**
 * The texts to start with, all or the first: a language file that does not come must not keep the shop from opening.
 */
export function loadTextsOrEnglish(locale: string, whole: boolean): Promise<LoadedTexts> {
  const load = whole ? loadTexts : loadFirstTexts;
  return load(locale).catch(() => load(SOURCE));
}
