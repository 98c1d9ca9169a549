import type { PreloadMap } from "~/build/routeChunks";
import { chunksOf } from "./chunksOf";

/** Which files belong to which address, as the build knows it. */
declare const PRELOAD: PreloadMap;

function hint(attributes: Record<string, string>): void {
  const link = document.createElement("link");
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  document.head.append(link);
}

/** Fetches the bundle, and the chunks of the address' screen and language beside it instead of after it. */
export function preloadChunks(pathname: string): void {
  for (const file of [...PRELOAD.entry, ...chunksOf(PRELOAD, pathname)]) {
    if (file.endsWith(".css")) hint({ rel: "preload", as: "style", crossorigin: "", href: `/${file}` });
    else hint({ rel: "modulepreload", crossorigin: "", href: `/${file}` });
  }
}
