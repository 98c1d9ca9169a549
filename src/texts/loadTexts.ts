/** Texts by message id, compiled at build time, so that no parser is needed. */
export type Texts = Record<string, unknown>;

export interface LoadedTexts {
  locale: string;
  texts: Texts;
  /** False if these are only the first texts (see `domain/firstTexts`). */
  whole: boolean;
}

interface TextsFile {
  default: Texts;
}

// Each language is split into two files (src/build/messages.ts).
const first = import.meta.glob<TextsFile>("./*.json", { query: "?first" });
const others = import.meta.glob<TextsFile>("./*.json", { query: "?others" });

const SOURCE = "en";

/** The language of the texts for a locale: its own, or English if there is no file for it. */
export function textsLanguage(locale: string): string {
  return `./${locale}.json` in first ? locale : SOURCE;
}

/** Texts are never changed. Freezing them here saves the store from freezing all of them. */
const frozen = (texts: Texts): Texts => Object.freeze({ ...texts });

/** All texts of a language, or of English if there is no file for it. */
export async function loadTexts(locale: string): Promise<LoadedTexts> {
  const file = `./${textsLanguage(locale)}.json`;
  const parts = await Promise.all([first[file]!(), others[file]!()]);
  return { locale, texts: frozen(Object.assign({}, ...parts.map((part) => part.default)) as Texts), whole: true };
}

/** The same, but only the first texts. */
async function loadFirstTexts(locale: string): Promise<LoadedTexts> {
  const { default: texts } = await first[`./${textsLanguage(locale)}.json`]!();
  return { locale, texts: frozen(texts), whole: false };
}

/**
 * All texts of a language (`whole`) or only the first, else those of English: a language file that cannot be loaded
 * must not keep the shop from opening.
 */
export function loadTextsOrEnglish(locale: string, whole: boolean): Promise<LoadedTexts> {
  const load = whole ? loadTexts : loadFirstTexts;
  return load(locale).catch(() => load(SOURCE));
}
