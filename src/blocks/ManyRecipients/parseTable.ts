import { type RecipientTable, readTable } from "~/domain/recipientTable";

/**
 * A byte order mark and lines of nothing; the first line that has something may begin with a blank cell. And a line
 * that only tells Excel the sign between the cells.
 */
const BEFORE_TABLE = /^\ufeff?(?:[^\S\r\n]*[\r\n])*(?:"?sep=.?"?[\r\n]+)?/i;

/** The rows of a pasted table or a CSV file, whatever stands between its cells. The parser comes when it is needed. */
export async function parseTable(text: string): Promise<RecipientTable> {
  const { parse } = await import("papaparse");
  const table = text.replace(BEFORE_TABLE, "");
  const { data } = parse<string[]>(table, { skipEmptyLines: "greedy", delimitersToGuess: ["\t", ";", ",", "|"] });
  return readTable(data);
}
