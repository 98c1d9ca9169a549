import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { type Plugin, type ResolvedConfig } from "vite";

const TEXT = /\.(?:html|js|css|svg|json|txt|webmanifest)$/;
/** A file smaller than this gains nothing from compression. */
const WORTH_BYTES = 512;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * After the build, puts a brotli and a gzip copy beside every text file, for hosts to serve; and moves the source maps,
 * which are for error reports and never served, from dist to sourcemaps/.
 */
export function compress(): Plugin {
  let config: ResolvedConfig;
  let written = false;
  return {
    name: "compress",
    apply: "build",
    configResolved(resolved) {
      config = resolved;
    },
    writeBundle() {
      written = true;
    },
    closeBundle: {
      order: "post",
      sequential: true,
      async handler() {
        if (!written) return;
        const folder = resolve(config.root, config.build.outDir);
        const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
        const maps = join(config.root, "sourcemaps");
        rmSync(maps, { recursive: true, force: true });
        for (const file of files.filter((name) => name.endsWith(".map"))) {
          mkdirSync(dirname(join(maps, file)), { recursive: true });
          renameSync(join(folder, file), join(maps, file));
        }
        await Promise.all(files.filter((name) => TEXT.test(name)).map((name) => copies(join(folder, name))));
      },
    },
  };
}

async function copies(path: string): Promise<void> {
  const content = readFileSync(path);
  if (content.length < WORTH_BYTES) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const [brotli, gzipped] = await Promise.all([toBrotli(content, { params }), toGzip(content, { level: 9 })]);
  writeFileSync(`${path}.br`, brotli);
  writeFileSync(`${path}.gz`, gzipped);
}
