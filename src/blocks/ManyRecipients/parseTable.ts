import { loadChunk } from "~/components/loadChunk";
import { addressList } from "~/domain/addressList";
import { type RecipientTable, readTable } from "~/domain/recipientTable";

/**
 * A byte order mark and lines of nothing; the first line that has something may begin with a blank cell. And a line
 * that only tells Excel the sign between the cells.
 */
const BEFORE_TABLE = /^\ufeff?(?:[^\S\r\n]*[\r\n])*(?:"?sep=.?"?[\r\n]+)?/i;

const SIGNS = ["\t", ";", ",", "|"];
const LAYOUT = { skipEmptyLines: "greedy" as const, delimitersToGuess: SIGNS, delimiter: "" };

/**
 * The rows of a pasted table or a CSV file, whatever stands between its cells, or of the recipients of a message. The
 * parser comes when it is needed.
 */
export async function parseTable(text: string): Promise<RecipientTable> {
  const table = text.replace(BEFORE_TABLE, "");
  const list = addressList(table);
  if (list) return readTable([["name", "email"], ...list.map(({ name, email }) => [name, email])]);
  const { parse } = await loadChunk(() => import("papaparse"));
  const guessed = parse<string[]>(table, LAYOUT);
  const isGuessed = !guessed.errors.some(({ type }) => type === "Delimiter");
  const layout = isGuessed ? LAYOUT : { ...LAYOUT, delimiter: signOf(table) };
  const { data, errors } = isGuessed ? guessed : parse<string[]>(table, layout);
  if (!errors.some(({ type }) => type === "Quotes")) return readTable(data);
  // A name that begins with a quote (`"Bo" Lund`) would swallow the rows after it: the quotes are signs like others.
  const lines = parse<string[]>(table, { ...layout, fastMode: true });
  return readTable(lines.data.map((row) => row.map(unquoted)));
}

/** The sign on most lines: of a table too short for the parser to guess by, with a title above it or a stray quote. */
function signOf(table: string): string {
  const lines = table.split(/[\r\n]+/, 20);
  const count = (sign: string) => lines.filter((line) => line.includes(sign)).length;
  return SIGNS.reduce((best, sign) => (count(sign) > count(best) ? sign : best), ",");
}

/** A cell without the quotes around the whole of it. */
const unquoted = (cell: string): string => (/^".*"$/.test(cell) ? cell.slice(1, -1).replaceAll('""', '"') : cell);
