import type { PreloadMap } from "~/build/routeChunks";
import { type Texts } from "~/texts/loadTexts";
import { chunksOf } from "./chunksOf";
import type { drawFirst } from "./firstView/firstView";
import { handleMissingScript } from "./missingScript";

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

/** The longest that the shop's bundle waits for what draws the first view. */
const BEHIND_FIRST_VIEW_MS = 250;

/**
 * Starts the shop: fetches the bundle, what draws the first view where there is one, and the chunks of the address'
 * screen and language beside these instead of after them. Where there is a first view it comes first: the bundle, ten
 * times its weight, would share the line with it, and a browser with few connections would fetch the screen's chunks
 * before its pictures.
 */
export function loadChunks({ pathname, search }: Location, hasFirstView: boolean): void {
  const startShop = () => Promise.all(known.entry.map(load)).catch(handleMissingScript);
  if (!hasFirstView) void startShop();
  const { texts, screen } = chunksOf(known, pathname, navigator.language.slice(0, 2).replace(/n[bn]/, "no"));
  const hintScreen = () => {
    for (const file of [...(hasFirstView ? [] : texts), ...screen]) {
      const kind: Record<string, string> = file.endsWith(".css")
        ? { rel: "preload", as: "style" }
        : { rel: "modulepreload" };
      hint({ ...kind, crossorigin: "", fetchpriority: "low", href: `/${file}` });
    }
  };
  if (!hasFirstView) return hintScreen();
  const view = load<{ drawFirst: typeof drawFirst }>(known.firstView);
  const language = load<{ default: Texts }>(texts[0]!);
  // What does not come is reported by the shop, which needs the texts too; it can do without a first view.
  const there = Promise.allSettled([view, language]);
  void Promise.race([there, new Promise((resolve) => setTimeout(resolve, BEHIND_FIRST_VIEW_MS))]).then(startShop);
  view.then(({ drawFirst: draw }) => draw({ pathname, search }, language)).then(hintScreen, hintScreen);
}
