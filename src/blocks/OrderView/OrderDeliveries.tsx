import { FormattedMessage, useIntl } from "react-intl";
import { Icon } from "~/components/Icon";
import { Link } from "~/components/Link";
import { useShopSettings } from "~/components/shopSettings";
import { Skeleton } from "~/components/Skeleton";
import { When } from "~/components/When";
import { giftPath } from "~/domain/giftPath";
import { useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";
import { writesCodes } from "../Gift/currencyCodes";
import { DeliveryFacts } from "../Gift/DeliveryFacts";
import { FoldButton } from "../Gift/FoldButton";
import { giftOf } from "../Gift/giftOf";
import { GiftPicture } from "../Gift/GiftPicture";
import { KindOfGift } from "../Gift/KindOfGift";
import { Pieces } from "../Gift/Pieces";
import { type Extra, extrasOf, LineExtras, LineMoney } from "../Gift/LineMoney";
import { SeenExtras } from "../Gift/SeenExtras";
import { useFold } from "../Gift/useFold";
import { OrderAgain } from "./OrderAgain";
import styles from "./OrderDeliveries.module.css";
import { SaveDeliveries } from "./SaveDeliveries";
import { presentationsIn, type ShownOrder, type ShownPayment } from "./shownOrder";

/**
 * So many deliveries are copied from the screen sooner than a table is opened; and so many that are still to be sent
 * are not folded away, as they are what one looks for.
 */
const FEW = 5;

type OrderDelivery = ShownOrder["deliveries"][number];

interface OrderDeliveriesProps {
  order: ShownOrder;
  payment: ShownPayment;
  /** Nobody orders again what was just ordered. */
  justPaid: boolean;
}

/** The deliveries of an order: the status of each, when it arrives, and what is in it. */
export function OrderDeliveries({ order, payment, justPaid }: OrderDeliveriesProps) {
  const count = order.deliveries.reduce((sum, { quantity }) => sum + quantity, 0);
  const all = order.deliveries.length;
  const sent = order.deliveries.filter(({ hasBeenShipped }) => hasBeenShipped).length;
  const fold = useFold(order.deliveries, { stays: ({ hasBeenShipped }) => !hasBeenShipped && all - sent <= FEW });
  return (
    <section className={styles.section} aria-labelledby="order-gifts">
      <h2 id="order-gifts" className={styles.heading}>
        <FormattedMessage id={sent === all ? "checkout.gifts" : "order.next"} />
      </h2>
      {all > 1 && sent > 0 && (
        <p>
          <FormattedMessage id="orders.sent" values={{ sent, all, waiting: all - sent }} />
        </p>
      )}
      <ul {...fold.list} className={`${styles.deliveries} ${fold.list.className}`}>
        {order.deliveries.map((delivery) => (
          <li key={delivery.id} {...fold.item(delivery)} className={styles.delivery}>
            <p className={styles.status} data-done={delivery.hasBeenShipped || undefined}>
              <Icon name={delivery.hasBeenShipped ? "done" : "clock"} size="s" />
              <span>
                <Status delivery={delivery} />
              </span>
            </p>
            <DeliveryFacts delivery={delivery} withMoment={false} />
            <Lines delivery={delivery} order={order} payment={payment} />
          </li>
        ))}
      </ul>
      {fold.button && <FoldButton {...fold.button} count={count} />}
      {all > 1 && (
        <div className={styles.actions}>
          {all > FEW && <SaveDeliveries order={order} />}
          {!justPaid && <OrderAgain order={order} />}
        </div>
      )}
    </section>
  );
}

/** The status of a delivery. */
function Status({ delivery }: { delivery: OrderDelivery }) {
  const { hasBeenShipped, shippedAt, deliveryDate, deliveryMethod, timezone } = delivery;
  const posted = deliveryMethod === "Physical";
  if (hasBeenShipped) {
    const when = shippedAt && <When instant={shippedAt} timezone={timezone} dayOnly={posted} />;
    if (!when) return <FormattedMessage id="order.sentNoDate" />;
    return <FormattedMessage id={posted ? "order.posted" : "order.sent"} values={{ when }} />;
  }
  if (!deliveryDate) return <FormattedMessage id={posted ? "order.willPostSoon" : "order.willSendSoon"} />;
  return (
    <FormattedMessage
      id={posted ? "delivery.willPost" : "delivery.willSend"}
      values={{ when: <When instant={deliveryDate} timezone={timezone} dayOnly={posted} /> }}
    />
  );
}

function Lines({ delivery, order, payment }: { delivery: OrderDelivery; order: ShownOrder; payment: ShownPayment }) {
  const intl = useIntl();
  const market = useAppSelector(selectMarket);
  const { globalCardProductId } = useShopSettings();
  const language = market.locale;
  const forceCode = payment ? writesCodes(order.deliveries, payment.currency) : false;
  return (
    <ul className={styles.lines}>
      {delivery.productLines.map((line) => {
        const presentations = presentationsIn(order, line.productId);
        const gift = giftOf(presentations, language);
        const wrapping = delivery.wrappings.find((one) => one.relatedToProductLine === line.lineId) ?? null;
        const greeting = delivery.greetings.find((one) => one.relatedToProductLine === line.lineId) ?? null;
        const extras = extrasOf(line.lineId, wrapping, delivery.fees);
        return (
          <li key={line.lineId} className={styles.line}>
            <span>
              <GiftPicture gift={gift} line={line} forceCode={forceCode} />
            </span>
            <div className={styles.words}>
              <h3 className={styles.name} lang={gift.language ?? undefined}>
                <Link to={giftPath(market, { id: line.productId, presentations }, globalCardProductId)} dir="auto">
                  {gift.name ?? intl.formatMessage({ id: "product.unnamed" })}
                </Link>
              </h3>
              <KindOfGift line={line} className={styles.value} />
              <p className={styles.value}>
                <Pieces line={line} forceCode={forceCode} />
              </p>
              <SeenExtras greetingToken={greeting?.greetingToken} wrappingId={wrapping?.wrappingId} of={gift.name} />
            </div>
            {payment === undefined && <SumsRoom lines={1 + extras.length} />}
            {payment && (
              <LineMoney
                line={line}
                extras={extras}
                currency={payment.currency}
                forceCode={forceCode}
                language={language}
              />
            )}
          </li>
        );
      })}
      {payment !== null && <DeliveryFees fees={delivery.fees} payment={payment} forceCode={forceCode} />}
    </ul>
  );
}

/** The fees of the delivery itself, such as postage. */
function DeliveryFees({
  fees,
  payment,
  forceCode,
}: {
  fees: OrderDelivery["fees"];
  payment: NonNullable<ShownPayment> | undefined;
  forceCode: boolean;
}) {
  const { locale } = useAppSelector(selectMarket);
  const own: Extra[] = fees.filter((fee) => !fee.relatedToProductLine);
  if (own.length === 0) return null;
  return (
    <li className={styles.fees}>
      {payment ? (
        <LineExtras extras={own} currency={payment.currency} forceCode={forceCode} language={locale} />
      ) : (
        <SumsRoom lines={own.length} />
      )}
    </li>
  );
}

/** A placeholder for amounts whose currency is not known yet. */
function SumsRoom({ lines }: { lines: number }) {
  return (
    <span className={styles.sums}>
      <Skeleton lines={lines} />
    </span>
  );
}
