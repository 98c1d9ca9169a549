import { FormattedMessage } from "react-intl";
import { useAsTimeGoes } from "~/components/useAsTimeGoes";
import { type BasketVoucher } from "~/domain/basket";
import { hasExpired } from "~/domain/voucher";

/** That a code which paid before pays nothing any more, if that is because it has expired. */
export function CodeExpired({ voucher }: { voucher: BasketVoucher }) {
  const isExpired = useAsTimeGoes((now) => hasExpired(voucher, now));
  if (!isExpired) return null;
  return (
    <p>
      <FormattedMessage id="trouble.codeExpired" values={{ code: voucher.voucherMasked }} />
    </p>
  );
}
