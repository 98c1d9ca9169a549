import { useMemo } from "react";
import { meantEmail } from "~/domain/meantEmail";
import { type PurchaseDraft } from "~/domain/purchaseDraft";
import { alreadyAmong, draftOfRow, repeated, rowProblems, type RowTerms } from "~/domain/recipientRow";
import { selectBasketLines } from "~/state/basket/selectors";
import { useAppSelector } from "~/state/hooks";
import { type TableRow } from "./tableRows";

/** A row that can be added, with its gift. */
export interface ReadyRow {
  entry: TableRow;
  draft: PurchaseDraft;
}

/** A row that can be added, and the address that was probably meant in it. */
export type Slip = TableRow & { meant: string };

/** Splits a table into rows that can be added and rows with problems, with notes about the whole. */
export function useChecked(rows: readonly TableRow[], terms: RowTerms) {
  const lines = useAppSelector(selectBasketLines);
  const drafts = useMemo(() => draftsBy(terms), [terms]);
  const { ready, toMend } = useMemo(() => {
    const ready: ReadyRow[] = [];
    const toMend: TableRow[] = [];
    for (const entry of rows) {
      const draft = entry.open ? null : drafts(entry);
      if (draft) ready.push({ entry, draft });
      else toMend.push(entry);
    }
    return { ready, toMend };
  }, [rows, drafts]);
  const slips = useMemo(
    () =>
      ready.flatMap(({ entry, draft }): Slip[] => {
        const meant = meantEmail(draft.recipient.email);
        return meant ? [{ ...entry, meant }] : [];
      }),
    [ready],
  );
  const twice = useMemo(
    () =>
      repeated(
        rows.map(({ row }) => row),
        terms,
      ),
    [rows, terms],
  );
  const inBasket = useMemo(() => {
    const known = lines.map(({ delivery }) =>
      terms.method === "Sms" ? delivery.recipientPhone : delivery.recipientEmail,
    );
    const among = alreadyAmong(
      rows.map(({ row }) => row),
      known,
      terms,
    );
    return rows.flatMap(({ number }, at) => (among[at] ? [number] : []));
  }, [rows, lines, terms]);
  const currency = ready[0]?.draft.valueCurrency ?? terms.inventory[0]?.priceCurrency ?? null;
  const total = ready.reduce((sum, { draft }) => sum + (draft.giftcardValue ?? 0), 0);
  return { ready, toMend, slips, twice, inBasket, total, currency };
}

/** Caches the gift of each row, so that correcting one row does not render hundreds of others again. */
function draftsBy(terms: RowTerms) {
  const made = new WeakMap<TableRow, PurchaseDraft | null>();
  return (entry: TableRow): PurchaseDraft | null => {
    if (!made.has(entry)) {
      const isRight = Object.keys(rowProblems(entry.row, terms)).length === 0;
      made.set(entry, isRight ? draftOfRow(entry.row, terms) : null);
    }
    return made.get(entry) ?? null;
  };
}
