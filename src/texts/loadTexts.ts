/** Texts by message id, compiled at build time to the form that is drawn without a parser. */
export type Texts = Record<string, unknown>;

const files = import.meta.glob<{ default: Texts }>("./*.json");

const SOURCE = "en";

/** The texts of a language; English where there is no file for it. One language is one chunk. */
export async function loadTexts(locale: string): Promise<{ locale: string; texts: Texts }> {
  const load = files[`./${locale}.json`] ?? files[`./${SOURCE}.json`]!;
  const { default: texts } = await load();
  return { locale, texts };
}
