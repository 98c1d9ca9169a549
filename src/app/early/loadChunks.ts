import type { PreloadMap } from "~/build/routeChunks";
import { type Texts } from "~/texts/loadTexts";
import { chunksOf } from "./chunksOf";
import type { drawFirst } from "./firstView/firstView";

/** Which files belong to which address, as the build knows it. */
declare const PRELOAD: PreloadMap;
// Named once: the build writes all of it wherever the name stands.
const known = PRELOAD;

function hint(attributes: Record<string, string>): void {
  const link = document.createElement("link");
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  document.head.append(link);
}

const load = <Module>(file: string) => import(/* @vite-ignore */ `/${file}`) as Promise<Module>;

/**
 * Fetches what draws the first view, the bundle, and the chunks of the address' screen and language beside it instead
 * of after it. Those of the screen stand back where a browser has few connections: the first picture is asked for while
 * they wait, and goes before them.
 */
export function loadChunks({ pathname, search }: Location): void {
  const { texts, screen } = chunksOf(known, pathname, navigator.language.slice(0, 2).replace(/n[bn]/, "no"));
  const view = load<{ drawFirst: typeof drawFirst }>(known.firstView);
  const language = load<{ default: Texts }>(texts[0]!);
  const link = { crossorigin: "" };
  for (const file of known.entry) hint({ rel: "modulepreload", ...link, href: `/${file}` });
  for (const file of [...texts, ...screen]) {
    const kind: Record<string, string> = file.endsWith(".css")
      ? { rel: "preload", as: "style" }
      : { rel: "modulepreload" };
    hint({ ...kind, ...link, fetchpriority: "low", href: `/${file}` });
  }
  // What does not come is told by the shop, which needs the texts too; a first view less is none the wiser.
  view.then(({ drawFirst: draw }) => draw({ pathname, search }, language)).catch(() => undefined);
  language.catch(() => undefined);
}
