import type { ScreenTable } from "~/build/routeChunks";
import { screenFiles } from "./chunksOf";

/** A constant that the build inlines into this script. */
declare const SCREENS: ScreenTable;
const known = SCREENS;

/**
 * The files of the screen at an address: what `loadChunks` hints at. A script of its own, as the page would be a tenth
 * longer with the names of files that few visits begin with; it has come long before the bundle has.
 */
export const filesOf = (pathname: string) => screenFiles(known, pathname);
