import type { FirstFiles } from "~/build/routeChunks";
import { type Texts } from "~/texts/loadTexts";
import { screenFiles, textsOf } from "./addressFiles";
import type { drawFirst } from "./firstView/firstView";
import { hint } from "./hint";
import { handleMissingScript } from "./missingScript";
import { type Shape } from "./shapeFirst";

/** The names of the files, as the build knows them. */
declare const FILES: FirstFiles;
// Named once: the build writes all of it wherever the name stands.
const known = FILES;

const load = <Module>(file: string) => import(/* @vite-ignore */ `/${file}`) as Promise<Module>;

function hintAt(files: readonly string[]): void {
  for (const file of files) {
    const kind: Record<string, string> = file.endsWith(".css")
      ? { rel: "preload", as: "style" }
      : { rel: "modulepreload" };
    hint({ ...kind, crossorigin: "", fetchpriority: "low", href: `/${file}` });
  }
}

/** The longest that the shop's bundle waits for what draws the first view. */
const BEHIND_FIRST_VIEW_MS = 250;

/**
 * Starts the shop: fetches the bundle, what draws the first view where there is one, and the chunks of the address'
 * screen and language beside these instead of after them. Where there is a first view it comes first: the bundle, ten
 * times its weight, would share the line with it, and a browser with few connections would fetch the screen's chunks
 * before its pictures.
 */
export function loadChunks({ pathname, search }: Location, shape: Shape): void {
  const startShop = () => Promise.all(known.entry.map(load)).catch(handleMissingScript);
  const texts = textsOf(known.texts, pathname, navigator.language.slice(0, 2).replace(/n[bn]/, "no"));
  if (shape === "other") {
    void startShop();
    return hintAt([...texts, ...screenFiles(known.otherScreens, pathname)]);
  }
  const hintScreen = () => hintAt(known.screens[shape] ?? []);
  const view = load<{ drawFirst: typeof drawFirst }>(known.firstView);
  const language = load<{ default: Texts }>(texts[0]!);
  // What does not come is reported by the shop, which needs the texts too; it can do without a first view.
  const there = Promise.allSettled([view, language]);
  void Promise.race([there, new Promise((resolve) => setTimeout(resolve, BEHIND_FIRST_VIEW_MS))]).then(startShop);
  view.then(({ drawFirst: draw }) => draw({ pathname, search }, language)).then(hintScreen, hintScreen);
}
