import { FormattedMessage, useIntl } from "react-intl";
import { Notice } from "~/components/Notice";
import { When } from "~/components/When";
import { type BasketVoucher } from "~/domain/basket";
import { formatPrice } from "~/domain/price";
import { type Balance } from "~/domain/voucherBalance";
import styles from "./Vouchers.module.css";

/** That a code held by a basket has expired; `isOver`: and so pays nothing. */
export function Expired({ voucher: { expiresAt }, isOver }: { voucher: BasketVoucher; isOver: boolean }) {
  const date = <When key="date" instant={expiresAt ?? ""} dayOnly />;
  return (
    <Notice tone="warning" title={<FormattedMessage id="codes.expired" values={{ date }} />}>
      {isOver && <FormattedMessage id="codes.paysNothing" />}
    </Notice>
  );
}

interface ExpiryProps {
  voucher: BasketVoucher;
  balance: Balance | null;
  forceCode: boolean;
}

/** Until when a code can be used, and what is left on it until then. */
export function Expiry({ voucher, balance, forceCode }: ExpiryProps) {
  const { locale } = useIntl();
  if (!voucher.expiresAt || Number.isNaN(Date.parse(voucher.expiresAt))) return null;
  const date = <When key="date" instant={voucher.expiresAt} dayOnly />;
  const left = balance && balance.used > 0 && balance.left > 0 ? balance.left : null;
  return (
    <p className={styles.soft}>
      {left === null ? (
        <FormattedMessage id="redeem.until" values={{ date }} />
      ) : (
        <FormattedMessage
          id="codes.stays"
          values={{ left: formatPrice(left, voucher.valueCurrency, locale, { forceCode }), date }}
        />
      )}
    </p>
  );
}
