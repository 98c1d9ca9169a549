import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { type Plugin, type ResolvedConfig, type Rolldown } from "vite";
import { credentialsFor, endpointsOf } from "../api/endpoints";
import { bundleScript } from "./bundleScript";
import { readAllOperations } from "./codegen";
import { type Environment } from "./environment";
import { ENVIRONMENT_FILE } from "./freshBuild";
import { fillPlaceholders, headerPlaceholders, metaPolicy, parseHeaders } from "./headers";
import { nginxSample } from "./nginx";
import { type PreloadMap, filesOf, readRoutes, routePattern } from "./routeChunks";

const EARLY = "/src/app/early/early.ts";
const FIRST_VIEW = "/src/app/early/firstView/";
/** What the shop's own components are drawn with before React and its packages have come. */
const FIRST_VIEW_STAND_INS = {
  "react/jsx-runtime": `${FIRST_VIEW}jsxRuntime.ts`,
  react: `${FIRST_VIEW}react.ts`,
  "react-intl": `${FIRST_VIEW}intl.ts`,
};
const ROUTES = "/src/app/routes.tsx";
const STYLE_LINK = /\s*<link rel="stylesheet"[^>]*href="\/([^"]+\.css)"[^>]*>/g;
/** What only readers of the file need. */
const READERS_PART = /<!--[\s\S]*?-->|(?<=>)\s+(?=<)/g;
const ENTRY_SCRIPT = /<script type="module"[^>]* src="\/([^"]+\.js)"/g;
const LANGUAGE = /\/src\/texts\/([a-z]{2})\.json\?(first|others)$/;

/**
 * Makes the page that carries the shop: first in its head the script that starts the first queries and the chunks of
 * the address, then the style of the first picture, both inline and named by their hash in the policy; and the files
 * that tell hosts which headers to send.
 */
export function shopPage(environment: Environment): Plugin {
  let config: ResolvedConfig;
  let headers = "";
  let preload: PreloadMap | undefined;

  return {
    name: "shop-page",
    apply: "build",
    configResolved(resolved) {
      config = resolved;
    },
    async generateBundle(_options, bundle) {
      this.emitFile({ type: "asset", fileName: ENVIRONMENT_FILE, source: JSON.stringify(environment) });
      preload = await preloadMap(bundle, config, (source) => this.resolve(source));
      const source = await bundleScript(config, `${FIRST_VIEW}firstView.tsx`, {
        standIns: FIRST_VIEW_STAND_INS,
        isModule: true,
      });
      preload.firstView = this.getFileName(this.emitFile({ type: "asset", name: "firstView.js", source }));
    },
    transformIndexHtml: {
      order: "post",
      async handler(html, { bundle }) {
        if (!bundle || !preload) return html;
        preload.entry = entryScripts(bundle, html);
        const early = await earlyScript(config, environment, preload);
        const styles = linkedStyles(bundle, html);
        const css = styles.map(({ source }) => String(source).trim()).join("");
        const source = readFileSync(join(config.publicDir, "_headers"), "utf8");
        headers = fillPlaceholders(source, headerPlaceholders(environment, [early], css ? [css] : []));
        const policy = metaPolicy(parseHeaders(headers));
        const first =
          `\n    <meta http-equiv="Content-Security-Policy" content="${policy}" />` +
          `\n    <script>${early}</script>` +
          (css ? `\n    <style>${css}</style>` : "");
        forgetStyles(bundle, styles);
        const bare = html.replace(STYLE_LINK, "").replace(READERS_PART, "");
        return bare.replace(/(<meta charset=[^>]*>)/, (charset) => charset + first);
      },
    },
    writeBundle() {
      const rules = parseHeaders(headers);
      writeFileSync(resolve(config.root, config.build.outDir, "_headers"), headers);
      writeFileSync(resolve(config.root, config.build.outDir, "nginx.conf"), nginxSample(rules));
    },
  };
}

/** The scripts that the page runs, the heaviest first. */
function entryScripts(bundle: Rolldown.OutputBundle, html: string): string[] {
  const weight = (name: string) => {
    const file = bundle[name];
    return file?.type === "chunk" ? file.code.length : 0;
  };
  const names = [...html.matchAll(ENTRY_SCRIPT)].map(([, name = ""]) => name);
  return names.sort((a, b) => weight(b) - weight(a));
}

/** The stylesheets that the page links to, in their order. */
function linkedStyles(bundle: Rolldown.OutputBundle, html: string): Rolldown.OutputAsset[] {
  return [...html.matchAll(STYLE_LINK)].map(([link, name = ""]) => {
    const file = bundle[name];
    if (file?.type !== "asset") throw new Error(`The page links to a style that is not there: ${link}`);
    return file;
  });
}

/** The styles are in the page, so no chunk may ask for their files: neither among its own, nor in what it preloads. */
function forgetStyles(bundle: Rolldown.OutputBundle, styles: Rolldown.OutputAsset[]): void {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  for (const { fileName } of styles) {
    // Vite writes its lists of what to preload after this, from the styles that the chunks name.
    for (const chunk of chunks) chunk.viteMetadata?.importedCss.delete(fileName);
    delete bundle[fileName];
  }
}

type Resolve = (source: string) => Promise<{ id: string } | null>;

async function preloadMap(
  bundle: Rolldown.OutputBundle,
  config: ResolvedConfig,
  resolve: Resolve,
): Promise<PreloadMap> {
  const map: PreloadMap = { firstView: "", entry: [], files: [], screens: [], bareScreens: [], languages: {} };
  const places = (names: string[]) =>
    names.map((name) => {
      if (!map.files.includes(name)) map.files.push(name);
      return map.files.indexOf(name);
    });
  const tables = readRoutes(readFileSync(join(config.root, ROUTES), "utf8"));
  for (const [name, into] of [
    ["SCREENS", map.screens],
    ["BARE_SCREENS", map.bareScreens],
  ] as const) {
    for (const { path, module, first } of tables[name] ?? []) {
      const found = await resolve(module.replace(/^~/, join(config.root, "src")));
      if (!found) throw new Error(`The screen of ${path} is not there: ${module}`);
      into.push([routePattern(path), places(filesOf(bundle, found.id)), first ? 1 : 0]);
    }
  }
  for (const file of Object.values(bundle)) {
    const id = file.type === "chunk" ? file.moduleIds.find((module) => LANGUAGE.test(module)) : undefined;
    const [, language = "", part] = LANGUAGE.exec(id ?? "") ?? [];
    if (!language) continue;
    const [place = 0] = places([file.fileName]);
    const parts = (map.languages[language] ??= [place, place]);
    parts[part === "first" ? 0 : 1] = place;
  }
  return map;
}

/** The script for the head, with what it has to know written into it: addresses, query texts, chunks. */
async function earlyScript(config: ResolvedConfig, environment: Environment, preload: PreloadMap): Promise<string> {
  const { cms, batchCms, apiHost } = endpointsOf(environment);
  const credentials = credentialsFor(cms, apiHost);
  const operations = readAllOperations();
  const bundled = async (texts: Record<string, string>) => {
    const script = await bundleScript(config, EARLY, {
      define: {
        EARLY: JSON.stringify({ cms, batch: batchCms, credentials, texts }),
        PRELOAD: JSON.stringify(preload),
      },
    });
    return script.trim();
  };
  // The script names its operations; the second time it is made with the texts of just those.
  const draft = await bundled({});
  const texts = Object.fromEntries(
    [...operations.values()]
      .filter(({ name }) => new RegExp(`["'\`]${name}["'\`]|\\b${name}:`).test(draft))
      .map(({ name, text }) => [name, text]),
  );
  const script = await bundled(texts);
  if (/<\/script|<!--/i.test(script)) throw new Error("The early script cannot stand in a page.");
  return script;
}
