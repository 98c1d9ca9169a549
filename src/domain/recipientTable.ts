import { addressList, inOrder } from "./addressList";
import { currencyIn } from "./currencyWords";
import { type Column, headingOf } from "./recipientHeadings";
import { columnsByCells, columnsByHeading, isMostly } from "./tableColumns";
import { MOST_ROWS } from "./tableLimits";
import { cleanText } from "./typedText";

/** One recipient of a table: every cell a string, "" where there was none. */
export type RecipientRow = Record<Column, string>;

export interface RecipientTable {
  rows: RecipientRow[];
  /** The headings of columns that were not understood, or of which another one fits better. */
  ignored: string[];
  /** How many rows were left out because there were too many. */
  left: number;
  /** How many rows have cells that no heading stands above, which are left out. */
  beyond: number;
  /** Two columns without headings that were taken for a name, by what stands in the first row. */
  joined: [string, string] | null;
}

/**
 * The rows of a table with its columns in any order: recognised by their headings, or without headings by what is in
 * them.
 */
export function readTable(cells: readonly (readonly string[])[]): RecipientTable {
  const filled = withoutTitle(cells.map((row) => row.map(tidy)).filter((row) => row.some(Boolean)));
  const [head = []] = filled;
  const isNamed = isHeading(head);
  const body = isNamed ? filled.slice(1) : filled;
  const columns = isNamed ? columnsByHeading(head, body) : columnsByCells(filled);
  const currency = currencyColumn(columns, body);
  const ofAll = isNamed ? currencyOfHeading(head[columns.indexOf("amount")] ?? "") : null;
  /** Whether a column fills no gap of one before it. */
  const isSpare = (at: number) => {
    const column = columns[at];
    const first = columns.indexOf(column ?? null);
    return column !== "name" && first < at && body.every((row) => row[first] || !row[at]);
  };
  const ignored = head.filter((heading, at) => heading && at !== currency && (!columns[at] || isSpare(at)));
  const isTurned = areTurned(body, columns);
  const rows = body.slice(0, MOST_ROWS).map((row) => inCurrency(rowOf(row, columns, isTurned), row[currency] || ofAll));
  const isBeyond = (cell: string, at: number) => cell && !head[at] && !columns[at] && at !== currency;
  const beyond = isNamed ? body.filter((row) => row.some(isBeyond)).length : 0;
  const [first = -1, second = -1] = columns.flatMap((column, at) => (column === "name" ? [at] : []));
  const joined: RecipientTable["joined"] = isNamed || second < 0 ? null : [head[first] ?? "", head[second] ?? ""];
  return { rows, ignored, left: Math.max(0, body.length - MOST_ROWS), beyond, joined };
}

/** A row without anything in its cells. */
export const emptyRow = (): RecipientRow => ({ name: "", email: "", phone: "", amount: "", date: "" });

/**
 * A cell without the marks by which files for spreadsheets, the shop's own among them, have a cell not calculated but
 * read as text: "'+4520123456", "'-Bo", '="+4520123456"'.
 */
const tidy = (cell: string): string =>
  cleanText(cell)
    .replace(/^="(.*)"$/, "$1")
    .replace(/^'(?=[=+\-@＝＋－＠\d])/, "")
    .slice(0, 300);

/** "Lund, Freja", as directories write names. */
const TURNED = /^\S+, \S/;
/** What follows the comma is no name of a person, but what a company or somebody is, or more people. */
const SUFFIXED = /, (?:.*[\d&/]|(?:jr|sr|inc|ltd|llc|aps|as|ab|oy|gmbh|ag|md|phd)\.?$)/i;
const SEVERAL = /, .*\p{L}.* (?:and|og|och|ja|und|en|et|y|e|i) /iu;
const asCalled = (name: string) => (SUFFIXED.test(name) || SEVERAL.test(name) ? name : inOrder(name));

/** Whether the names stand in one column, most of them turned round. */
function areTurned(rows: readonly (readonly string[])[], columns: readonly (Column | null)[]): boolean {
  const at = columns.indexOf("name");
  return at >= 0 && at === columns.lastIndexOf("name") && isMostly(rows, at, TURNED);
}

/** The parts of a name are joined; of other columns of one kind the first that is filled counts. */
function rowOf(row: readonly string[], columns: readonly (Column | null)[], isTurned: boolean): RecipientRow {
  const found = emptyRow();
  columns.forEach((column, at) => {
    const text = row[at] ?? "";
    if (!column) return;
    const before = found[column];
    if (column !== "name") found[column] ||= text;
    // A whole name may stand beside one of its parts.
    else if (isWithin(before, text)) found[column] = text;
    else if (!isWithin(text, before)) found[column] = cleanText(`${before} ${text}`);
  });
  if (isTurned) found.name = asCalled(found.name);
  return withMailbox(found);
}

/** Reads an address as mail programs copy it, "Freja Lund <f@x.dk>" or "mailto:f@x.dk"; its name where none stands. */
function withMailbox(row: RecipientRow): RecipientRow {
  const [mailbox, another] = addressList(row.email.replace(/(^|<)mailto:/i, "$1")) ?? [];
  return mailbox && !another ? { ...row, email: mailbox.email, name: row.name || mailbox.name } : row;
}

const isWithin = (words: string, text: string): boolean => ` ${text} `.includes(` ${words} `);

/**
 * The currency that a heading names: "Amount (EUR)", "Betrag in €", "EUR amount incl. VAT". Between other words of
 * capitals only a sign is one: "TOP AMOUNT" is in no currency.
 */
function currencyOfHeading(heading: string): string | null {
  const [, inside = ""] = /[([]([^)\]]*)[)\]]/.exec(heading) ?? [];
  const isShouted = heading === heading.toUpperCase();
  const places = [inside, heading.split(" ").at(-1) ?? "", isShouted ? heading.replace(/\p{L}+/gu, " ") : heading];
  return places.map(currencyIn).find(Boolean) ?? null;
}

/**
 * The place of a column that holds currencies; -1 when there is none, or no amounts. A cell of it that names none
 * ("n/a") stands beside its amount as well, for the person to put right: other rows may be in another currency.
 */
function currencyColumn(columns: readonly (Column | null)[], rows: readonly (readonly string[])[]): number {
  if (!columns.includes("amount")) return -1;
  return columns.findIndex((column, at) => {
    const cells = rows.flatMap((row) => row[at] || []);
    const isCurrency = (cell: string) => currencyIn(cell.toUpperCase()) === cell.toUpperCase().replace(/\.$/, "");
    return !column && cells.filter(isCurrency).length * 2 > cells.length;
  });
}

/** A row with the currency that stands elsewhere at its amount, where it is read: 250 euros are not 250 kroner. */
function inCurrency(row: RecipientRow, currency: string | null): RecipientRow {
  const { amount } = row;
  if (!currency || !amount || currencyIn(amount)) return row;
  // Digits would become a part of the amount.
  return { ...row, amount: `${amount} ${/\d/.test(currency) ? `(${currency})` : currency}` };
}

/** A row of headings has no e-mail address in it, and a known heading; two of them if there are digits in it. */
function isHeading(row: readonly string[]): boolean {
  const known = row.filter((cell) => headingOf(cell) !== null).length;
  return !row.some((cell) => cell.includes("@")) && known > (row.some((cell) => /\d/.test(cell)) ? 1 : 0);
}

/** The rows from the headings on, if only lines with less in them stand above: what the table is, and whose. */
function withoutTitle(rows: string[][]): string[][] {
  const width = (row: readonly string[]) => row.filter(Boolean).length;
  const at = rows.slice(0, 6).findIndex((row) => row.filter(headingOf).length > 1 && isHeading(row));
  const [head = [], above] = [rows[at], rows.slice(0, Math.max(0, at))];
  const isTitle = above.every((row) => width(row) < width(head) && !row.some((cell) => cell.includes("@")));
  return isTitle ? rows.slice(above.length) : rows;
}
