import { NO_LETTER } from "~/domain/alphabet";

/** The id of a letter's heading, which its button in the bar leads to. */
export const letterId = (letter: string) => `letter-${letter === NO_LETTER ? "0" : letter}`;
