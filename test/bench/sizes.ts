import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Manifest, type ManifestChunk } from "vite";
import { readRoutes } from "../../src/build/routeChunks";
import { table } from "./numbers";

/** What one address of the shop loads before its screen stands, in brotli bytes. */
export interface RouteSize {
  path: string;
  /** Script files and bytes, everything included: packages, shop, screen, language. */
  files: number;
  script: number;
  /** Of these what comes on top of what every screen brings, sooner or later, when somebody comes from another one. */
  own: number;
  /** Styles besides those in the page. */
  styles: number;
  /** Packages in these files. */
  packages: string[];
}

interface Sizes {
  /** The page itself, with the early script and the first style in it. */
  page: number;
  /** Script files that every address loads. */
  initial: { file: string; bytes: number }[];
  routes: RouteSize[];
  /** What is loaded later, by its file. */
  later: { file: string; bytes: number; packages: string[] }[];
}

function bytesOf(folder: string, file: string): number {
  const path = join(folder, file);
  return readFileSync(existsSync(`${path}.br`) ? `${path}.br` : path).length;
}

/** The packages whose code is in a file, as its source map tells. */
function packagesOf(maps: string, file: string): string[] {
  const path = join(maps, `${file}.map`);
  if (!existsSync(path)) return [];
  const { sources } = JSON.parse(readFileSync(path, "utf8")) as { sources: string[] };
  const names = sources.flatMap((source) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1] ?? []);
  return [...new Set(names)].sort();
}

/** Reads the sizes of the build that stands in dist. */
export function readSizes(folder = "dist", maps = "sourcemaps", language = "en"): Sizes {
  const manifest = JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8")) as Manifest;
  const page = readFileSync(join(folder, "index.html"), "utf8");

  const closure = (keys: string[], found = new Map<string, ManifestChunk>()): Map<string, ManifestChunk> => {
    for (const key of keys) {
      const chunk = manifest[key];
      if (!chunk || found.has(key)) continue;
      found.set(key, chunk);
      closure(chunk.imports ?? [], found);
    }
    return found;
  };
  // The early script in the page names the shop's own files, and fetches them when the first view's have come.
  const [, entry = ""] = /\bentry:\[([^\]]*)\]/.exec(page) ?? [];
  const scripts = entry.match(/assets\/[\w.-]+\.js/g) ?? [];
  if (scripts.length === 0) throw new Error("The page does not name the files that every address loads.");
  const initial = new Set(scripts);
  const late = new Set([...closure(["src/app/late.ts"]).values()].map(({ file }) => file));
  const sum = (files: Iterable<string>) => [...files].reduce((bytes, file) => bytes + bytesOf(folder, file), 0);
  const texts = (part: string) => manifest[`src/texts/${language}.json?${part}`]?.file ?? [];

  const chunksOf = (module: string): ManifestChunk[] => {
    const key = Object.keys(manifest).find((name) => name.replace(/\.tsx?$/, "") === module.replace(/^~/, "src"));
    return [...closure(key ? [key] : []).values()];
  };
  const tables = Object.values(readRoutes(readFileSync("src/app/routes.tsx", "utf8"))).flat();
  const routes = tables.map(({ path, module, first }): RouteSize => {
    const chunks = chunksOf(module);
    const needed = chunks.map(({ file }) => file);
    const own = new Set(needed.filter((file) => !initial.has(file) && !late.has(file)));
    const all = new Set([...initial, ...needed, texts("first"), ...(first ? [] : [texts("others")])].flat());
    const styles = new Set(chunks.filter(({ file }) => !initial.has(file)).flatMap(({ css }) => css ?? []));
    return {
      path,
      files: all.size,
      script: sum(all),
      own: sum(own),
      styles: sum([...styles].filter((file) => existsSync(join(folder, file)))),
      packages: [...new Set([...all].flatMap((file) => packagesOf(maps, file)))].sort(),
    };
  });
  const ofRoutes = tables.flatMap(({ module }) => chunksOf(module)).map(({ file }) => file);
  const beforeScreens = new Set([...initial, ...ofRoutes]);

  const later = [...new Set(Object.values(manifest).map(({ file }) => file))]
    .filter((file) => file.endsWith(".js") && !beforeScreens.has(file))
    .map((file) => ({ file, bytes: bytesOf(folder, file), packages: packagesOf(maps, file) }))
    .sort((a, b) => b.bytes - a.bytes);
  return {
    page: bytesOf(folder, "index.html"),
    initial: scripts.map((file) => ({ file, bytes: bytesOf(folder, file) })),
    routes,
    later,
  };
}

const kb = (bytes: number) => (bytes / 1000).toFixed(1);

/** "shop 27.4": a file by the name its author knows, and its weight. */
function named({ file, bytes }: { file: string; bytes: number }): string {
  return `${file.replace(/^assets\/|-[\w-]{7}\.js$/g, "")} ${kb(bytes)}`;
}

/** The sizes as a table with two lines, for a terminal or a README. */
export function sizesAsText({ page, initial, routes, later }: Sizes): string {
  const list = (files: Sizes["initial"]) => files.map(named).join(" · ");
  const rows = routes.map(({ path, files, script, own, styles }) => [
    `\`${path}\``,
    String(files),
    ...[script, own, styles].map(kb),
  ]);
  return [
    `KB, brotli 11. The page, with the early script and the first style in it: ${kb(page)}. Script of every address: ${list(initial)}.`,
    table(["address", "script files", "script, all", "of it the screen's", "styles beside the page"], rows),
    `Later, when it is needed: ${list(later.filter(({ bytes }) => bytes > 1000))}.`,
  ].join("\n\n");
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(sizesAsText(readSizes()));
