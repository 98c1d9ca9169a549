import { Fragment, lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { type Basket } from "~/domain/basket";
import { type BasketLine, linesOf } from "~/domain/basketLines";
import { type BasketRow, rowsOf } from "~/domain/basketRows";
import {
  selectBasketIncomplete,
  selectBasketWaiting,
  selectRefusedLines,
  selectUndo,
  selectUndone,
} from "~/state/basket/selectors";
import { removeLine } from "~/state/basket/slice";
import { useAppDispatch, useAppSelector } from "~/state/hooks";
import { writesCodesOf } from "../Gift/currencyCodes";
import { BasketLineItem } from "./BasketLineItem";
import styles from "./BasketLines.module.css";
import { type DeliveryChange } from "./DeliveryButtons";
import { UndoNotice } from "./UndoNotice";

const DeliveryDialog = lazy(async () => ({ default: (await import("./DeliveryDialog")).DeliveryDialog }));

/** The gifts in the basket. Read-only while they are being paid. */
export function BasketLines({ basket, readOnly }: { basket: Basket; readOnly: boolean }) {
  const dispatch = useAppDispatch();
  const intl = useIntl();
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<{ key: string; byKeyboard: boolean } | null>(null);
  const [byKeyboard, setByKeyboard] = useState(false);
  const waiting = useAppSelector(selectBasketWaiting);
  const [leaving, setLeaving] = useState<string | null>(null);
  if (leaving && !waiting) setLeaving(null);
  const [changing, setChanging] = useState<{ what: DeliveryChange; entry: BasketLine } | null>(null);
  const lines = useMemo(() => linesOf(basket), [basket]);
  const rows = useRows(lines);
  const forceCode = writesCodesOf(basket);
  const incomplete = useAppSelector(selectBasketIncomplete);
  const lost = incomplete ? basket.itemsCount - lines.reduce((sum, { line }) => sum + line.quantity, 0) : 0;

  const onRemove = useCallback(
    ({ key, now: { line } }: BasketRow, isKey: boolean) => {
      removed.current = { key, byKeyboard: isKey };
      setByKeyboard(isKey);
      dispatch(removeLine(line.lineId));
      setLeaving(line.lineId);
    },
    [dispatch],
  );
  const onChange = useCallback((what: DeliveryChange, { now }: BasketRow) => setChanging({ what, entry: now }), []);

  const onClose = useCallback(() => setChanging(null), []);

  // The removed line took the focus with it: it goes to the line that is in its place now, or from the keyboard to the
  // way back, which stands there too.
  const shown = useRef(rows);
  useEffect(() => {
    const before = shown.current;
    shown.current = rows;
    if (rows.length >= before.length) return;
    const gone = removed.current;
    removed.current = null;
    const keys = new Set(rows.map(({ key }) => key));
    // Lines go by the remedy of an issue too.
    const at = before.findIndex(({ key }) => (gone ? key === gone.key : !keys.has(key)));
    if (!gone?.byKeyboard) focusLostOn(list.current, at);
  }, [rows]);

  const undone = useAppSelector(selectUndone);
  useEffect(() => {
    if (undone) focusLostOn(list.current, undone.at);
  }, [undone]);

  const refused = useAppSelector(selectRefusedLines);
  const undo = useAppSelector(selectUndo);
  const undoAt = undo?.what === "lines" ? Math.min(undo.at, lines.length) : null;
  const bareAt = undo?.what === "greeting" || undo?.what === "wrapping" ? undo.at : null;
  const undoItem = undoAt !== null && (
    <li className={styles.undo}>
      <UndoNotice takesFocus={byKeyboard ? "always" : "never"} />
    </li>
  );

  return (
    <>
      <ul ref={list} className={styles.lines} aria-label={intl.formatMessage({ id: "basket.lines" })}>
        {rows.map((row, at) => (
          <Fragment key={row.key}>
            {at === undoAt && undoItem}
            <BasketLineItem
              row={row}
              basket={basket}
              forceCode={forceCode}
              readOnly={readOnly}
              leaving={leaving === row.now.line.lineId}
              refused={refused.get(row.now.line.lineId)}
              undoable={at === bareAt}
              onRemove={onRemove}
              onChange={onChange}
            />
          </Fragment>
        ))}
        {undoAt === lines.length && undoItem}
        {lost > 0 && (
          <li className={styles.lost}>
            <FormattedMessage id="basket.lost" values={{ count: lost }} />
          </li>
        )}
      </ul>
      {changing && (
        <Suspense>
          <DeliveryDialog what={changing.what} lines={[changing.entry]} onClose={onClose} />
        </Suspense>
      )}
    </>
  );
}

/** The rows of these lines; one that looks as it did is the one that was. */
function useRows(lines: readonly BasketLine[]): BasketRow[] {
  const [kept, keep] = useState(() => ({ lines, rows: rowsOf(lines, []) }));
  if (kept.lines === lines) return kept.rows;
  const rows = rowsOf(lines, kept.rows);
  keep({ lines, rows });
  return rows;
}

/** Gives a focus that has lost its place to the line at a place, or to the last one. */
function focusLostOn(list: HTMLElement | null, at: number) {
  if (document.activeElement !== document.body && document.activeElement !== null) return;
  const heads = list?.querySelectorAll<HTMLElement>("[data-line]");
  heads?.[Math.min(at, heads.length - 1)]?.focus();
}
