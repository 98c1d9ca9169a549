import { useCallback, useMemo, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { DeliveryButtons, type DeliveryChange } from "~/blocks/BasketLines/DeliveryButtons";
import { writesCodesOf } from "~/blocks/Gift/currencyCodes";
import { DeliveryFacts } from "~/blocks/Gift/DeliveryFacts";
import { FoldButton } from "~/blocks/Gift/FoldButton";
import { giftOf } from "~/blocks/Gift/giftOf";
import { GiftPicture } from "~/blocks/Gift/GiftPicture";
import { KindOfGift } from "~/blocks/Gift/KindOfGift";
import { Pieces } from "~/blocks/Gift/Pieces";
import { SeenExtras } from "~/blocks/Gift/SeenExtras";
import { useDateStandings } from "~/blocks/Gift/useDateStandings";
import { useFold } from "~/blocks/Gift/useFold";
import { lazyPart } from "~/components/lazyPart";
import { PartPlace } from "~/components/PartPlace";
import { type Basket, type Delivery } from "~/domain/basket";
import { type BasketLine, linesOf, showsExchangeNote } from "~/domain/basketLines";
import { deliveryKeys, type KeyedDelivery } from "~/domain/deliveryKeys";
import { isQuotable } from "~/domain/lackingWays";
import { type DateStanding } from "~/domain/moment";
import { isInTheWay } from "~/domain/payable";
import { selectRefusedLines } from "~/state/basket/selectors";
import { useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";
import { selectPaymentTrouble } from "~/state/payment/selectors";
import styles from "./Delivery.module.css";

const DeliveryDialog = lazyPart(() => import("~/blocks/BasketLines/DeliveryDialog"), "DeliveryDialog");
const DeliveryTroubles = lazyPart(() => import("./DeliveryTroubles"), "DeliveryTroubles");
const ShippingChoice = lazyPart(() => import("~/blocks/Shipping/ShippingChoice"), "ShippingChoice");

type OneOrMore = readonly [BasketLine, ...BasketLine[]];

/** The deliveries, to review before paying. */
export function ReviewDeliveries({ basket, readOnly }: { basket: Basket; readOnly: boolean }) {
  const [changing, setChanging] = useState<{ what: DeliveryChange; lines: OneOrMore } | null>(null);
  const onClose = useCallback(() => setChanging(null), []);
  const lines = useMemo(() => linesOf(basket), [basket]);
  const keyed = useDeliveryKeys(basket);
  const standings = useDateStandings(basket);
  const needsPerson = useNeedsPerson(lines, standings);
  // What goes by post has a way to choose.
  const fold = useFold(basket.deliveries, { stays: isQuotable, needsPerson });
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
            standing={standings.get(delivery.id)!}
            isTroubled={needsPerson(delivery)}
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

/** Whether something about a delivery needs the person: it cannot be paid like this, or its date is too late. */
function useNeedsPerson(
  lines: readonly BasketLine[],
  standings: ReadonlyMap<string, DateStanding>,
): (delivery: Delivery) => boolean {
  const refusedLines = useAppSelector(selectRefusedLines);
  const trouble = useAppSelector(selectPaymentTrouble);
  const refused = (trouble?.kind === "refused" && trouble.deliveries) || [];
  return ({ id }) =>
    standings.get(id) === "late" ||
    refused.some(({ deliveryId }) => deliveryId === id) ||
    lines.some((entry) => entry.delivery.id === id && (isInTheWay(entry) || refusedLines.has(entry.line.lineId)));
}

interface ReviewedProps {
  delivery: Delivery;
  lines: readonly BasketLine[];
  standing: DateStanding;
  isTroubled: boolean;
  basket: Basket;
  readOnly: boolean;
  /** Attributes of an item that can be folded away. */
  fold: object;
  onChange: (what: DeliveryChange, lines: OneOrMore) => void;
}

function Reviewed({ delivery, lines, standing, isTroubled, basket, readOnly, fold, onChange }: ReviewedProps) {
  const intl = useIntl();
  const { locale: language } = useAppSelector(selectMarket);
  const [first, ...others] = lines;
  const forceCode = writesCodesOf(basket);
  if (!first) return null;
  const of = delivery.recipientName ?? null;
  const isLate = standing === "late";
  const change = (what: DeliveryChange) => onChange(what, [first, ...others]);
  return (
    <li {...fold} className={styles.delivery} id={`delivery-${delivery.id}`} tabIndex={-1}>
      <GiftPicture gift={giftOf(first.presentations, language)} line={first.line} forceCode={forceCode} />
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
        <DeliveryFacts delivery={delivery} isPast={standing !== "kept"} />
        {isTroubled && (
          <PartPlace>
            <DeliveryTroubles
              delivery={delivery}
              lines={lines}
              basket={basket}
              isLate={isLate}
              of={of}
              readOnly={readOnly}
              onChangeDate={() => change("date")}
            />
          </PartPlace>
        )}
        {!readOnly && (
          <div className={styles.change}>
            <DeliveryButtons method={delivery.deliveryMethod} withoutDate={isLate} of={of} onChange={change} />
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
