import { type RecipientRow, type RecipientTable } from "~/domain/recipientTable";

/** A row of the table as it is being put right. */
export interface TableRow {
  /** Where it stood in the table, from 1: its name on screen. */
  number: number;
  row: RecipientRow;
  /** The person is at it, so it stays among those to put right though nothing is wrong with it. */
  open: boolean;
}

export interface Table {
  rows: TableRow[];
  ignored: readonly string[];
  left: number;
}

export type TableStep =
  | { do: "bring"; table: RecipientTable }
  | { do: "save"; number: number; row: RecipientRow }
  | { do: "open"; number: number }
  | { do: "drop"; numbers: readonly number[] }
  | { do: "clear" };

/** A table on its way from what was brought to what can be added. */
export function tableAfter(table: Table | null, step: TableStep): Table | null {
  if (step.do === "bring") {
    const rows = step.table.rows.map((row, at) => ({ number: at + 1, row, open: false }));
    return { rows, ignored: step.table.ignored, left: step.table.left };
  }
  if (!table || step.do === "clear") return null;
  if (step.do === "drop") {
    const gone = new Set(step.numbers);
    const rows = table.rows.filter(({ number }) => !gone.has(number));
    return rows.length > 0 ? { ...table, rows } : null;
  }
  const change = (entry: TableRow): TableRow =>
    step.do === "open" ? { ...entry, open: true } : { ...entry, row: step.row, open: false };
  return { ...table, rows: table.rows.map((entry) => (entry.number === step.number ? change(entry) : entry)) };
}
