import type { PreloadMap } from "~/build/routeChunks";
import { chunksOf } from "./chunksOf";

/** Which files belong to which address, as the build knows it. */
declare const PRELOAD: PreloadMap;
// Named once: the build writes all of it wherever the name stands.
const known = PRELOAD;

function hint(attributes: Record<string, string>): void {
  const link = document.createElement("link");
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  document.head.append(link);
}

/**
 * Fetches the bundle, and the chunks of the address' screen and language beside it instead of after it. The small ones
 * stand back where a browser has few connections: the first picture is asked for while they wait, and goes before them.
 */
export function preloadChunks(pathname: string): void {
  const link = { crossorigin: "" };
  for (const file of known.entry) hint({ rel: "modulepreload", ...link, href: `/${file}` });
  for (const file of chunksOf(known, pathname, navigator.language.slice(0, 2).replace(/n[bn]/, "no"))) {
    const kind: Record<string, string> = file.endsWith(".css")
      ? { rel: "preload", as: "style" }
      : { rel: "modulepreload" };
    hint({ ...kind, ...link, fetchpriority: "low", href: `/${file}` });
  }
}
