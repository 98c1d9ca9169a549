import { useIntl } from "react-intl";
import { useStore } from "react-redux";
import { useKeepOnLeave } from "~/components/useKeepOnLeave";
import { type RecipientRow } from "~/domain/recipientTable";
import { writtenTable } from "~/domain/writtenTable";
import { selectReplacements } from "~/state/auth/selectors";
import { useAppDispatch, useAppSelector } from "~/state/hooks";
import { selectKeptTable, selectManyAdded, selectManyStatus } from "~/state/many/selectors";
import { keepTable } from "~/state/many/slice";
import { type RootState } from "~/state/rootReducer";
import { LABELS } from "./RowToMend";
import { type Table } from "./tableRows";

const COLUMNS = ["name", "email", "phone", "amount", "date"] as const;

interface Left {
  productId: string;
  /** The table that is being checked; null before it is read. */
  table: Table | null;
  /** What was pasted. */
  text: string;
  /** What was typed here as the amount of rows without one; "" for what the form of the single gift has. */
  amount: string;
}

/**
 * Keeps a table of recipients when the page or the screen is left, as by a session that is over: as a text, without the
 * rows whose gifts are in the basket.
 */
export function useKeptTable({ productId, table, text, amount }: Left): void {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const store = useStore<RootState>();
  const replacements = useAppSelector(selectReplacements);
  const status = useAppSelector(selectManyStatus);
  const added = useAppSelector(selectManyAdded);

  const written = (rows: readonly RecipientRow[]): string => {
    if (rows.length === 0) return "";
    const heads = COLUMNS.map((column) => formatMessage({ id: LABELS[column] }));
    const cells = rows.map((row) => COLUMNS.map((column) => row[column] || (column === "amount" ? amount : "")));
    return writtenTable([heads, ...cells]);
  };

  const keep = () => {
    // The table of who has signed out, or was replaced, is not for the next one.
    if (replacements !== selectReplacements(store.getState())) return;
    const rows = table?.rows ?? [];
    // Of those that the shop would not take some may be left out: then nobody knows which of the rows are in.
    const isKnown = status !== "idle" && added.length === rows.length;
    const waiting = isKnown ? rows.filter((_, at) => !added[at]) : rows;
    const now = status === "done" ? "" : table ? written(waiting.map(({ row }) => row)) : text.trim();
    if (now !== (selectKeptTable(store.getState(), productId) ?? "")) dispatch(keepTable({ productId, text: now }));
  };
  useKeepOnLeave(keep, { screen: true });
}
