import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { type Plugin, type ResolvedConfig, type Rolldown } from "vite";
import { bundleScript } from "../bundleScript";
import { entryFiles, filesOf } from "../routeChunks";

const WORKER = "src/build/offlineWorker/worker.ts";
const FILE = "offline-worker.js";
const PAGE = "index.html";

/** Precached besides the page and its scripts: what every page loads later, and what shows a kept gift card. */
const NEEDED = [
  /\/src\/app\/late\.ts$/,
  /\/src\/app\/shell\/(?:Toasts|Consent|CountryNotice|OldBrowser)\.tsx$/,
  /\/src\/blocks\/(?:RedeemBar\/RedeemBar|Search\/SearchBox)\.tsx$/,
  /\/src\/screens\/KeptGifts\/KeptGifts\.tsx$/,
  /\/src\/blocks\/KeptGifts\/KeptWay\.tsx$/,
  /\/src\/browser\/keptGifts\.ts$/,
  /\/src\/components\/drawScannerCode\.ts$/,
  /\/src\/api\/watch\/apolloCache\.ts$/,
];
const TEXTS = /\/src\/texts\/([a-z]{2})\.json\?(?:first|others)$/;
const FONT = /^assets\/[\w-]+-latin-wght-[\w-]+\.woff2$/;

/**
 * Builds the worker that opens kept gift cards without a network. The shop registers it with the first kept gift, and
 * it precaches only what that needs.
 */
export function offlineWorker(): Plugin {
  let config: ResolvedConfig;
  return {
    name: "offline-worker",
    apply: "build",
    configResolved(resolved) {
      config = resolved;
    },
    async writeBundle(_options, bundle) {
      const script = await bundleScript(config, WORKER, {
        define: {
          PAGE: JSON.stringify({ url: `/${PAGE}`, revision: revisionOf(bundle) }),
          ENTRY: JSON.stringify(entryFiles(bundle)),
          FILES: JSON.stringify(neededFiles(bundle).map(entryOf)),
          LANGUAGES: JSON.stringify(textsEntries(bundle)),
        },
      });
      writeFileSync(resolve(config.root, config.build.outDir, FILE), script);
    },
  };
}

/** The revision of the page, whose name is the same in every release. */
function revisionOf(bundle: Rolldown.OutputBundle): string {
  const page = bundle[PAGE];
  if (page?.type !== "asset") throw new Error("The build has no page for the offline worker.");
  return createHash("sha256").update(page.source).digest("hex").slice(0, 16);
}

/** A precache entry; files are named by their content hash and need no revision. */
const entryOf = (file: string) => ({ url: `/${file}`, revision: null });

const modulesOf = (bundle: Rolldown.OutputBundle) =>
  Object.values(bundle).flatMap((file) => (file.type === "chunk" ? file.moduleIds : []));

/** The files of each language's texts, by its code. */
function textsEntries(bundle: Rolldown.OutputBundle): Record<string, ReturnType<typeof entryOf>[]> {
  const entries: Record<string, ReturnType<typeof entryOf>[]> = {};
  for (const id of modulesOf(bundle)) {
    const language = TEXTS.exec(id)?.[1];
    if (language) (entries[language] ??= []).push(...filesOf(bundle, id).map(entryOf));
  }
  return entries;
}

function neededFiles(bundle: Rolldown.OutputBundle): string[] {
  const modules = modulesOf(bundle);
  const found = NEEDED.flatMap((pattern) => {
    const some = modules.filter((id) => pattern.test(id));
    if (some.length === 0) throw new Error(`The offline worker needs ${String(pattern)}, which is not there.`);
    return some;
  });
  const fonts = Object.keys(bundle).filter((name) => FONT.test(name));
  return [...new Set([...entryFiles(bundle), ...found.flatMap((id) => filesOf(bundle, id)), ...fonts])];
}
