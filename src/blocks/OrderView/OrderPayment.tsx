import { FormattedMessage, useIntl } from "react-intl";
import { formatPrice } from "~/domain/price";
import styles from "./OrderTable.module.css";
import { type ShownPayment } from "./shownOrder";

const METHODS = {
  psp: "payment.card",
  externalpsp: "payment.card",
  card: "payment.card",
  invoicebyfinance: "payment.invoice",
  invoice: "payment.invoice",
  trustly: "payment.trustly",
  adyen: "payment.adyen",
} as const;

/** How an order was paid: what it came to, what codes and discounts took off, and the rest. */
export function OrderPayment({ payment }: { payment: ShownPayment | null }) {
  const { locale } = useIntl();
  if (!payment) return null;
  const money = (amount: number) => formatPrice(amount, payment.currency, locale);
  const { payments, amountTotal, totalDiscount, amountPaid } = payment;
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
        {totalDiscount > 0 && (
          <tr>
            <th scope="row">
              <FormattedMessage id="payment.discount" />
            </th>
            <td>{money(totalDiscount)}</td>
          </tr>
        )}
        {payments.map(({ paymentId, maskedVoucher, actualPaymentMethodUsed, authorizedAmount }) => (
          <tr key={paymentId}>
            <th scope="row">
              {maskedVoucher ? (
                <FormattedMessage id="summary.voucher" values={{ code: maskedVoucher }} />
              ) : (
                <Method name={actualPaymentMethodUsed} />
              )}
            </th>
            <td>{money(authorizedAmount)}</td>
          </tr>
        ))}
        <tr data-strong>
          <th scope="row">
            <FormattedMessage id="payment.paid" />
          </th>
          <td>{money(amountPaid)}</td>
        </tr>
      </tbody>
    </table>
  );
}

/** A payment method by its label; one this shop does not know by the name the server gives it. */
function Method({ name }: { name: string | null }) {
  const key = name?.replace(/[^a-z]/gi, "").toLowerCase() ?? "";
  if (Object.hasOwn(METHODS, key)) return <FormattedMessage id={METHODS[key as keyof typeof METHODS]} />;
  return name ?? <FormattedMessage id="payment.other" />;
}
