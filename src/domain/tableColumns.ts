import { CURRENCY_MARK, currencyIn } from "./currencyWords";
import { type Column, type Heading, headingOf, isOfMoney, isOfPeople } from "./recipientHeadings";
import { isDateInWords } from "./tableMoment";

type Shape = Pick<RegExp, "test">;
const AMOUNT = new RegExp(`^(?:${CURRENCY_MARK} ?)?\\d[\\d .,'’]*(?::?[-–])?(?: ?${CURRENCY_MARK})?$`, "iu");
/** Single digits may be quantities. */
const SUM = { test: (cell: string) => AMOUNT.test(cell) && /\d\D*\d/.test(cell) };
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
export function isMostly(rows: readonly (readonly string[])[], at: number, shape: Shape): boolean {
  const cells = rows.slice(0, LOOKED_AT).flatMap((row) => (row[at] ? [row[at]] : []));
  return cells.filter((cell) => shape.test(cell)).length * 2 > cells.length;
}

/**
 * What each column is by its heading. Of several of one kind that counts whose heading fits best, then the first one:
 * the recipient's address comes before the manager's. The parts of a name are all read.
 */
export function columnsByHeading(head: readonly string[], rows: readonly (readonly string[])[]): (Column | null)[] {
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
 * What a column is by its cells, whose heading does not tell: addresses are known for what they are, "Employee" is
 * whose name stands below it, and "Gift card" or "DKK" how much.
 */
function guessedHeading(heading: string, at: number, rows: readonly (readonly string[])[]): Heading | null {
  if (isMostly(rows, at, /@/)) return { column: "email", fit: 1 };
  if (isOfPeople(heading) && isMostly(rows, at, NAME)) return { column: "name", fit: 2 };
  if (isOfMoney(heading) && isMostly(rows, at, SUM)) return { column: "amount", fit: 1 };
  return null;
}

/** What each column seems to hold, by most of its first cells; a name may stand in two of them, side by side. */
export function columnsByCells(rows: readonly (readonly string[])[]): (Column | null)[] {
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
