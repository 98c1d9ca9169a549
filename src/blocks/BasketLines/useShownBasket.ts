import { useCallback, useMemo, useState } from "react";
import { type Basket } from "~/domain/basket";
import { linesOf } from "~/domain/basketLines";
import { type BasketRow, rowsOf } from "~/domain/basketRows";

interface Seen {
  basket: Basket;
  rows: BasketRow[];
}

/** What the screen of the basket shows. */
export interface ShownBasket {
  basket: Basket | null;
  rows: BasketRow[];
  /** The row at which a greeting is being written, and whether its line is no longer in the basket. */
  writing: { at: string; isGone: boolean } | null;
  /** Tells that the editor of a row's greeting was opened; null: that it was closed. */
  onWriting: (rowKey: string | null) => void;
}

/**
 * The basket that its screen shows, with the rows of its lines. While a greeting is being written at a line that has
 * gone, as another tab may remove it, that is the basket as it was: otherwise the editor would go with the line, and so
 * would what was typed.
 */
export function useShownBasket(now: Basket | null): ShownBasket {
  const rows = useRows(now);
  const [writing, setWriting] = useState<{ at: string; seen: Seen | null } | null>(null);
  const seen = writing?.seen ?? null;
  const isThere = writing !== null && rows.some(({ key }) => key === writing.at);
  const isOther = seen !== null && seen.basket.id !== now?.id;
  if (now && isThere && seen?.rows !== rows) setWriting({ at: writing.at, seen: { basket: now, rows } });
  else if (isOther) setWriting(null);
  const held = isThere || isOther ? null : seen;
  return {
    basket: held?.basket ?? now,
    rows: held?.rows ?? rows,
    writing: writing && { at: writing.at, isGone: held !== null },
    onWriting: useCallback((at) => setWriting(at === null ? null : { at, seen: null }), []),
  };
}

/** The rows of these lines; a row that looks the same as before is the same object. Another basket gets new rows. */
function useRows(basket: Basket | null): BasketRow[] {
  const lines = useMemo(() => (basket ? linesOf(basket) : []), [basket]);
  const basketId = basket?.id;
  const [kept, keep] = useState(() => ({ lines, basketId, rows: rowsOf(lines, []) }));
  if (kept.lines === lines) return kept.rows;
  const rows = rowsOf(lines, kept.basketId === basketId ? kept.rows : []);
  keep({ lines, basketId, rows });
  return rows;
}
