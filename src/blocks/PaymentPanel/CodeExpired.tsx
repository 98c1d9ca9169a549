import { FormattedMessage, useIntl } from "react-intl";
import { useAsTimeGoes } from "~/components/useAsTimeGoes";
import { type BasketVoucher } from "~/domain/basket";
import { hasExpired, voucherName } from "~/domain/voucher";

/** Says that a code, which paid before, no longer pays because it has expired; nothing if it has not. */
export function CodeExpired({ voucher }: { voucher: BasketVoucher }) {
  const { locale } = useIntl();
  const isExpired = useAsTimeGoes((now) => hasExpired(voucher, now));
  if (!isExpired) return null;
  return (
    <p>
      <FormattedMessage id="trouble.codeExpired" values={{ code: voucherName(voucher, locale) }} />
    </p>
  );
}
