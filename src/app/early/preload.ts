import type { PreloadMap } from "~/build/routeChunks";
import { chunksOf } from "./chunksOf";

/** Which files belong to which address; inlined by the build. */
declare const PRELOAD: PreloadMap;
// Used once only: the build inlines the whole value wherever the name occurs.
const known = PRELOAD;

function hint(attributes: Record<string, string>): void {
  const link = document.createElement("link");
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  document.head.append(link);
}

/**
 * Preloads the bundle, and in parallel the chunks of the address' screen and language. The chunks have a low priority,
 * so that the first picture goes before them where the browser has few connections.
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
