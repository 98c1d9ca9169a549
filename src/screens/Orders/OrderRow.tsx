import { FormattedMessage, useIntl } from "react-intl";
import { pickupText } from "~/domain/addressText";
import { giftOf } from "~/blocks/Gift/giftOf";
import { GiftPicture } from "~/blocks/Gift/GiftPicture";
import { PART_NAMES } from "~/blocks/Gift/partNames";
import { wayText } from "~/blocks/Gift/wayText";
import { PaymentName } from "~/blocks/OrderView/PaymentName";
import { DateOf } from "~/components/DateOf";
import { Link } from "~/components/Link";
import { When } from "~/components/When";
import { inShort, type OrderInShort } from "~/domain/orderHistory";
import { formatPrice } from "~/domain/price";
import { orderPath } from "~/domain/routes";
import { summaryParts } from "~/domain/summaryParts";
import { useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";
import { type selectHistory } from "~/state/orders/selectors";
import styles from "./Orders.module.css";

type Listed = NonNullable<NonNullable<ReturnType<typeof selectHistory>>["answer"]>["items"][number];

interface OrderRowProps {
  order: Listed;
  /** Amounts are written with currency codes. */
  forceCode: boolean;
}

/** An order in the history: date, gifts, recipient, status and total. The whole row is a link to the order. */
export function OrderRow({ order, forceCode }: OrderRowProps) {
  const { formatMessage, formatNumber, locale } = useIntl();
  const market = useAppSelector(selectMarket);
  const { publicId, createdAt, reference, buyer, presentations } = order;
  const short = inShort(order);
  const { value } = short;
  const face = presentations.find(({ productId }) => productId === short.productId)?.presentations ?? [];
  const gift = giftOf(face, market.locale);
  return (
    <li className={styles.order}>
      <GiftPicture
        gift={gift}
        line={{ giftcardValue: value?.amount ?? null, valueCurrency: value?.currency ?? market.currency }}
        forceCode={forceCode}
      />
      <div className={styles.words}>
        <h2 className={styles.number}>
          <Link to={orderPath(market, publicId)} className={styles.link}>
            <FormattedMessage id="order.title" values={{ id: <bdi key="id">{publicId}</bdi> }} />
          </Link>
        </h2>
        <p>
          <FormattedMessage
            id="orders.gift"
            values={{
              name: (
                <>
                  {short.alike > 1 && `${formatNumber(short.alike)} × `}
                  <bdi lang={gift.language ?? undefined}>{gift.name ?? formatMessage({ id: "product.unnamed" })}</bdi>
                  {value && ` ${formatPrice(value.amount, value.currency, locale, { forceCode })}`}
                </>
              ),
              more: short.gifts - short.alike,
            }}
          />
        </p>
        {short.recipient && (
          <p className={styles.quiet}>
            <FormattedMessage
              id="orders.to"
              values={{ name: <bdi>{short.recipient}</bdi>, more: short.recipients - 1 }}
            />
          </p>
        )}
        <p className={styles.quiet}>
          {short.methods.map((method) => formatMessage({ id: wayText(method) })).join(" · ")}
        </p>
        {short.shops.map((shop) => (
          <p key={shop.id} className={styles.quiet}>
            <FormattedMessage id="delivery.pickup" values={{ place: pickupText(shop, locale) }} />
          </p>
        ))}
        {/* Whoever buys for several departments tells their orders apart. */}
        {buyer?.accountType === "B2B" && buyer.name && (
          <p className={styles.quiet}>
            <FormattedMessage id="orders.buyer" values={{ name: <bdi>{buyer.name}</bdi> }} />
          </p>
        )}
        {reference && (
          <p className={styles.quiet}>
            <FormattedMessage id="orders.reference" values={{ reference: <bdi>{reference}</bdi> }} />
          </p>
        )}
      </div>
      <div className={styles.facts}>
        <DateOf value={createdAt} />
        <Sent short={short} />
        <Paid order={order} forceCode={forceCode} />
      </div>
    </li>
  );
}

function Sent({ short: { sent, deliveries, next } }: { short: OrderInShort }) {
  const posted = next?.deliveryMethod === "Physical";
  return (
    <>
      <span className={styles.quiet}>
        {sent === 0 ? (
          <FormattedMessage id="orders.notSent" />
        ) : (
          <FormattedMessage id="orders.sent" values={{ sent, all: deliveries, waiting: deliveries - sent }} />
        )}
      </span>
      {next && (
        <span className={styles.quiet}>
          <FormattedMessage
            id={posted ? "delivery.willPost" : "delivery.willSend"}
            values={{ when: <When instant={next.deliveryDate} timezone={next.timezone} dayOnly={posted} /> }}
          />
        </span>
      )}
    </>
  );
}

/** The total, fees and discounts, and how it was paid. */
function Paid({ order, forceCode }: OrderRowProps) {
  const { locale } = useIntl();
  const { locale: language } = useAppSelector(selectMarket);
  const payment = order.orderPaymentInfo;
  if (!payment) return null;
  const money = (amount: number) => formatPrice(amount, payment.currency, locale, { forceCode });
  return (
    <>
      <strong>{money(payment.amountTotal)}</strong>
      {summaryParts(order, language).map(({ kind, title, amount }) => (
        <span key={`${kind} ${title?.text}`} className={`${styles.quiet} ${styles.part}`}>
          {title ? <span lang={title.lang}>{title.text}</span> : <FormattedMessage id={PART_NAMES[kind]} />}{" "}
          {money(amount)}
        </span>
      ))}
      {payment.payments.map((each) => (
        <span key={each.paymentId} className={`${styles.quiet} ${styles.payment}`}>
          <PaymentName payment={each} />
        </span>
      ))}
    </>
  );
}
