/** How much a table of recipients may hold; apart from what reads it, which is large and comes when it is needed. */
export const MOST_ROWS = 500;
export const MOST_BYTES = 1_000_000;
