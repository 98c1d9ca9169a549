/** Rows of cells as a text, as spreadsheets paste it: with tabs between the cells. */
export const writtenTable = (rows: readonly (readonly (string | null)[])[]): string =>
  rows.map((row) => row.map(tableCell).join("\t")).join("\n");

/** One that begins with a quote would take in all up to the next quote (RFC 4180). */
const tableCell = (text: string | null): string =>
  (text ?? "")
    .replace(/\s+/g, " ")
    .trim()
    .replace(/^".*/, (quoted) => `"${quoted.replaceAll('"', '""')}"`);
