/** The id of a letter's heading: there its link in the bar leads. */
export const letterId = (letter: string) => `letter-${letter === "#" ? "0" : letter}`;
