import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { isFocusLost } from "~/components/isFocusLost";
import { lazyPart } from "~/components/lazyPart";
import { PartPlace } from "~/components/PartPlace";
import { type Basket } from "~/domain/basket";
import { type BasketLine, productsOfSeveral } from "~/domain/basketLines";
import { isReadable } from "~/domain/payable";
import { selectBasketIncomplete, selectRefusedLines, selectUndo, selectUndone } from "~/state/basket/selectors";
import { removeLine } from "~/state/basket/slice";
import { useChange } from "~/state/basket/useChange";
import { useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";
import { writesCodesOf } from "../Gift/currencyCodes";
import { useDateStandings } from "../Gift/useDateStandings";
import { BasketLineItem } from "./BasketLineItem";
import { LineItem } from "./LineItem";
import styles from "./BasketLines.module.css";
import { type DeliveryChange } from "./DeliveryButtons";
import { mostOfLine } from "./mostOfLine";
import { UndoPlace } from "./UndoPlace";
import { type ShownBasket } from "./useShownBasket";

const DeliveryDialog = lazyPart(() => import("./DeliveryDialog"), "DeliveryDialog");

interface BasketLinesProps {
  basket: Basket;
  shown: Omit<ShownBasket, "basket">;
  readOnly: boolean;
}

/** The gifts in the basket. Read-only while they are being paid. */
export function BasketLines({ basket, shown: { rows, writing, onWriting }, readOnly }: BasketLinesProps) {
  const change = useChange();
  const intl = useIntl();
  const list = useRef<HTMLDivElement>(null);
  const removed = useRef<{ key: string; byKeyboard: boolean } | null>(null);
  const [byKeyboard, setByKeyboard] = useState(false);
  const [leaving, setLeaving] = useState<string | null>(null);
  const [changing, setChanging] = useState<{ what: DeliveryChange; rowKey: string; entry: BasketLine } | null>(null);
  const lines = useMemo(() => rows.map(({ now }) => now), [rows]);
  const ofSeveral = useMemo(() => productsOfSeveral(lines), [lines]);
  /** The rows as they were last rendered. */
  const shown = useRef(rows);
  const market = useAppSelector(selectMarket);
  const forceCode = useMemo(() => writesCodesOf(basket), [basket]);
  const standings = useDateStandings(basket);
  const incomplete = useAppSelector(selectBasketIncomplete);
  const lost = incomplete ? basket.itemsCount - lines.reduce((sum, { line }) => sum + line.quantity, 0) : 0;

  const lineOf = useCallback((rowKey: string) => shown.current.find(({ key }) => key === rowKey)!.now, []);
  const idOf = useCallback((rowKey: string) => lineOf(rowKey).line.lineId, [lineOf]);
  const onRemove = useCallback(
    (rowKey: string, isKey: boolean) => {
      removed.current = { key: rowKey, byKeyboard: isKey };
      setByKeyboard(isKey);
      setLeaving(rowKey);
      void change(removeLine(idOf(rowKey))).then(() => setLeaving((now) => (now === rowKey ? null : now)));
    },
    [change, idOf],
  );
  const onChange = useCallback(
    (what: DeliveryChange, rowKey: string) => setChanging({ what, rowKey, entry: lineOf(rowKey) }),
    [lineOf],
  );

  // The line may change while the dialog is open; if it disappears, the person can still finish.
  const changed = changing && (rows.find(({ key }) => key === changing.rowKey)?.now ?? changing.entry);
  const onClose = useCallback(() => setChanging(null), []);

  // A removed line takes the focus with it: it goes to the line that is now in its place or, for keyboard users, to the
  // undo button, which is there too. After a press it is the offer to undo that is to be in sight, not that line.
  useEffect(() => {
    const before = shown.current;
    shown.current = rows;
    if (rows.length >= before.length) return;
    const gone = removed.current;
    removed.current = null;
    const keys = new Set(rows.map(({ key }) => key));
    // The remedy of an issue removes lines too.
    const at = before.findIndex(({ key }) => (gone ? key === gone.key : !keys.has(key)));
    if (!gone?.byKeyboard) focusLostOn(list.current, at, { preventScroll: gone !== null });
  }, [rows]);

  // So does the offer to undo when it is taken or closed: the focus goes to the line that is in its place then.
  const undo = useAppSelector(selectUndo);
  const undone = useAppSelector(selectUndone);
  const offered = useRef(undo);
  useEffect(() => {
    const before = offered.current;
    offered.current = undo;
    if (!before || undo) return;
    const isClosedByPress = !undone && before.what === "lines" && !byKeyboard;
    focusLostOn(list.current, (undone ?? before).at, { preventScroll: isClosedByPress });
  }, [undo, undone, byKeyboard]);

  const refused = useAppSelector(selectRefusedLines);
  const undoAt = undo?.what === "lines" ? Math.min(undo.at, lines.length) : null;
  const bareAt = undo?.what === "greeting" || undo?.what === "wrapping" ? undo.at : null;
  const undoItem = (
    <LineItem key="undo" className={styles.undo}>
      <UndoPlace takesFocus={byKeyboard ? "always" : "seen"} />
    </LineItem>
  );

  const groups = new Map<number, ReactNode[]>();
  rows.forEach(({ key, entry, now, group }, at) => {
    const items = groups.get(group) ?? [];
    groups.set(group, items);
    if (at === undoAt) items.push(undoItem);
    items.push(
      <BasketLineItem
        key={key}
        rowKey={key}
        entry={entry}
        market={market}
        currency={basket.paymentCurrency}
        most={mostOfLine(basket, now.line)}
        standing={standings.get(now.delivery.id) ?? "kept"}
        isOfSeveral={ofSeveral.has(now.line.productId)}
        basketOfIssue={now.issues.length > 0 || !isReadable(now.line) ? basket : null}
        forceCode={forceCode}
        readOnly={readOnly}
        leaving={leaving === key}
        refused={refused.get(now.line.lineId)}
        undoable={at === bareAt}
        writing={writing?.at !== key ? null : writing.isGone ? "gone" : "here"}
        idOf={idOf}
        onRemove={onRemove}
        onChange={onChange}
        onWriting={onWriting}
      />,
    );
  });

  return (
    <>
      {/* One list; its items are in groups only so that the browser can skip those off screen. */}
      <div ref={list} role="list" className={styles.lines} aria-label={intl.formatMessage({ id: "basket.lines" })}>
        {[...groups].map(([group, items]) => (
          <ul key={group} role="presentation" className={styles.group}>
            {items}
          </ul>
        ))}
        <ul role="presentation" className={styles.end}>
          {undoAt === rows.length && undoItem}
          {lost > 0 && (
            <LineItem className={styles.lost}>
              <FormattedMessage id="basket.lost" values={{ count: lost }} />
            </LineItem>
          )}
        </ul>
      </div>
      {changing && changed && (
        <PartPlace onClose={onClose}>
          <DeliveryDialog what={changing.what} lines={[changed]} onClose={onClose} />
        </PartPlace>
      )}
    </>
  );
}

/** If the focus is lost, gives it to the line at an index, or to the last one. */
function focusLostOn(list: HTMLElement | null, at: number, options?: FocusOptions) {
  if (!isFocusLost()) return;
  const heads = list?.querySelectorAll<HTMLElement>("[data-line]");
  heads?.[Math.min(at, heads.length - 1)]?.focus(options);
}
