import type { Random } from "../data/random";
import type { Palette } from "./colour";

/** Draws on the ground of a card. Everything it needs to differ from the next one comes out of `chance`. */
export type Motif = (palette: Palette, chance: Random) => string;
