import { type RecipientTable, readTable } from "~/domain/recipientTable";

/** A byte order mark and empty lines; not the white space of a first cell that is blank. */
const BEFORE_TABLE = /^(?:[^\S\r\n]*[\r\n])+|^\ufeff/;

/** Reads a pasted table or a CSV file with any delimiter. The parser is loaded on demand. */
export async function parseTable(text: string): Promise<RecipientTable> {
  const { parse } = await import("papaparse");
  const table = text.replace(BEFORE_TABLE, "");
  const { data } = parse<string[]>(table, { skipEmptyLines: "greedy", delimitersToGuess: ["\t", ";", ",", "|"] });
  return readTable(data);
}
