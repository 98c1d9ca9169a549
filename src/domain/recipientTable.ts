import { CURRENCY_MARK } from "./amount";
import { type Column, columnNamed, isOfPeople } from "./recipientHeadings";
import { cleanText } from "./typedText";

/** One recipient of a table: every cell a string, "" where there was none. */
export type RecipientRow = Record<Column, string>;

export const MOST_ROWS = 500;
export const MOST_BYTES = 1_000_000;

export interface RecipientTable {
  rows: RecipientRow[];
  /** The headings of columns that were not understood. */
  ignored: string[];
  /** How many rows were left out because there were too many. */
  left: number;
}

/**
 * The rows of a table with its columns in any order: recognised by their headings, or without headings by what is in
 * them.
 */
export function readTable(cells: readonly (readonly string[])[]): RecipientTable {
  const filled = cells.map((row) => row.map(tidy)).filter((row) => row.some(Boolean));
  const [head = []] = filled;
  const named = isHeading(head) ? head.map(columnNamed) : null;
  const body = named ? filled.slice(1) : filled;
  const columns = named ? withNames(head, withAddresses(named, body), body) : guessed(filled);
  const ignored = head.filter((heading, at) => heading && !columns[at]);
  const rows = body.slice(0, MOST_ROWS).map((row) => rowOf(row, columns));
  return { rows, ignored, left: Math.max(0, body.length - MOST_ROWS) };
}

export const emptyRow = (): RecipientRow => ({ name: "", email: "", phone: "", amount: "", date: "" });

const tidy = (cell: string): string => cleanText(cell).slice(0, 300);

/** First and last name may be two columns, which are joined; of other columns of the same kind the first counts. */
function rowOf(row: readonly string[], columns: readonly (Column | null)[]): RecipientRow {
  const found = emptyRow();
  columns.forEach((column, at) => {
    const text = row[at] ?? "";
    if (!column || !text) return;
    found[column] = column === "name" && found.name ? `${found.name} ${text}` : found[column] || text;
  });
  return found;
}

/** A row of headings has no e-mail address or digit in it, and at least one known heading. */
function isHeading(row: readonly string[]): boolean {
  return !row.some((cell) => /[@\d]/.test(cell)) && row.some((cell) => columnNamed(cell) !== null);
}

const NAME = /^[^\d@]+$/;
const KINDS: readonly (readonly [Column, RegExp])[] = [
  ["email", /@/],
  ["date", /^\d{1,4}(?:[-./] ?|年 ?)\d{1,2}(?:[-./] ?|月 ?)\d{1,4}(?!\d|-|[./] ?\d)/],
  ["phone", /^(?:tel:)?\(?(?:\+|00)[\d ()./–-]{6,}$|^[\d ()./–-]{8,}$/i],
  ["amount", new RegExp(`^(?:${CURRENCY_MARK} ?)?\\d[\\d .,]*(?::?[-–])?(?: ?${CURRENCY_MARK})?$`, "u")],
  ["name", NAME],
];
const LOOKED_AT = 20;

/** Whether most of the first cells of a column match a pattern. */
function isMostly(rows: readonly (readonly string[])[], at: number, shape: RegExp): boolean {
  const cells = rows.slice(0, LOOKED_AT).flatMap((row) => (row[at] ? [row[at]] : []));
  return cells.filter((cell) => shape.test(cell)).length * 2 > cells.length;
}

/** If no heading names it, the e-mail column is recognised by its addresses, whatever its heading says. */
function withAddresses(named: (Column | null)[], rows: readonly (readonly string[])[]): (Column | null)[] {
  if (named.includes("email")) return named;
  const found = named.findIndex((column, at) => !column && isMostly(rows, at, /@/));
  return named.map((column, at) => (at === found ? "email" : column));
}

/** "Employee" is whose name stands below it, where no column is called names, and it holds no numbers. */
function withNames(head: readonly string[], named: (Column | null)[], rows: readonly (readonly string[])[]) {
  if (named.includes("name")) return named;
  const isNames = (at: number) => !named[at] && isOfPeople(head[at] ?? "") && isMostly(rows, at, NAME);
  const found = named.findIndex((_, at) => isNames(at));
  return named.map((column, at) => (at === found ? "name" : column));
}

/** What each column seems to hold, by most of its first cells; a name may stand in two of them, side by side. */
function guessed(rows: readonly (readonly string[])[]): (Column | null)[] {
  const columns: (Column | null)[] = [];
  for (let at = 0; at < Math.max(0, ...rows.map((row) => row.length)); at++) {
    const goesOn = at > 0 && columns.indexOf("name") === at - 1 && isMostly(rows, at - 1, /^\S+$/);
    const isFree = (column: Column) => !columns.includes(column) || (column === "name" && goesOn);
    columns.push(KINDS.find(([column, shape]) => isFree(column) && isMostly(rows, at, shape))?.[0] ?? null);
  }
  return columns;
}
