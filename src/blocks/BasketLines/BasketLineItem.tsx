import { memo, useCallback, useEffect, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import { Button } from "~/components/Button";
import { useShopSettings } from "~/components/shopSettings";
import { type Basket } from "~/domain/basket";
import { type BasketLine } from "~/domain/basketLines";
import { type BasketRow } from "~/domain/basketRows";
import { giftPath } from "~/domain/giftPath";
import { isReadable } from "~/domain/payable";
import { formatPrice } from "~/domain/price";
import { useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";
import { DeliveryFacts } from "../Gift/DeliveryFacts";
import { giftOf } from "../Gift/giftOf";
import { GiftPicture } from "../Gift/GiftPicture";
import { KindOfGift } from "../Gift/KindOfGift";
import { extrasOf, LineMoney } from "../Gift/LineMoney";
import styles from "./BasketLines.module.css";
import { DeliveryButtons, type DeliveryChange } from "./DeliveryButtons";
import { LineExtrasRows } from "./LineExtrasRows";
import { LineIssue } from "./LineIssue";
import { LineQuantity } from "./LineQuantity";
import { mostOfLine } from "./mostOfLine";
import { RefusedNotice } from "./RefusedNotice";
import { UndoNotice } from "./UndoNotice";

interface LineProps {
  entry: BasketLine;
  forceCode: boolean;
  readOnly: boolean;
  /** On its way out of the basket. */
  leaving: boolean;
  /** It stands in the way of changes: the server's words, or null if it has none. Undefined: it does not. */
  refused: string | null | undefined;
  /** Its greeting or wrapping was just taken off. */
  undoable: boolean;
}

interface BasketLineItemProps extends Omit<LineProps, "entry"> {
  row: BasketRow;
  basket: Basket;
  onRemove: (row: BasketRow, byKeyboard: boolean) => void;
  onChange: (what: DeliveryChange, row: BasketRow) => void;
}

/**
 * One gift in the basket. Its ids are new with every change, so they stay out of what is drawn: of three hundred lines
 * only those that look different are drawn again.
 */
export const BasketLineItem = memo(function BasketLineItem(props: BasketLineItemProps) {
  const { row, basket, onRemove, onChange, ...shown } = props;
  const { entry } = row;
  const latest = useRef(row);
  useEffect(() => {
    latest.current = row;
  }, [row]);
  const idNow = useCallback(() => latest.current.now.line.lineId, []);
  const remove = useCallback((byKeyboard: boolean) => onRemove(latest.current, byKeyboard), [onRemove]);
  const change = useCallback((what: DeliveryChange) => onChange(what, latest.current), [onChange]);
  const hasIssue = entry.issues.length > 0 || !isReadable(entry.line);
  return (
    <li className={styles.line} data-leaving={shown.leaving || undefined}>
      <div className={styles.head} id={`line-${row.now.line.lineId}`} tabIndex={-1} data-line>
        <LineHead entry={entry} forceCode={shown.forceCode} />
      </div>
      <LineRest
        {...shown}
        entry={entry}
        currency={basket.paymentCurrency}
        most={mostOfLine(basket, entry.line)}
        basketOfIssue={hasIssue ? basket : null}
        idNow={idNow}
        onRemove={remove}
        onChange={change}
      />
    </li>
  );
});

function useGift(entry: BasketLine) {
  const { formatMessage } = useIntl();
  const market = useAppSelector(selectMarket);
  const gift = giftOf(entry.presentations, market.locale);
  return { gift, market, name: gift.name ?? formatMessage({ id: "basket.unnamed" }) };
}

const LineHead = memo(function LineHead({ entry, forceCode }: Pick<LineProps, "entry" | "forceCode">) {
  const { locale } = useIntl();
  const { line } = entry;
  const { gift, market, name } = useGift(entry);
  const { globalCardProductId } = useShopSettings();
  const to = giftPath(market, { id: line.productId, presentations: entry.presentations }, globalCardProductId);
  return (
    <>
      <h2 className={styles.name}>
        <Link to={to} lang={gift.language ?? undefined}>
          {name}
        </Link>
      </h2>
      <KindOfGift line={line} className={styles.value} />
      {line.giftcardValue != null && (
        <p className={styles.value}>
          <FormattedMessage
            id="basket.cardValue"
            values={{ value: formatPrice(line.giftcardValue, line.valueCurrency, locale, { forceCode }) }}
          />
        </p>
      )}
    </>
  );
});

interface LineRestProps extends LineProps {
  currency: string;
  /** The highest quantity. */
  most: number;
  /** The basket, where something of the line has to be put right. */
  basketOfIssue: Basket | null;
  /** The id that the line has by the time it is asked. */
  idNow: () => string;
  onRemove: (byKeyboard: boolean) => void;
  onChange: (what: DeliveryChange) => void;
}

const LineRest = memo(function LineRest(props: LineRestProps) {
  const {
    entry,
    forceCode,
    readOnly,
    leaving,
    refused,
    undoable,
    currency,
    most,
    basketOfIssue,
    idNow,
    onRemove,
    onChange,
  } = props;
  const { line, delivery, wrapping, issues } = entry;
  const { gift, market, name } = useGift(entry);
  const readable = isReadable(line);
  const issue = { lineId: line.lineId, readOnly };
  return (
    <>
      <div className={styles.picture}>
        <GiftPicture gift={gift} line={line} />
      </div>
      <div className={styles.facts}>
        <DeliveryFacts delivery={delivery} />
        <LineExtrasRows entry={entry} idNow={idNow} name={name} readOnly={readOnly} />
        {undoable && <UndoNotice />}
        {basketOfIssue &&
          issues.map((each) => <LineIssue key={each.type} issue={each} basket={basketOfIssue} {...issue} />)}
        {refused !== undefined && <RefusedNotice text={refused} readOnly={readOnly} />}
        {basketOfIssue && !readable && <LineIssue issue={null} basket={basketOfIssue} {...issue} />}
      </div>
      {readable && (
        <div className={styles.money}>
          <LineMoney
            line={line}
            extras={extrasOf(line.lineId, wrapping, delivery.fees)}
            currency={currency}
            forceCode={forceCode}
            language={market.locale}
          />
        </div>
      )}
      <div className={styles.quantity}>
        {readable && (
          <LineQuantity quantity={line.quantity} most={most} name={name} readOnly={readOnly} idNow={idNow} />
        )}
      </div>
      {!readOnly && (
        <div className={styles.actions}>
          <DeliveryButtons method={line.deliveryMethod} of={name} onChange={onChange} />
          <Button
            variant="quiet"
            size="s"
            icon="trash"
            pending={leaving}
            onClick={(event) => onRemove(event.detail === 0)}
          >
            <FormattedMessage id="basket.remove" />
            <span className="visually-hidden"> {name}</span>
          </Button>
        </div>
      )}
    </>
  );
});
