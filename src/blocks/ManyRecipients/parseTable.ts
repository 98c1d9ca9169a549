import { retryOnce } from "~/components/retryOnce";
import { addressList } from "~/domain/addressList";
import { type RecipientTable, readTable } from "~/domain/recipientTable";

/**
 * A byte order mark and lines of nothing; the first line that has something may begin with a blank cell. And a line
 * that only tells Excel the sign between the cells.
 */
const BEFORE_TABLE = /^\ufeff?(?:[^\S\r\n]*[\r\n])*(?:"?sep=.?"?[\r\n]+)?/i;

/**
 * The rows of a pasted table or a CSV file, whatever stands between its cells, or of the recipients of a message. The
 * parser comes when it is needed.
 */
export async function parseTable(text: string): Promise<RecipientTable> {
  const table = text.replace(BEFORE_TABLE, "");
  const list = addressList(table);
  if (list) return readTable([["name", "email"], ...list.map(({ name, email }) => [name, email])]);
  const { parse } = await retryOnce(() => import("papaparse"));
  const { data } = parse<string[]>(table, { skipEmptyLines: "greedy", delimitersToGuess: ["\t", ";", ",", "|"] });
  return readTable(data);
}
