import { FormattedMessage, useIntl } from "react-intl";
import { Skeleton } from "~/components/Skeleton";
import { formatPrice } from "~/domain/price";
import { taxOf } from "~/domain/taxOf";
import { writesCodes } from "../Gift/currencyCodes";
import styles from "./OrderTable.module.css";
import { isOnInvoice } from "./paymentMethod";
import { PaymentName } from "./PaymentName";
import { type ShownOrder, type ShownPayment } from "./shownOrder";

/**
 * How an order was paid: the total and its VAT, what vouchers and discounts took off, and the rest. An invoice is shown
 * as not paid yet.
 */
export function OrderPayment({ order, payment }: { order: ShownOrder; payment: ShownPayment }) {
  const { locale } = useIntl();
  if (payment === undefined) return <PaymentRoom />;
  if (!payment) return null;
  const forceCode = writesCodes(order.deliveries, payment.currency);
  const money = (amount: number) => formatPrice(amount, payment.currency, locale, { forceCode });
  const { payments, amountTotal, totalDiscount, amountPaid } = payment;
  // Of an incomplete order the VAT is not known: it is summed up from parts, of which some are missing.
  const tax = order.incomplete ? 0 : taxOf(order);
  return (
    <table className={styles.table} data-money>
      <caption className={styles.caption}>
        <FormattedMessage id="payment.title" />
      </caption>
      <tbody>
        <tr>
          <th scope="row">
            <FormattedMessage id="payment.total" />
          </th>
          <td>{money(amountTotal)}</td>
        </tr>
        {tax > 0 && (
          <tr>
            <th scope="row">
              <FormattedMessage id="payment.tax" />
            </th>
            <td>{money(tax)}</td>
          </tr>
        )}
        {totalDiscount > 0 && (
          <tr>
            <th scope="row">
              <FormattedMessage id="payment.discount" />
            </th>
            <td>{money(totalDiscount)}</td>
          </tr>
        )}
        {payments.map((each) => (
          <tr key={each.paymentId} data-strong={isOnInvoice(each) || undefined}>
            <th scope="row">
              <PaymentName payment={each} />
            </th>
            <td>{money(each.authorizedAmount)}</td>
          </tr>
        ))}
        {!payments.some(isOnInvoice) && (
          <tr data-strong>
            <th scope="row">
              <FormattedMessage id="payment.paid" />
            </th>
            <td>{money(amountPaid)}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

/** A placeholder with what most orders have: the total, one payment, and what was paid. */
function PaymentRoom() {
  return (
    <table className={styles.table} aria-hidden="true">
      <caption className={styles.caption}>
        <FormattedMessage id="payment.title" />
      </caption>
      <tbody>
        {[1, 2, 3].map((row) => (
          <tr key={row}>
            <td>
              <Skeleton />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
