import type { PreloadMap } from "~/build/routeChunks";

const PREFIX = /^\/([a-z]{2})\/[a-z]{2}\/[a-z]{3}(\/.*)?$/;

/** The files of the first screen and of its language, which the entry would ask for only after it has run. */
export function chunksOf(map: PreloadMap, pathname: string): string[] {
  const [, locale, rest = "/"] = PREFIX.exec(pathname) ?? [];
  const [table, path] = locale ? [map.screens, rest] : [map.bareScreens, pathname];
  const screen = table.find(([pattern]) => new RegExp(pattern).test(path))?.[1] ?? [];
  const language = map.languages[locale ?? "en"] ?? map.languages.en ?? [];
  return [...new Set([...screen, ...language])].flatMap((place) => map.files[place] ?? []);
}
