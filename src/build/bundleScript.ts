import { join } from "node:path";
import { type InlineConfig, type ResolvedConfig, type Rolldown, build } from "vite";

/** Builds a standalone script, apart from the shop's bundle, with constants inlined, and returns its code. */
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
