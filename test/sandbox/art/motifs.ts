import { landscapes } from "./landscapes";
import type { Motif } from "./motif";
import { patterns } from "./patterns";

/** Every motif by its name. */
export const motifs: Readonly<Record<string, Motif>> = { ...landscapes, ...patterns };
