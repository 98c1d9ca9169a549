import { FormattedMessage } from "react-intl";
import { paymentMethodText } from "./paymentMethod";

interface PaymentNameProps {
  payment: { maskedVoucher: string | null; actualPaymentMethodUsed: string | null };
}

/** What paid: a code, or a way of paying. One this shop does not know is called as the server calls it. */
export function PaymentName({ payment: { maskedVoucher, actualPaymentMethodUsed: name } }: PaymentNameProps) {
  if (maskedVoucher) return <FormattedMessage id="summary.voucher" values={{ code: maskedVoucher }} />;
  const id = paymentMethodText(name);
  if (id) return <FormattedMessage id={id} />;
  return name ?? <FormattedMessage id="payment.other" />;
}
