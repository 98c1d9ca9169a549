/**
 * Compiles texts of the content service to what react-intl draws. The parser comes with the first of them, behind the
 * first paint; a text that cannot be read is left out, so that the bundled one stays.
 */
export async function compileTexts(texts: Record<string, string>): Promise<Record<string, unknown>> {
  const { parse } = await import("@formatjs/icu-messageformat-parser");
  const compiled: [string, unknown][] = [];
  for (const [id, text] of Object.entries(texts)) {
    try {
      compiled.push([id, parse(text, { ignoreTag: true })]);
    } catch (error) {
      console.warn(`The content service's text "${id}" cannot be read.`, error);
    }
  }
  return Object.freeze(Object.fromEntries(compiled));
}
