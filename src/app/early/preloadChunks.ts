import type { PreloadMap } from "~/build/routeChunks";

/** Which files belong to which address, as the build knows it. */
declare const PRELOAD: PreloadMap;

const PREFIX = /^\/([a-z]{2})\/[a-z]{2}\/[a-z]{3}(\/.*)?$/;

/** The files of the first screen and of its language, which the entry would ask for only after it has run. */
export function chunksOf(map: PreloadMap, pathname: string): string[] {
  const [, locale, rest = "/"] = PREFIX.exec(pathname) ?? [];
  const [table, path] = locale ? [map.screens, rest] : [map.bareScreens, pathname];
  const screen = table.find(([pattern]) => new RegExp(pattern).test(path))?.[1] ?? [];
  const language = map.languages[locale ?? "en"] ?? map.languages.en ?? [];
  return [...new Set([...screen, ...language])].flatMap((place) => map.files[place] ?? []);
}

/** Starts to load them, beside the first queries. */
export function preloadChunks(pathname: string): void {
  for (const file of chunksOf(PRELOAD, pathname)) {
    const link = document.createElement("link");
    link.crossOrigin = "";
    if (file.endsWith(".css")) {
      link.rel = "preload";
      link.as = "style";
    } else {
      link.rel = "modulepreload";
    }
    link.href = `/${file}`;
    document.head.append(link);
  }
}
