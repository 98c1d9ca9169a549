import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { type Basket } from "~/domain/basket";
import { type BasketLine, linesOf } from "~/domain/basketLines";
import { selectBasketWaiting } from "~/state/basket/selectors";
import { removeLine } from "~/state/basket/slice";
import { useAppDispatch, useAppSelector } from "~/state/hooks";
import { writesCodes } from "../Gift/currencyCodes";
import { BasketLineItem } from "./BasketLineItem";
import styles from "./BasketLines.module.css";
import { lineKeys } from "./lineKeys";

const RecipientDialog = lazy(async () => ({
  default: (await import("./RecipientDialog")).RecipientDialog,
}));

/** The gifts in the basket. Read-only while they are being paid. */
export function BasketLines({ basket, readOnly }: { basket: Basket; readOnly: boolean }) {
  const dispatch = useAppDispatch();
  const intl = useIntl();
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<{ at: number; count: number } | null>(null);
  const waiting = useAppSelector(selectBasketWaiting);
  const [leaving, setLeaving] = useState<string | null>(null);
  if (leaving && !waiting) setLeaving(null);
  const [changing, setChanging] = useState<string | null>(null);
  const lines = useMemo(() => linesOf(basket), [basket]);
  const keys = useMemo(() => lineKeys(lines), [lines]);
  const forceCode = writesCodes(basket.deliveries, basket.paymentCurrency, basket.vouchers);

  const onRemove = useCallback(
    (entry: BasketLine) => {
      removed.current = { at: lines.indexOf(entry), count: lines.length };
      dispatch(removeLine(entry.line.lineId));
      setLeaving(entry.line.lineId);
    },
    [dispatch, lines],
  );
  const onChangeRecipient = useCallback((entry: BasketLine) => setChanging(entry.delivery.id), []);

  // The removed line took the focus with it: it goes to the line that is in its place now.
  useEffect(() => {
    const gone = removed.current;
    if (!gone || lines.length >= gone.count) return;
    removed.current = null;
    const items = list.current?.children;
    const next = items?.[Math.min(gone.at, items.length - 1)]?.querySelector<HTMLElement>("[data-line]");
    if (document.activeElement === document.body || document.activeElement === null) next?.focus();
  }, [lines]);

  const delivery = basket.deliveries.find(({ id }) => id === changing);
  return (
    <>
      <ul ref={list} className={styles.lines} aria-label={intl.formatMessage({ id: "basket.lines" })}>
        {lines.map((entry, at) => (
          <BasketLineItem
            key={keys[at]}
            entry={entry}
            basket={basket}
            forceCode={forceCode}
            readOnly={readOnly}
            leaving={leaving === entry.line.lineId}
            onRemove={onRemove}
            onChangeRecipient={onChangeRecipient}
          />
        ))}
      </ul>
      {delivery && (
        <Suspense>
          <RecipientDialog delivery={delivery} onClose={() => setChanging(null)} />
        </Suspense>
      )}
    </>
  );
}
