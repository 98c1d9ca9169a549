import { useEffect } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useAnnounce } from "~/components/announce";
import { Button, ButtonLink } from "~/components/Button";
import { Notice } from "~/components/Notice";
import { showsExchangeNote } from "~/domain/basketLines";
import { ordersPath, shopPath } from "~/domain/routes";
import { selectUser } from "~/state/auth/selectors";
import { useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";
import { ContactUs } from "../ContactUs/ContactUs";
import { Celebration } from "./Celebration";
import { OrderFacts } from "./OrderFacts";
import { OrderDeliveries } from "./OrderDeliveries";
import { OrderPayment } from "./OrderPayment";
import { ResendConfirmation } from "./ResendConfirmation";
import styles from "./OrderView.module.css";
import { type ShownOrder, type ShownPayment } from "./shownOrder";

interface OrderViewProps {
  order: ShownOrder;
  /** How it was paid; loaded after the order, if at all. */
  payment: ShownPayment;
  /** Shown as the confirmation, with thanks and what happens next. */
  justPaid: boolean;
}

/** An order: its deliveries, what was bought, and how it was paid. */
export function OrderView({ order, payment, justPaid }: OrderViewProps) {
  const { formatMessage } = useIntl();
  const announce = useAnnounce();
  const market = useAppSelector(selectMarket);
  const isSignedIn = useAppSelector(selectUser) !== null;
  const { publicOrderId, buyer } = order;
  const isMailed = order.deliveries.some(
    ({ deliveryMethod }) => deliveryMethod === "Email" || deliveryMethod === "CsvByEmail",
  );
  const email = buyer?.email;
  useEffect(() => {
    if (justPaid) announce(formatMessage({ id: "order.placedSpoken" }, { id: publicOrderId }));
  }, [justPaid, publicOrderId, announce, formatMessage]);
  return (
    <article className={styles.order}>
      <header className={styles.head}>
        {justPaid && <Celebration />}
        <h1 className={styles.title} tabIndex={-1}>
          {justPaid ? (
            <FormattedMessage id="order.thanks" />
          ) : (
            <FormattedMessage id="order.title" values={{ id: publicOrderId }} />
          )}
        </h1>
        {justPaid && (
          <p className={styles.lead}>
            <FormattedMessage id={email ? "order.mailed" : "order.booked"} values={{ email: email ?? "" }} />
          </p>
        )}
      </header>
      <div className={styles.columns}>
        <div className={styles.main}>
          <OrderDeliveries order={order} payment={payment} justPaid={justPaid} />
          {showsExchangeNote(order) && (
            <Notice>
              <FormattedMessage id="basket.exchange" />
            </Notice>
          )}
        </div>
        <div className={styles.side}>
          <OrderPayment order={order} payment={payment} />
          <OrderFacts order={order} />
        </div>
        <footer className={styles.foot}>
          <ResendConfirmation />
          <section className={styles.resend} aria-labelledby="order-gift-missing">
            <h2 id="order-gift-missing" className={styles.resendTitle}>
              <FormattedMessage id="order.giftMissing" />
            </h2>
            <p>
              <FormattedMessage
                id="order.giftMissingText"
                values={{ id: <bdi>{publicOrderId}</bdi>, mailed: String(isMailed) }}
              />
            </p>
          </section>
          <ContactUs subject={formatMessage({ id: "order.title" }, { id: publicOrderId })} />
          <div className={styles.actions}>
            <ButtonLink to={shopPath(market)} variant={justPaid ? "primary" : "secondary"}>
              <FormattedMessage id="updated.continue" />
            </ButtonLink>
            {isSignedIn && (
              <ButtonLink to={ordersPath(market)}>
                <FormattedMessage id="orders.title" />
              </ButtonLink>
            )}
            <Button onClick={() => window.print()}>
              <FormattedMessage id="order.print" />
            </Button>
          </div>
        </footer>
      </div>
    </article>
  );
}
