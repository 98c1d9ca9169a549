import { type MessageFormatElement, parse } from "@formatjs/icu-messageformat-parser";
import { type Plugin } from "vite";
import { isFirstText } from "../domain/firstTexts";

const LANGUAGE_FILE = /\/src\/texts\/[a-z]{2}\.json\?(first|others)$/;
const PARSER = "@formatjs/icu-messageformat-parser";

/**
 * Compiles texts, by message id, for react-intl to use without a parser. Throws with the id of a text that is not a
 * valid ICU message.
 */
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
 * Compiles src/texts/*.json at build time, each into the first texts and the others, and keeps the ICU parser out of
 * react-intl's chunk. Modules in src that import the parser get the real one: the content service's texts need it, and
 * load it later.
 */
export function precompileMessages(): Plugin {
  return {
    name: "precompile-messages",
    enforce: "pre",
    async resolveId(source, importer) {
      if (source !== PARSER || !importer?.includes("/node_modules/")) return null;
      const real = await this.resolve(source, importer, { skipSelf: true });
      return real && real.id.replace(/index\.js$/, "no-parser.js");
    },
    transform: {
      filter: { id: LANGUAGE_FILE },
      handler(code, id) {
        const isFirst = LANGUAGE_FILE.exec(id)?.[1] === "first";
        const all = Object.entries(JSON.parse(code) as Record<string, string>);
        const part = Object.fromEntries(all.filter(([text]) => isFirstText(text) === isFirst));
        return { code: `export default ${JSON.stringify(compileTexts(part))}`, moduleType: "js", map: null };
      },
    },
  };
}
