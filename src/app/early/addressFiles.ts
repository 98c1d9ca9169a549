import type { ScreenTable } from "~/build/routeChunks";
import { splitAddress } from "./address";

/**
 * The two files of the texts of an address, the first ones and the others: in its language, without one in the
 * browser's, and in English where the shop has neither.
 */
export function textsOf(files: readonly string[], pathname: string, language: string): string[] {
  const of = (locale: string) => files.filter((file) => file.startsWith(`assets/${locale}-`));
  return [...of(splitAddress(pathname)?.market.locale ?? language), ...of("en")].slice(0, 2);
}

/** The files of the screen at an address that has no first view, with its styles. */
export function screenFiles({ files, screens, bareScreens }: ScreenTable, pathname: string): string[] {
  const address = splitAddress(pathname);
  const [table, path] = address ? [screens, `/${address.rest}`] : [bareScreens, pathname];
  const [, places = []] = table.find(([pattern]) => new RegExp(pattern).test(path)) ?? [];
  return places.flatMap((place) => files[place] ?? []);
}
