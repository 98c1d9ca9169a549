import { type Plugin } from "vite";

/** The shop's import that can be repeated (`app/demand`), by a name as long as "import": source maps stay right. */
const DEMAND = "demand";
const IMPORT = /\bimport(?=\(([`"'])\.\/([^`"']+)\1\))/g;

/**
 * Lets files be asked for by `demand` instead of `import`. A file that others import statically too is left alone:
 * under two addresses its modules would run twice.
 */
export function demands(): Plugin {
  return {
    name: "demands",
    apply: "build",
    enforce: "post",
    // What is written below does not count into the names of the files.
    augmentChunkHash: () => DEMAND,
    // After Vite has looked for what each import loads ahead.
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
        const shared = new Set(chunks.flatMap(({ imports }) => imports));
        for (const chunk of chunks) {
          const folder = chunk.fileName.replace(/[^/]*$/, "");
          chunk.code = chunk.code.replace(IMPORT, (found, _quote, file) =>
            shared.has(`${folder}${file}`) ? found : DEMAND,
          );
        }
      },
    },
  };
}
