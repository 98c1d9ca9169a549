import { type RecipientTable, readTable } from "~/domain/recipientTable";

/** The rows of a pasted table or a CSV file, whatever stands between its cells. The parser comes when it is needed. */
export async function parseTable(text: string): Promise<RecipientTable> {
  const { parse } = await import("papaparse");
  const { data } = parse<string[]>(text.trim(), { skipEmptyLines: "greedy", delimitersToGuess: ["\t", ";", ",", "|"] });
  return readTable(data);
}
