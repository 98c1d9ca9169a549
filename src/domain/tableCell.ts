/**
 * A text as a cell of a table with tabs between its cells. One that begins with a quote would take in all up to the
 * next quote (RFC 4180).
 */
export const tableCell = (text: string | null): string =>
  (text ?? "")
    .replace(/\s+/g, " ")
    .trim()
    .replace(/^".*/, (quoted) => `"${quoted.replaceAll('"', '""')}"`);
