import type { PreloadMap } from "~/build/routeChunks";
import { splitAddress } from "./address";

interface Chunks {
  /** Of the language; the first texts before the others. */
  texts: string[];
  /** Of the screen, with its styles. */
  screen: string[];
}

/**
 * The files of the first screen and its language, which the entry script would only request after it has run. An
 * address without a language is drawn in the browser's.
 */
export function chunksOf(map: PreloadMap, pathname: string, language: string): Chunks {
  const address = splitAddress(pathname);
  const [table, path] = address ? [map.screens, `/${address.rest}`] : [map.bareScreens, pathname];
  const [, screen = [], first = 0] = table.find(([pattern]) => new RegExp(pattern).test(path)) ?? [];
  const textsIn = (locale: string) => map.texts.filter((file) => file.startsWith(`assets/${locale}-`));
  const texts = [...textsIn(address?.market.locale ?? language), ...textsIn("en")];
  return {
    texts: texts.slice(0, first ? 1 : 2),
    screen: [...new Set(screen)].flatMap((place) => map.files[place] ?? []),
  };
}
