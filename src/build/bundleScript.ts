import { join } from "node:path";
import { type InlineConfig, type Plugin, type ResolvedConfig, type Rolldown, build } from "vite";

interface ScriptOptions {
  /** What it has to know, written into it by name. */
  define?: InlineConfig["define"];
  /** Modules that stand in for others, by the whole name under which those are imported. */
  standIns?: Record<string, string>;
  /** Something of it is imported; else it only runs. */
  isModule?: boolean;
}

/** What such a script imports has nothing to be loaded ahead, and the script knows what to do without it. */
const plainImports: Plugin = {
  name: "plain-imports",
  enforce: "pre",
  load: (id) => (id === "\0vite/preload-helper.js" ? "export const __vitePreload = (load) => load();" : null),
};

/** Builds a script that stands alone, beside those of the shop: its text. */
export async function bundleScript(
  { root, css, build: { target }, resolve: { alias } }: ResolvedConfig,
  entry: string,
  { define, standIns = {}, isModule = false }: ScriptOptions,
): Promise<string> {
  const instead = Object.entries(standIns).map(([name, file]) => ({
    find: new RegExp(`^${name}$`),
    replacement: join(root, file),
  }));
  const { output } = (await build({
    configFile: false,
    envDir: false,
    logLevel: "warn",
    root,
    publicDir: false,
    resolve: { alias: [...instead, ...alias] },
    css: { modules: css.modules },
    oxc: { typescript: { onlyRemoveTypeImports: false } },
    define,
    plugins: [plainImports],
    build: {
      write: false,
      target: target || "es2022",
      minify: true,
      modulePreload: false,
      rolldownOptions: {
        input: join(root, entry),
        output: { format: isModule ? "es" : "iife" },
        preserveEntrySignatures: isModule ? "strict" : false,
      },
    },
  })) as Rolldown.RolldownOutput;
  return output[0].code;
}
