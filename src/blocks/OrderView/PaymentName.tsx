import { FormattedMessage } from "react-intl";
import { paymentMethodText } from "./paymentMethod";

interface PaymentNameProps {
  payment: { maskedVoucher: string | null; actualPaymentMethodUsed: string | null };
}

/** The name of a payment: a voucher's code, or a payment method. An unknown method has the server's name. */
export function PaymentName({ payment: { maskedVoucher, actualPaymentMethodUsed: name } }: PaymentNameProps) {
  if (maskedVoucher?.trim()) return <FormattedMessage id="summary.voucher" values={{ code: maskedVoucher }} />;
  const id = paymentMethodText(name);
  if (id) return <FormattedMessage id={id} />;
  return name?.trim() || <FormattedMessage id="payment.other" />;
}
