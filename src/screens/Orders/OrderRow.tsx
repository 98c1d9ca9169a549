import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import { giftOf } from "~/blocks/Gift/giftOf";
import { wayText } from "~/blocks/Gift/wayText";
import { PaymentName } from "~/blocks/OrderView/PaymentName";
import { DateTime } from "~/components/DateTime";
import { listFormat } from "~/domain/formats";
import { inShort, type OrderInShort } from "~/domain/orderHistory";
import { formatPrice } from "~/domain/price";
import { orderPath } from "~/domain/routes";
import { useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";
import { type selectHistory } from "~/state/orders/selectors";
import styles from "./Orders.module.css";

type Listed = NonNullable<NonNullable<ReturnType<typeof selectHistory>>["answer"]>["items"][number];

/** An order of the history: when, what, for whom, how far, and what it came to. All of it leads to the order. */
export function OrderRow({ order }: { order: Listed }) {
  const { formatMessage, locale } = useIntl();
  const market = useAppSelector(selectMarket);
  const { publicId, createdAt, reference, presentations, orderPaymentInfo: payment } = order;
  const short = inShort(order);
  const { value } = short;
  const face = presentations.find(({ productId }) => productId === short.productId)?.presentations ?? [];
  const gift = giftOf(face, market.locale);
  return (
    <li className={styles.order}>
      <div className={styles.words}>
        <h2 className={styles.number}>
          <Link to={orderPath(market, publicId)} className={styles.link}>
            <FormattedMessage id="order.title" values={{ id: publicId }} />
          </Link>
        </h2>
        <p>
          <FormattedMessage
            id="orders.gift"
            values={{
              name: (
                <>
                  <span lang={gift.language ?? undefined}>{gift.name ?? formatMessage({ id: "basket.unnamed" })}</span>
                  {value && ` ${formatPrice(value.amount, value.currency, locale)}`}
                </>
              ),
              more: short.gifts - 1,
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
          {listFormat(locale).format(short.methods.map((method) => formatMessage({ id: wayText(method) })))}
        </p>
        {reference && <p className={styles.quiet}>{reference}</p>}
      </div>
      <div className={styles.facts}>
        <DateTime value={createdAt} />
        <Sent short={short} />
        {payment && <Paid payment={payment} />}
      </div>
    </li>
  );
}

function Sent({ short: { sent, deliveries } }: { short: OrderInShort }) {
  return (
    <span className={styles.quiet}>
      {sent === 0 ? (
        <FormattedMessage id="orders.notSent" />
      ) : (
        <FormattedMessage id="orders.sent" values={{ sent, all: deliveries, waiting: deliveries - sent }} />
      )}
    </span>
  );
}

/** What it came to, what took something off, and what paid. */
function Paid({ payment }: { payment: NonNullable<Listed["orderPaymentInfo"]> }) {
  const { locale } = useIntl();
  const money = (amount: number) => formatPrice(amount, payment.currency, locale);
  return (
    <>
      <strong>{money(payment.amountTotal)}</strong>
      {payment.totalDiscount > 0 && (
        <span className={styles.quiet}>
          <FormattedMessage id="payment.discount" /> {money(payment.totalDiscount)}
        </span>
      )}
      {payment.payments.map((each) => (
        <span key={each.paymentId} className={styles.quiet}>
          <PaymentName payment={each} />
        </span>
      ))}
    </>
  );
}
