import { join } from "node:path";
import { type InlineConfig, type ResolvedConfig, type Rolldown, build } from "vite";

/** Builds a script that stands alone, beside those of the shop: its text, with what it has to know written into it. */
export async function bundleScript(
  { root, build: { target }, resolve: { alias } }: ResolvedConfig,
  entry: string,
  define: InlineConfig["define"],
): Promise<string> {
  const { output } = (await build({
    configFile: false,
    envDir: false,
    logLevel: "warn",
    root,
    publicDir: false,
    resolve: { alias },
    oxc: { typescript: { onlyRemoveTypeImports: false } },
    define,
    build: {
      write: false,
      target: target || "es2022",
      minify: true,
      modulePreload: false,
      rolldownOptions: { input: join(root, entry), output: { format: "iife" } },
    },
  })) as Rolldown.RolldownOutput;
  return output[0].code;
}
