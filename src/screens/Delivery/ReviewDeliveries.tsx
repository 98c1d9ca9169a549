import { useCallback, useMemo, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { DeliveryButtons, type DeliveryChange } from "~/blocks/BasketLines/DeliveryButtons";
import { LineIssue } from "~/blocks/BasketLines/LineIssue";
import { RefusedNotice } from "~/blocks/BasketLines/RefusedNotice";
import { writesCodesOf } from "~/blocks/Gift/currencyCodes";
import { DeliveryFacts } from "~/blocks/Gift/DeliveryFacts";
import { FoldButton } from "~/blocks/Gift/FoldButton";
import { giftOf } from "~/blocks/Gift/giftOf";
import { GiftPicture } from "~/blocks/Gift/GiftPicture";
import { KindOfGift } from "~/blocks/Gift/KindOfGift";
import { Pieces } from "~/blocks/Gift/Pieces";
import { SeenExtras } from "~/blocks/Gift/SeenExtras";
import { useFold } from "~/blocks/Gift/useFold";
import { lazyPart } from "~/components/lazyPart";
import { Notice } from "~/components/Notice";
import { PartPlace } from "~/components/PartPlace";
import { type Basket, type Delivery } from "~/domain/basket";
import { type BasketLine, linesOf, showsExchangeNote } from "~/domain/basketLines";
import { deliveryKeys, isInTheWay, type KeyedDelivery } from "~/domain/basketRows";
import { isQuotable } from "~/domain/deliveryWays";
import { isReadable } from "~/domain/payable";
import { selectRefusedLines } from "~/state/basket/selectors";
import { useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";
import { selectPaymentTrouble, selectRefusedOfDelivery } from "~/state/payment/selectors";
import styles from "./Delivery.module.css";

const DeliveryDialog = lazyPart(() => import("~/blocks/BasketLines/DeliveryDialog"), "DeliveryDialog");
const ShippingChoice = lazyPart(() => import("~/blocks/Shipping/ShippingChoice"), "ShippingChoice");

type OneOrMore = readonly [BasketLine, ...BasketLine[]];

/** The deliveries, to review before paying. */
export function ReviewDeliveries({ basket, readOnly }: { basket: Basket; readOnly: boolean }) {
  const [changing, setChanging] = useState<{ what: DeliveryChange; lines: OneOrMore } | null>(null);
  const onClose = useCallback(() => setChanging(null), []);
  const lines = useMemo(() => linesOf(basket), [basket]);
  const keyed = useDeliveryKeys(basket);
  const isTroubled = useTroubled(lines);
  // What goes by post has a way to choose.
  const fold = useFold(basket.deliveries, { stays: isQuotable, needsPerson: isTroubled });
  // The lines may change while the dialog is open.
  const [first, ...others] = lines.filter(({ delivery }) => delivery.id === changing?.lines[0].delivery.id);
  return (
    <section className={styles.section} aria-labelledby="review">
      <h2 id="review" className={styles.heading}>
        <FormattedMessage id="checkout.gifts" />
      </h2>
      <ul {...fold.list} className={`${styles.deliveries} ${fold.list.className}`}>
        {basket.deliveries.map((delivery, at) => (
          <Reviewed
            key={keyed[at]!.key}
            delivery={delivery}
            lines={lines.filter((entry) => entry.delivery.id === delivery.id)}
            basket={basket}
            readOnly={readOnly}
            fold={fold.item(delivery)}
            onChange={(what, of) => setChanging({ what, lines: of })}
          />
        ))}
      </ul>
      {fold.button && <FoldButton {...fold.button} count={basket.itemsCount} />}
      {showsExchangeNote(basket) && (
        <p className={styles.soft}>
          <FormattedMessage id="basket.exchange" />
        </p>
      )}
      {changing && (
        <PartPlace onClose={onClose}>
          <DeliveryDialog what={changing.what} lines={first ? [first, ...others] : changing.lines} onClose={onClose} />
        </PartPlace>
      )}
    </section>
  );
}

/** Keys that outlive a change, so that the button that opened its dialog gets the focus back. */
function useDeliveryKeys({ deliveries }: Basket): KeyedDelivery[] {
  const [kept, keep] = useState<{ of: Basket["deliveries"]; keyed: KeyedDelivery[] }>({ of: [], keyed: [] });
  if (kept.of === deliveries) return kept.keyed;
  const ids = deliveries.map(({ id }) => id);
  const keyed = deliveryKeys(ids, kept.keyed);
  keep({ of: deliveries, keyed });
  return keyed;
}

/** Whether something about a delivery needs the person before it can be paid. */
function useTroubled(lines: readonly BasketLine[]): (delivery: Delivery) => boolean {
  const refusedLines = useAppSelector(selectRefusedLines);
  const trouble = useAppSelector(selectPaymentTrouble);
  const refused = (trouble?.kind === "refused" && trouble.deliveries) || [];
  return ({ id }) =>
    refused.some(({ deliveryId }) => deliveryId === id) ||
    lines.some((entry) => entry.delivery.id === id && (isInTheWay(entry) || refusedLines.has(entry.line.lineId)));
}

interface ReviewedProps {
  delivery: Delivery;
  lines: readonly BasketLine[];
  basket: Basket;
  readOnly: boolean;
  /** Attributes of an item that can be folded away. */
  fold: object;
  onChange: (what: DeliveryChange, lines: OneOrMore) => void;
}

function Reviewed({ delivery, lines, basket, readOnly, fold, onChange }: ReviewedProps) {
  const intl = useIntl();
  const { locale: language } = useAppSelector(selectMarket);
  const [first, ...others] = lines;
  const forceCode = writesCodesOf(basket);
  if (!first) return null;
  return (
    <li {...fold} className={styles.delivery} id={`delivery-${delivery.id}`} tabIndex={-1}>
      <GiftPicture gift={giftOf(first.presentations, language)} line={first.line} />
      <div className={styles.words}>
        <ul className={styles.gifts}>
          {lines.map((entry) => {
            const { line } = entry;
            const gift = giftOf(entry.presentations, language);
            return (
              <li key={line.lineId} id={`line-${line.lineId}`} tabIndex={-1}>
                <p className={styles.name} lang={gift.language ?? undefined}>
                  <bdi>{gift.name ?? intl.formatMessage({ id: "product.unnamed" })}</bdi>
                </p>
                <KindOfGift line={line} className={styles.soft} />
                <p className={styles.soft}>
                  <Pieces line={line} forceCode={forceCode} />
                </p>
                <SeenExtras
                  greetingToken={entry.greeting?.greetingToken}
                  wrappingId={entry.wrapping?.wrappingId}
                  of={gift.name}
                />
              </li>
            );
          })}
        </ul>
        <DeliveryFacts delivery={delivery} />
        {lines.map((entry) => (
          <Issues key={entry.line.lineId} entry={entry} basket={basket} readOnly={readOnly} />
        ))}
        <Refused deliveryId={delivery.id} />
        {!readOnly && (
          <div className={styles.change}>
            <DeliveryButtons
              method={delivery.deliveryMethod}
              of={delivery.recipientName ?? null}
              onChange={(what) => onChange(what, [first, ...others])}
            />
          </div>
        )}
      </div>
      {!readOnly && isQuotable(delivery) && (
        <div className={styles.shipping}>
          <PartPlace>
            <ShippingChoice key={delivery.id} delivery={delivery} basket={basket} />
          </PartPlace>
        </div>
      )}
    </li>
  );
}

/** The server's messages about a delivery when it refused the payment. */
function Refused({ deliveryId }: { deliveryId: string }) {
  const texts = useAppSelector((state) => selectRefusedOfDelivery(state, deliveryId));
  if (texts.length === 0) return null;
  return (
    <div className={styles.issues}>
      <Notice tone="error">
        {texts.map((text) => (
          <p key={text}>
            <bdi>{text}</bdi>
          </p>
        ))}
      </Notice>
    </div>
  );
}

function Issues({ entry, basket, readOnly }: { entry: BasketLine; basket: Basket; readOnly: boolean }) {
  const refused = useAppSelector(selectRefusedLines).get(entry.line.lineId);
  const readable = isReadable(entry.line);
  if (readable && entry.issues.length === 0 && !refused) return null;
  return (
    <div className={styles.issues}>
      {entry.issues.map((issue) => (
        <LineIssue key={issue.type} issue={issue} lineId={entry.line.lineId} basket={basket} readOnly={readOnly} />
      ))}
      {refused && <RefusedNotice why={refused} readOnly={readOnly} />}
      {!readable && <LineIssue issue={null} lineId={entry.line.lineId} basket={basket} readOnly={readOnly} />}
    </div>
  );
}
