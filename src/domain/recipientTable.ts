import { addressList, inOrder } from "./addressList";
import { CURRENCY_MARK, currencyIn } from "./currencyWords";
import { type Column, type Heading, headingOf, isOfPeople } from "./recipientHeadings";
import { MOST_ROWS } from "./tableLimits";
import { isDateInWords } from "./tableMoment";
import { cleanText } from "./typedText";

/** One recipient of a table: every cell a string, "" where there was none. */
export type RecipientRow = Record<Column, string>;

export interface RecipientTable {
  rows: RecipientRow[];
  /** The headings of columns that were not understood, or of which another one fits better. */
  ignored: string[];
  /** How many rows were left out because there were too many. */
  left: number;
  /** How many rows have cells beyond the last heading, which are left out. */
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
  const columns = isNamed ? named(head, body) : guessed(filled);
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
  const beyond = isNamed ? body.filter((row) => row.slice(head.length).some(Boolean)).length : 0;
  const [first = -1, second = -1] = columns.flatMap((column, at) => (column === "name" ? [at] : []));
  const joined: RecipientTable["joined"] = isNamed || second < 0 ? null : [head[first] ?? "", head[second] ?? ""];
  return { rows, ignored, left: Math.max(0, body.length - MOST_ROWS), beyond, joined };
}

/** A row without anything in its cells. */
export const emptyRow = (): RecipientRow => ({ name: "", email: "", phone: "", amount: "", date: "" });

/** A cell without the marks by which spreadsheets write digits as text: "'+4520123456", '="+4520123456"'. */
const tidy = (cell: string): string =>
  cleanText(cell)
    .replace(/^="(.*)"$/, "$1")
    .replace(/^'(?=[+\d])/, "")
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

/** The currency in brackets or at the end of a heading: "Amount (EUR)", "Betrag in €". */
function currencyOfHeading(heading: string): string | null {
  const [, inside] = /[([]([^)\]]*)[)\]]/.exec(heading) ?? [];
  return currencyIn(inside ?? heading.split(" ").at(-1) ?? "");
}

/** The place of a column that holds nothing but currencies; -1 when there is none, or no amounts. */
function currencyColumn(columns: readonly (Column | null)[], rows: readonly (readonly string[])[]): number {
  if (!columns.includes("amount")) return -1;
  return columns.findIndex((column, at) => {
    const cells = rows.flatMap((row) => row[at] || []);
    const isCurrency = (cell: string) => currencyIn(cell.toUpperCase()) === cell.toUpperCase().replace(/\.$/, "");
    return !column && cells.length > 0 && cells.every(isCurrency);
  });
}

/** A row with the currency that stands elsewhere at its amount, where it is read: 250 euros are not 250 kroner. */
function inCurrency(row: RecipientRow, currency: string | null): RecipientRow {
  const { amount } = row;
  return currency && amount && !currencyIn(amount) ? { ...row, amount: `${amount} ${currency}` } : row;
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

type Shape = Pick<RegExp, "test">;
const AMOUNT = new RegExp(`^(?:${CURRENCY_MARK} ?)?\\d[\\d .,'’]*(?::?[-–])?(?: ?${CURRENCY_MARK})?$`, "iu");
const NAME = /^[^\d@]+$/;
const DATE = /^\d{1,4}(?:[-./] ?|年 ?)\d{1,2}(?:[-./] ?|月 ?)\d{1,4}(?!\d|-|[./] ?\d)/;
const DATE_IN_WORDS = { test: isDateInWords };
const KINDS: readonly (readonly [Column, Shape])[] = [
  ["email", /@/],
  ["date", DATE],
  ["date", DATE_IN_WORDS],
  ["phone", /^(?:\p{L}{1,12}[.:]{0,2} ?)?\(?(?:\+|00)[\d ()./–-]{6,}$|^[\d ()./–-]{8,}$/u],
  ["amount", AMOUNT],
  ["name", NAME],
];
const LOOKED_AT = 20;

/** Whether most of the first cells of a column are of a shape. */
function isMostly(rows: readonly (readonly string[])[], at: number, shape: Shape): boolean {
  const cells = rows.slice(0, LOOKED_AT).flatMap((row) => (row[at] ? [row[at]] : []));
  return cells.filter((cell) => shape.test(cell)).length * 2 > cells.length;
}

/**
 * What each column is by its heading. Of several of one kind that counts whose heading fits best, then the first one:
 * the recipient's address comes before the manager's. The parts of a name are all read.
 */
function named(head: readonly string[], rows: readonly (readonly string[])[]): (Column | null)[] {
  const said = head.map((heading, at) => headingOf(heading) ?? guessedHeading(heading, at, rows));
  const best = (isOf: (heading: Heading) => boolean) => {
    const fits = said.map((heading) => (heading && isOf(heading) ? heading.fit : 0));
    const most = Math.max(0, ...fits);
    return { most, places: fits.flatMap((fit, at) => (fit > 0 && fit === most ? [at] : [])) };
  };
  const chosen = new Set(nameColumns(said, best));
  for (const kind of ["email", "phone", "amount", "date"]) {
    const { places } = best(({ column }) => column === kind);
    // Who has no work address may have a private one; but no amount stands in for another.
    const isContact = kind === "email" || kind === "phone";
    for (const at of isContact ? places : places.slice(0, 1)) chosen.add(at);
  }
  return said.map((heading, at) => (heading && chosen.has(at) ? heading.column : null));
}

/** The columns that make up a name: the whole one or its parts. In German "Name" beside "Vorname" is the family's. */
function nameColumns(
  said: readonly (Heading | null)[],
  best: (isOf: (heading: Heading) => boolean) => { most: number; places: number[] },
): number[] {
  const whole = best(({ column, part }) => column === "name" && !part);
  const parts = best(({ part }) => part !== undefined);
  if (parts.most === 0 || parts.most < whole.most) return whole.places.slice(0, 1);
  const kinds = new Set(parts.places.map((at) => said[at]?.part));
  const isMissing = kinds.size === 1 && whole.most > 2;
  return [...parts.places, ...(isMissing ? whole.places.slice(0, 1) : [])];
}

/**
 * What a column is by its cells, whose heading does not tell: addresses are known for what they are, and "Employee" is
 * whose name stands below it.
 */
function guessedHeading(heading: string, at: number, rows: readonly (readonly string[])[]): Heading | null {
  if (isMostly(rows, at, /@/)) return { column: "email", fit: 1 };
  if (isOfPeople(heading) && isMostly(rows, at, NAME)) return { column: "name", fit: 2 };
  return null;
}

/** What each column seems to hold, by most of its first cells; a name may stand in two of them, side by side. */
function guessed(rows: readonly (readonly string[])[]): (Column | null)[] {
  const columns: (Column | null)[] = [];
  const places = Array.from({ length: Math.max(0, ...rows.map((row) => row.length)) }, (_, at) => at);
  // Dates in figures win: beside them those in words are others, like days of birth.
  const hasFigures = places.some((at) => isMostly(rows, at, DATE));
  const kinds = KINDS.filter(([, shape]) => shape !== DATE_IN_WORDS || !hasFigures);
  for (const at of places) {
    const goesOn = at > 0 && columns.indexOf("name") === at - 1 && isMostly(rows, at - 1, /^\S+$/);
    const isFree = (column: Column) => !columns.includes(column) || (column === "name" && goesOn);
    columns.push(kinds.find(([column, shape]) => isFree(column) && isMostly(rows, at, shape))?.[0] ?? null);
  }
  return withOneAmount(columns, rows);
}

/** Of several columns of numbers the one with a currency holds the amounts; else nobody knows, and none does. */
function withOneAmount(columns: readonly (Column | null)[], rows: readonly (readonly string[])[]): (Column | null)[] {
  const isNumbers = (at: number) => isMostly(rows, at, AMOUNT) && (columns[at] === "amount" || !columns[at]);
  const numbers = columns.flatMap((_, at) => (isNumbers(at) ? [at] : []));
  const sums = numbers.length > 1 ? numbers.filter((at) => currencyIn(rows[0]?.[at] ?? "")) : numbers;
  const chosen = sums.length === 1 ? sums[0] : -1;
  return columns.map((column, at) => (at === chosen ? "amount" : column === "amount" ? null : column));
}
