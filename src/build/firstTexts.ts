import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Plugin } from "vite";
import { isFirstText } from "../domain/firstTexts";
import { BROWSING, FRONT } from "./chunks";

const TEXT_ID = /["'`]([a-z][A-Za-z]*\.[A-Za-z0-9.]+)["'`]/g;
/** An id composed in a template string, of which only the place is known. */
const TEXT_PLACE = /`([a-z][A-Za-z]*\.)\$\{/g;

/** The text ids in a module's code that are not among the first texts; of composed ids the beginning. */
export function missingFirstTexts(code: string, ids: ReadonlySet<string>): string[] {
  const places = new Set([...ids].map((id) => id.slice(0, id.indexOf(".") + 1)));
  const whole = [...code.matchAll(TEXT_ID)].flatMap(([, id = ""]) => (ids.has(id) ? [id] : []));
  const begun = [...code.matchAll(TEXT_PLACE)].flatMap(([, place = ""]) => (places.has(place) ? [place] : []));
  return [...whole, ...begun].filter((id) => !isFirstText(id));
}

/** Stops the build if a module of the first screens uses a text that is loaded later. */
export function firstTexts(): Plugin {
  let root = "";
  return {
    name: "first-texts",
    apply: "build",
    configResolved(config) {
      root = config.root;
    },
    buildEnd(error) {
      if (error) return;
      const ids = new Set(Object.keys(JSON.parse(readFileSync(join(root, "src/texts/en.json"), "utf8")) as object));
      const found = new Set<string>();
      const walk = (id: string) => {
        if (found.has(id)) return;
        found.add(id);
        this.getModuleInfo(id)?.importedIds.forEach(walk);
      };
      const isFirst = (id: string) => this.getModuleInfo(id)?.isEntry || FRONT.test(id) || BROWSING.test(id);
      [...this.getModuleIds()].filter(isFirst).forEach(walk);
      const missing = [...found]
        .filter((id) => /[\\/]src[\\/]/.test(id) && !id.includes(".json"))
        .flatMap((id) => missingFirstTexts(this.getModuleInfo(id)?.code ?? "", ids).map((text) => `${text} in ${id}`));
      if (missing.length > 0)
        this.error(`Texts of the first paint whose place is not in domain/firstTexts.ts:\n${missing.join("\n")}`);
    },
  };
}
