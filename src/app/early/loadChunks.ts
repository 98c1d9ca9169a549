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
 * Fetches the bundle, what draws the first view where there is one, and the chunks of the address' screen and language
 * beside these instead of after them. Those of the screen stand back where there is a first view: a browser with few
 * connections would fetch them before its pictures.
 */
export function loadChunks({ pathname, search }: Location, hasFirstView: boolean): void {
  const { texts, screen } = chunksOf(known, pathname, navigator.language.slice(0, 2).replace(/n[bn]/, "no"));
  const first = hasFirstView ? [known.firstView, texts[0]!] : [];
  const link = { crossorigin: "" };
  for (const file of [...known.entry, ...first]) hint({ rel: "modulepreload", ...link, href: `/${file}` });
  const hintOthers = () => {
    for (const file of [...texts, ...screen].filter((one) => !first.includes(one))) {
      const kind: Record<string, string> = file.endsWith(".css")
        ? { rel: "preload", as: "style" }
        : { rel: "modulepreload" };
      hint({ ...kind, ...link, fetchpriority: "low", href: `/${file}` });
    }
  };
  if (!hasFirstView) return hintOthers();
  const language = load<{ default: Texts }>(texts[0]!);
  // What does not come is reported by the shop, which needs the texts too; it can do without a first view.
  language.catch(() => undefined);
  load<{ drawFirst: typeof drawFirst }>(known.firstView)
    .then(({ drawFirst: draw }) => draw({ pathname, search }, language))
    .then(hintOthers, hintOthers);
}
