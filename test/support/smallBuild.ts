import { type BuildEnvironmentOptions, type Plugin, type Rolldown, build } from "vite";

/** Builds modules that stand here alone, by their names; answers with the code of each script by its file's name. */
export async function smallBuild(
  modules: Readonly<Record<string, string>>,
  plugins: readonly Plugin[],
  options: BuildEnvironmentOptions,
): Promise<Map<string, string>> {
  const sources: Plugin = {
    name: "modules",
    enforce: "pre",
    resolveId: (id) => (id in modules ? id : null),
    load: (id) => modules[id] ?? null,
  };
  const { output } = (await build({
    configFile: false,
    envDir: false,
    logLevel: "error",
    plugins: [sources, ...plugins],
    build: { ...options, write: false },
  })) as Rolldown.RolldownOutput;
  return new Map(output.flatMap((file) => (file.type === "chunk" ? [[file.fileName, file.code]] : [])));
}
