import { memo, useCallback } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "~/components/Button";
import { lazyPart } from "~/components/lazyPart";
import { Link } from "~/components/Link";
import { PartPlace } from "~/components/PartPlace";
import { useShopSettings } from "~/components/shopSettings";
import { type Basket } from "~/domain/basket";
import { type BasketLine } from "~/domain/basketLines";
import { type RefusedLine } from "~/domain/failure";
import { giftPath } from "~/domain/giftPath";
import { type Market } from "~/domain/market";
import { type DateStanding } from "~/domain/moment";
import { isReadable } from "~/domain/payable";
import { formatPrice } from "~/domain/price";
import { DeliveryFacts } from "../Gift/DeliveryFacts";
import { type GiftFace, giftOf } from "../Gift/giftOf";
import { GiftPicture } from "../Gift/GiftPicture";
import { KindOfGift } from "../Gift/KindOfGift";
import { extrasOf, LineMoney } from "../Gift/LineMoney";
import styles from "./BasketLines.module.css";
import { DeliveryButtons, type DeliveryChange } from "./DeliveryButtons";
import { LineExtrasRows } from "./LineExtrasRows";
import { LineItem } from "./LineItem";
import { LineIssue } from "./LineIssue";
import { LineQuantity } from "./LineQuantity";
import { UndoPlace } from "./UndoPlace";

const LateNotice = lazyPart(() => import("./LateNotice"), "LateNotice");
const RefusedNotice = lazyPart(() => import("./RefusedNotice"), "RefusedNotice");

interface BasketLineItemProps {
  /** The key of its row, which stays the same when the line's id changes. */
  rowKey: string;
  entry: BasketLine;
  market: Market;
  currency: string;
  /** The highest quantity. */
  most: number;
  /** Another line is of the same product: the recipient's name tells them apart for screen readers. */
  isOfSeveral: boolean;
  /** What has become of its date. */
  standing: DateStanding;
  /** The basket, if the line has an issue to be resolved. */
  basketOfIssue: Basket | null;
  forceCode: boolean;
  readOnly: boolean;
  /** It is being removed. */
  leaving: boolean;
  /** Why changes are refused because of it; undefined if they are not. */
  refused: RefusedLine | undefined;
  /** Its greeting or wrapping was just removed. */
  undoable: boolean;
  /** Its greeting is being written; "gone": but it is no longer in the basket. */
  writing: "here" | "gone" | null;
  /** Returns the current id of the line in a row. */
  idOf: (rowKey: string) => string;
  onRemove: (rowKey: string, byKeyboard: boolean) => void;
  onChange: (what: DeliveryChange, rowKey: string) => void;
  onWriting: (rowKey: string | null) => void;
}

/**
 * One gift in the basket. Its ids change with every change of the basket, so they are only looked up for an action; and
 * it selects nothing from the store that concerns all lines: of three hundred, only lines that look different are
 * rendered again.
 */
export const BasketLineItem = memo(function BasketLineItem(props: BasketLineItemProps) {
  const { rowKey, entry, market, currency, most, isOfSeveral, basketOfIssue, forceCode, readOnly, leaving } = props;
  const { standing, refused, undoable, writing, idOf, onRemove, onChange, onWriting } = props;
  const { formatMessage } = useIntl();
  const idNow = useCallback(() => idOf(rowKey), [idOf, rowKey]);
  const { line, delivery, wrapping, issues } = entry;
  const gift = giftOf(entry.presentations, market.locale);
  const name = gift.name ?? formatMessage({ id: "product.unnamed" });
  const recipient = isOfSeveral ? delivery.recipientName : null;
  const of = recipient ? formatMessage({ id: "facts.two" }, { one: name, other: recipient }) : name;
  const readable = isReadable(line);
  const isLate = standing === "late";
  const issue = { lineId: line.lineId, readOnly };
  return (
    <LineItem className={styles.line} data-leaving={leaving || undefined}>
      <div className={styles.head} id={`line-${line.lineId}`} tabIndex={-1} data-line>
        <LineHead entry={entry} gift={gift} name={name} recipient={recipient} market={market} forceCode={forceCode} />
      </div>
      <div className={styles.picture}>
        <GiftPicture gift={gift} line={line} forceCode={forceCode} />
      </div>
      <div className={styles.facts}>
        <DeliveryFacts delivery={delivery} isPast={standing !== "kept"} />
        {isLate && (
          <PartPlace>
            <LateNotice delivery={delivery} of={of} readOnly={readOnly} onChange={() => onChange("date", rowKey)} />
          </PartPlace>
        )}
        <LineExtrasRows
          entry={entry}
          idNow={idNow}
          of={of}
          readOnly={readOnly}
          writing={writing}
          onWriting={(isOpen) => onWriting(isOpen ? rowKey : null)}
        />
        {undoable && <UndoPlace />}
        {basketOfIssue &&
          issues.map((each) => <LineIssue key={each.type} issue={each} basket={basketOfIssue} {...issue} />)}
        {refused && (
          <PartPlace>
            <RefusedNotice why={refused} readOnly={readOnly} />
          </PartPlace>
        )}
        {basketOfIssue && !readable && <LineIssue issue={null} basket={basketOfIssue} {...issue} />}
      </div>
      {readable && (
        <div className={styles.cost}>
          <LineMoney
            line={line}
            extras={extrasOf(line.lineId, wrapping, delivery.fees)}
            currency={currency}
            forceCode={forceCode}
            language={market.locale}
          />
          <LineQuantity quantity={line.quantity} most={most} name={of} readOnly={readOnly} idNow={idNow} />
        </div>
      )}
      {!readOnly && (
        <div className={styles.actions}>
          <DeliveryButtons
            method={line.deliveryMethod}
            hasAmount={line.giftcardValue != null}
            withoutDate={isLate}
            of={of}
            onChange={(what) => onChange(what, rowKey)}
          />
          <Button
            of={of}
            variant="quiet"
            size="s"
            icon="trash"
            pending={leaving}
            onClick={(event) => onRemove(rowKey, event.detail === 0)}
          >
            <FormattedMessage id="basket.remove" />
          </Button>
        </div>
      )}
    </LineItem>
  );
});

interface LineHeadProps extends Pick<BasketLineItemProps, "entry" | "market" | "forceCode"> {
  gift: GiftFace;
  name: string;
  /** Read out after the name, if that does not say which line it is. */
  recipient: string | null | undefined;
}

function LineHead({ entry: { line, presentations }, gift, name, recipient, market, forceCode }: LineHeadProps) {
  const { locale } = useIntl();
  const { globalCardProductId } = useShopSettings();
  const to = giftPath(market, { id: line.productId, presentations }, globalCardProductId);
  return (
    <>
      <h2 className={styles.name}>
        <Link to={to} lang={gift.language ?? undefined} dir="auto">
          {name}
        </Link>
        {recipient && <span className="visually-hidden"> {recipient}</span>}
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
}
