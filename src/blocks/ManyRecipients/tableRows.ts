import { type RecipientRow, type RecipientTable } from "~/domain/recipientTable";

/** A row of the table that is being checked. */
export interface TableRow {
  /** Its number in the table, from 1, by which it is named on screen. */
  number: number;
  row: RecipientRow;
  /** The person is editing it, so it stays among the rows with problems even if nothing is wrong any more. */
  open: boolean;
}

export interface Table extends Omit<RecipientTable, "rows"> {
  rows: TableRow[];
  /** Something was typed into it, put right or left out by hand. */
  isMended?: boolean;
}

export type TableStep =
  | { do: "bring"; table: RecipientTable }
  | { do: "save"; number: number; row: RecipientRow }
  | { do: "open"; number: number }
  /** The row leaves the screen unfinished: what was typed into it. */
  | { do: "keep"; number: number; row: RecipientRow }
  | { do: "drop"; numbers: readonly number[] }
  /** The currency has changed: the same numbers would be other amounts. */
  | { do: "reprice" }
  | { do: "clear" };

/** The reducer of a table that is being checked. */
export function tableAfter(table: Table | null, step: TableStep): Table | null {
  if (step.do === "bring") {
    const rows = step.table.rows.map((row, at) => ({ number: at + 1, row, open: false }));
    return { ...step.table, rows };
  }
  if (!table || step.do === "clear") return null;
  if (step.do === "drop") {
    const gone = new Set(step.numbers);
    const rows = table.rows.filter(({ number }) => !gone.has(number));
    return rows.length > 0 ? { ...table, rows, isMended: true } : null;
  }
  if (step.do === "reprice") {
    return { ...table, rows: table.rows.map((entry) => ({ ...entry, row: { ...entry.row, amount: "" } })) };
  }
  const change = (entry: TableRow): TableRow => {
    if (step.do === "open") return { ...entry, open: true };
    if (step.do === "keep") return entry.open ? { ...entry, row: step.row } : entry;
    return { ...entry, row: step.row, open: false };
  };
  const rows = table.rows.map((entry) => (entry.number === step.number ? change(entry) : entry));
  return { ...table, rows, isMended: table.isMended || step.do !== "keep" };
}

/** Whether some rows have no date of their own. */
export const isUndated = (rows: readonly TableRow[]): boolean => rows.some(({ row }) => !row.date.trim());
