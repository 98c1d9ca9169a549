import { Fragment, lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { type Basket } from "~/domain/basket";
import { type BasketLine, linesOf } from "~/domain/basketLines";
import { selectBasketWaiting, selectUndo, selectUndone } from "~/state/basket/selectors";
import { removeLine } from "~/state/basket/slice";
import { useAppDispatch, useAppSelector } from "~/state/hooks";
import { writesCodesOf } from "../Gift/currencyCodes";
import { BasketLineItem } from "./BasketLineItem";
import styles from "./BasketLines.module.css";
import { type DeliveryChange } from "./DeliveryButtons";
import { lineKeys } from "./lineKeys";
import { UndoNotice } from "./UndoNotice";

const DeliveryDialog = lazy(async () => ({ default: (await import("./DeliveryDialog")).DeliveryDialog }));

/** The gifts in the basket. Read-only while they are being paid. */
export function BasketLines({ basket, readOnly }: { basket: Basket; readOnly: boolean }) {
  const dispatch = useAppDispatch();
  const intl = useIntl();
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<{ at: number; byKeyboard: boolean } | null>(null);
  const [byKeyboard, setByKeyboard] = useState(false);
  const waiting = useAppSelector(selectBasketWaiting);
  const [leaving, setLeaving] = useState<string | null>(null);
  if (leaving && !waiting) setLeaving(null);
  const [changing, setChanging] = useState<{ what: DeliveryChange; entry: BasketLine } | null>(null);
  const lines = useMemo(() => linesOf(basket), [basket]);
  const keys = useMemo(() => lineKeys(lines), [lines]);
  const forceCode = writesCodesOf(basket);

  const onRemove = useCallback(
    (entry: BasketLine, isKey: boolean) => {
      removed.current = { at: lines.indexOf(entry), byKeyboard: isKey };
      setByKeyboard(isKey);
      dispatch(removeLine(entry.line.lineId));
      setLeaving(entry.line.lineId);
    },
    [dispatch, lines],
  );
  const onChange = useCallback((what: DeliveryChange, entry: BasketLine) => setChanging({ what, entry }), []);

  const onClose = useCallback(() => setChanging(null), []);

  // The removed line took the focus with it: it goes to the line that is in its place now, or from the keyboard to the
  // way back, which stands there too.
  const shown = useRef(keys);
  useEffect(() => {
    const before = shown.current;
    shown.current = keys;
    if (keys.length >= before.length) return;
    const gone = removed.current;
    removed.current = null;
    // Lines go by the remedy of an issue too.
    const at = gone?.at ?? before.findIndex((key) => !keys.includes(key));
    if (!gone?.byKeyboard) focusLostOn(list.current, at);
  }, [keys]);

  const undone = useAppSelector(selectUndone);
  useEffect(() => {
    if (undone) focusLostOn(list.current, undone.at);
  }, [undone]);

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
        {lines.map((entry, at) => (
          <Fragment key={keys[at]}>
            {at === undoAt && undoItem}
            <BasketLineItem
              entry={entry}
              basket={basket}
              forceCode={forceCode}
              readOnly={readOnly}
              leaving={leaving === entry.line.lineId}
              undoable={at === bareAt}
              onRemove={onRemove}
              onChange={onChange}
            />
          </Fragment>
        ))}
        {undoAt === lines.length && undoItem}
      </ul>
      {changing && (
        <Suspense>
          <DeliveryDialog what={changing.what} lines={[changing.entry]} onClose={onClose} />
        </Suspense>
      )}
    </>
  );
}

/** Gives a focus that has lost its place to the line at a place, or to the last one. */
function focusLostOn(list: HTMLElement | null, at: number) {
  if (document.activeElement !== document.body && document.activeElement !== null) return;
  const heads = list?.querySelectorAll<HTMLElement>("[data-line]");
  heads?.[Math.min(at, heads.length - 1)]?.focus();
}
