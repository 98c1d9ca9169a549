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

/** Fetches the bundle, and the chunks of the address' screen and language beside it instead of after it. */
export function preloadChunks(pathname: string): void {
  for (const file of [...known.entry, ...chunksOf(known, pathname)]) {
    if (file.endsWith(".css")) hint({ rel: "preload", as: "style", crossorigin: "", href: `/${file}` });
    else hint({ rel: "modulepreload", crossorigin: "", href: `/${file}` });
  }
}
