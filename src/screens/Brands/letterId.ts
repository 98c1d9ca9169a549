import { NO_LETTER } from "~/domain/alphabet";

/** The id of a letter's heading, for its link in the bar. */
export const letterId = (letter: string) => `letter-${letter === NO_LETTER ? "0" : letter}`;
