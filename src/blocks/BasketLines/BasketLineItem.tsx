import { memo } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import { Button } from "~/components/Button";
import { type Basket } from "~/domain/basket";
import { type BasketLine } from "~/domain/basketLines";
import { isReadable } from "~/domain/payable";
import { formatPrice } from "~/domain/price";
import { productPath } from "~/domain/routes";
import { slugify } from "~/domain/slug";
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
import { UndoNotice } from "./UndoNotice";

interface BasketLineItemProps {
  entry: BasketLine;
  basket: Basket;
  forceCode: boolean;
  readOnly: boolean;
  /** On its way out of the basket. */
  leaving: boolean;
  /** Its greeting or wrapping was just taken off. */
  undoable: boolean;
  onRemove: (entry: BasketLine, byKeyboard: boolean) => void;
  onChange: (what: DeliveryChange, entry: BasketLine) => void;
}

/** One gift in the basket. */
export const BasketLineItem = memo(function BasketLineItem(props: BasketLineItemProps) {
  const { entry, basket, forceCode, readOnly, leaving, undoable, onRemove, onChange } = props;
  const { line, delivery, wrapping, issues } = entry;
  const intl = useIntl();
  const market = useAppSelector(selectMarket);
  const gift = giftOf(entry.presentations, market.locale);
  const name = gift.name ?? intl.formatMessage({ id: "basket.unnamed" });
  const readable = isReadable(line);
  return (
    <li className={styles.line} data-leaving={leaving || undefined}>
      <div className={styles.picture}>
        <GiftPicture gift={gift} line={line} />
      </div>
      <div className={styles.head} id={`line-${line.lineId}`} tabIndex={-1} data-line>
        <h2 className={styles.name}>
          <Link to={productPath(market, slugify(name) || "gift", line.productId)} lang={gift.language ?? undefined}>
            {name}
          </Link>
        </h2>
        <KindOfGift line={line} className={styles.value} />
        {line.giftcardValue != null && (
          <p className={styles.value}>
            <FormattedMessage
              id="basket.cardValue"
              values={{ value: formatPrice(line.giftcardValue, line.valueCurrency, intl.locale, { forceCode }) }}
            />
          </p>
        )}
      </div>
      <div className={styles.facts}>
        <DeliveryFacts delivery={delivery} />
        <LineExtrasRows entry={entry} name={name} readOnly={readOnly} />
        {undoable && <UndoNotice />}
        {issues.map((issue) => (
          <LineIssue key={issue.type} issue={issue} lineId={line.lineId} basket={basket} readOnly={readOnly} />
        ))}
        {!readable && <LineIssue issue={null} lineId={line.lineId} basket={basket} readOnly={readOnly} />}
      </div>
      {readable && (
        <div className={styles.money}>
          <LineMoney
            line={line}
            extras={extrasOf(line.lineId, wrapping, delivery.fees)}
            currency={basket.paymentCurrency}
            forceCode={forceCode}
            language={market.locale}
          />
        </div>
      )}
      <div className={styles.quantity}>
        {readable && <LineQuantity entry={entry} basket={basket} name={name} readOnly={readOnly} />}
      </div>
      {!readOnly && (
        <div className={styles.actions}>
          <DeliveryButtons method={line.deliveryMethod} of={name} onChange={(what) => onChange(what, entry)} />
          <Button
            variant="quiet"
            size="s"
            icon="trash"
            pending={leaving}
            onClick={(event) => onRemove(entry, event.detail === 0)}
          >
            <FormattedMessage id="basket.remove" />
            <span className="visually-hidden"> {name}</span>
          </Button>
        </div>
      )}
    </li>
  );
});
