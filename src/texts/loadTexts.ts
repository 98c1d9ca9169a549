/** Texts by message id, compiled at build time to the form that is drawn without a parser. */
export type Texts = Record<string, unknown>;

const files = import.meta.glob<{ default: Texts }>("./*.json");

const SOURCE = "en";

/** The language in which the texts of a locale are written: its own, or English while there is no file for it. */
export function textsLanguage(locale: string): string {
  return `./${locale}.json` in files ? locale : SOURCE;
}

/** The texts of a language; English where there is no file for it. One language is one chunk. */
export async function loadTexts(locale: string): Promise<{ locale: string; texts: Texts }> {
  const { default: texts } = await files[`./${textsLanguage(locale)}.json`]!();
  return { locale, texts };
}

/** The same to start with: a language file that does not come must not keep the shop from opening. */
export function loadTextsOrEnglish(locale: string): Promise<{ locale: string; texts: Texts }> {
  return loadTexts(locale).catch(() => loadTexts(SOURCE));
}
