import type { PreloadMap } from "~/build/routeChunks";

const PREFIX = /^\/([a-z]{2})\/[a-z]{2}\/[a-z]{3}(\/.*)?$/;

interface Chunks {
  /** Of the language; the texts of the first pictures before the others. */
  texts: string[];
  /** Of the screen, with its styles. */
  screen: string[];
}

/**
 * The files of the first screen and its language, which the entry script would only request after it has run. An
 * address without a language is drawn in the browser's.
 */
export function chunksOf(map: PreloadMap, pathname: string, language: string): Chunks {
  const [, locale, rest = "/"] = PREFIX.exec(pathname) ?? [];
  const [table, path] = locale ? [map.screens, rest] : [map.bareScreens, pathname];
  const [, screen = [], first = 0] = table.find(([pattern]) => new RegExp(pattern).test(path)) ?? [];
  const texts = map.languages[locale ?? language] ?? map.languages.en ?? [];
  const filesAt = (places: readonly number[]) => [...new Set(places)].flatMap((place) => map.files[place] ?? []);
  return { texts: filesAt(texts.slice(0, first ? 1 : 2)), screen: filesAt(screen) };
}
