import { type MessageFormatElement, parse } from "@formatjs/icu-messageformat-parser";
import { type Plugin } from "vite";

const LANGUAGE_FILE = /\/src\/texts\/[a-z]{2}\.json$/;
const PARSER = "@formatjs/icu-messageformat-parser";

/** Texts by message id, in the form react-intl draws without a parser. Throws with the id of a text that is no ICU message. */
export function compileTexts(texts: Record<string, string>): Record<string, MessageFormatElement[]> {
  const compile = ([id, text]: [string, string]) => {
    try {
      return [id, parse(text, { captureLocation: false })] as const;
    } catch (error) {
      throw new Error(`The text "${id}" is no ICU message: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  return Object.fromEntries(Object.entries(texts).map(compile));
}

/**
 * Compiles src/texts/*.json when the shop is built, and keeps the ICU parser out of what react-intl brings along. Who
 * imports the parser in src gets the real one: the content service's texts need it, and wait for it.
 */
export function precompileMessages(): Plugin {
  return {
    name: "precompile-messages",
    enforce: "pre",
    apply: "build",
    async resolveId(source, importer) {
      if (source !== PARSER || !importer?.includes("/node_modules/")) return null;
      const real = await this.resolve(source, importer, { skipSelf: true });
      return real && real.id.replace(/index\.js$/, "no-parser.js");
    },
    transform: {
      filter: { id: LANGUAGE_FILE },
      handler(code) {
        const compiled = compileTexts(JSON.parse(code) as Record<string, string>);
        return { code: JSON.stringify(compiled), map: null };
      },
    },
  };
}
