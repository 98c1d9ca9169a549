import { FormattedMessage } from "react-intl";

const METHODS = {
  psp: "payment.card",
  externalpsp: "payment.card",
  card: "payment.card",
  invoicebyfinance: "payment.invoice",
  invoice: "payment.invoice",
  trustly: "payment.trustly",
  adyen: "payment.adyen",
} as const;

interface PaymentNameProps {
  payment: { maskedVoucher: string | null; actualPaymentMethodUsed: string | null };
}

/** What paid: a code, or a way of paying. One this shop does not know is called as the server calls it. */
export function PaymentName({ payment: { maskedVoucher, actualPaymentMethodUsed: name } }: PaymentNameProps) {
  if (maskedVoucher) return <FormattedMessage id="summary.voucher" values={{ code: maskedVoucher }} />;
  const key = name?.replace(/[^a-z]/gi, "").toLowerCase() ?? "";
  if (Object.hasOwn(METHODS, key)) return <FormattedMessage id={METHODS[key as keyof typeof METHODS]} />;
  return name ?? <FormattedMessage id="payment.other" />;
}
