import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { type Plugin, type ResolvedConfig, type Rolldown } from "vite";
import { credentialsFor, endpointsOf } from "../api/endpoints";
import { bundleScript } from "./bundleScript";
import { GROUND } from "./chunks";
import { readAllOperations } from "./codegen";
import { type Environment } from "./environment";
import { ENVIRONMENT_FILE } from "./freshBuild";
import { fillPlaceholders, headerPlaceholders, metaPolicy, parseHeaders } from "./headers";
import { nginxSample } from "./nginx";
import { preconnects } from "./preconnects";
import {
  type FirstFiles,
  type ScreenFiles,
  entryFiles,
  filesOf,
  readRoutes,
  routePattern,
  screenTable,
} from "./routeChunks";

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
/** Comments and white space between tags, which only people who read the file need. */
// eslint-disable-next-line no-restricted-syntax -- runs in Node, not in a browser
const READERS_PART = /<!--[\s\S]*?-->|(?<=>)\s+(?=<)/g;
/** What Vite puts into the page to load the bundle; the early script loads it instead. */
const ENTRY_SCRIPT = /\s*<script type="module"[^>]* src="[^"]+"><\/script>/g;
const TEXTS = /\/src\/texts\/[a-z]{2}\.json\?(?:first|others)$/;

/**
 * Makes the page of the shop. Its head has the early script, which starts the first queries and preloads the chunks of
 * the address, and the style of the first paint; its end the style of what is drawn next, so that the first paint does
 * not wait for that. All are inline and allowed by their hashes in the policy. Also writes the files that tell hosts
 * which headers to send.
 */
export function shopPage(environment: Environment): Plugin {
  let config: ResolvedConfig;
  let headers = "";
  let files: FirstFiles | undefined;

  return {
    name: "shop-page",
    apply: "build",
    configResolved(resolved) {
      config = resolved;
    },
    async generateBundle(_options, bundle) {
      this.emitFile({ type: "asset", fileName: ENVIRONMENT_FILE, source: JSON.stringify(environment) });
      const source = await bundleScript(config, `${FIRST_VIEW}firstView.tsx`, {
        standIns: FIRST_VIEW_STAND_INS,
        isModule: true,
      });
      files = {
        firstView: this.getFileName(this.emitFile({ type: "asset", name: "firstView.js", source })),
        entry: entryFiles(bundle),
        texts: textFiles(bundle),
        ...(await filesOfScreens(bundle, config, (source) => this.resolve(source))),
      };
    },
    transformIndexHtml: {
      order: "post",
      async handler(html, { bundle }) {
        if (!bundle || !files) return html;
        const early = await earlyScript(config, environment, files);
        const styles = linkedStyles(bundle, html);
        const isGround = ({ names }: Rolldown.OutputAsset) => names.includes(`${GROUND}.css`);
        const ground = textOf(styles.filter(isGround));
        const rest = textOf(styles.filter((style) => !isGround(style)));
        const source = readFileSync(join(config.publicDir, "_headers"), "utf8");
        headers = fillPlaceholders(source, headerPlaceholders(environment, [early], [ground, rest]));
        const policy = metaPolicy(parseHeaders(headers));
        const start =
          `<meta http-equiv="Content-Security-Policy" content="${policy}" />` +
          preconnects(environment) +
          `<script>${early}</script><style>${ground}</style>`;
        forgetStyles(bundle, styles);
        const bare = html.replace(STYLE_LINK, "").replace(ENTRY_SCRIPT, "").replace(READERS_PART, "");
        return bare
          .replace(/(<meta charset=[^>]*>)/, (charset) => charset + start)
          .replace("</body>", (end) => `<style>${rest}</style>${end}`);
      },
    },
    writeBundle() {
      const rules = parseHeaders(headers);
      writeFileSync(resolve(config.root, config.build.outDir, "_headers"), headers);
      writeFileSync(
        resolve(config.root, config.build.outDir, "nginx.conf"),
        nginxSample(rules, environment.publicOrigin),
      );
    },
  };
}

/** The style sheets that the page links to, in order. */
function linkedStyles(bundle: Rolldown.OutputBundle, html: string): Rolldown.OutputAsset[] {
  return [...html.matchAll(STYLE_LINK)].map(([link, name = ""]) => {
    const file = bundle[name];
    if (file?.type !== "asset") throw new Error(`The page links to a style that is not there: ${link}`);
    return file;
  });
}

const textOf = (styles: Rolldown.OutputAsset[]) => styles.map(({ source }) => String(source).trim()).join("");

/**
 * Removes style sheets that are inlined in the page from the chunks, so that no chunk loads or preloads their files.
 */
function forgetStyles(bundle: Rolldown.OutputBundle, styles: Rolldown.OutputAsset[]): void {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  for (const { fileName } of styles) {
    // Vite makes its preload lists after this, from the style sheets named here.
    for (const chunk of chunks) chunk.viteMetadata?.importedCss.delete(fileName);
    delete bundle[fileName];
  }
}

type Resolve = (source: string) => Promise<{ id: string } | null>;

/** The files of the screens that have a first view, by its shape, and those of all others. */
async function filesOfScreens(
  bundle: Rolldown.OutputBundle,
  config: ResolvedConfig,
  resolve: Resolve,
): Promise<Pick<FirstFiles, "screens" | "otherScreens">> {
  const screens: FirstFiles["screens"] = {};
  const [others, bare]: [ScreenFiles[], ScreenFiles[]] = [[], []];
  const tables = readRoutes(readFileSync(join(config.root, ROUTES), "utf8"));
  for (const [name, into] of [
    ["SCREENS", others],
    ["BARE_SCREENS", bare],
  ] as const) {
    for (const { path, module, first } of tables[name] ?? []) {
      const found = await resolve(module.replace(/^~/, join(config.root, "src")));
      if (!found) throw new Error(`The screen of ${path} is not there: ${module}`);
      const files = filesOf(bundle, found.id);
      if (first) screens[first] = files;
      else into.push([routePattern(path), files]);
    }
  }
  return { screens, otherScreens: screenTable(others, bare) };
}

/** The files of all languages; of each language the first texts before the others. */
function textFiles(bundle: Rolldown.OutputBundle): string[] {
  const found = Object.values(bundle).flatMap((file) => {
    const id = file.type === "chunk" ? file.moduleIds.find((module) => TEXTS.test(module)) : undefined;
    return id ? [{ name: file.fileName, isFirst: id.endsWith("first") }] : [];
  });
  return found.sort((one, other) => Number(other.isFirst) - Number(one.isFirst)).map(({ name }) => name);
}

/** The early script for the head, with its constants inlined: addresses, query texts, chunks. */
async function earlyScript(config: ResolvedConfig, environment: Environment, files: FirstFiles): Promise<string> {
  const { cms, batchCms, apiHost } = endpointsOf(environment);
  const credentials = credentialsFor(cms, apiHost);
  const operations = readAllOperations();
  const bundled = async (texts: Record<string, string>) => {
    const script = await bundleScript(config, EARLY, {
      define: {
        EARLY: JSON.stringify({ cms, batch: batchCms, credentials, texts }),
        FILES: JSON.stringify(files),
      },
    });
    return script.trim();
  };
  // A first draft shows which operations the script names; the second time it gets the texts of just those.
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
