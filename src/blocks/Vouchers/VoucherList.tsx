import { useIntl } from "react-intl";
import { type Basket } from "~/domain/basket";
import { writesCodesOf } from "../Gift/currencyCodes";
import { VoucherItem } from "./VoucherItem";
import styles from "./Vouchers.module.css";

/** The vouchers in a basket, and what it uses of each. */
export function VoucherList({ basket, readOnly = false }: { basket: Basket; readOnly?: boolean }) {
  const { formatMessage } = useIntl();
  const forceCode = writesCodesOf(basket);
  return (
    <ul className={styles.list} aria-label={formatMessage({ id: "codes.list" })}>
      {basket.vouchers.map((voucher) => (
        <VoucherItem
          key={voucher.id}
          voucher={voucher}
          paymentCurrency={basket.paymentCurrency}
          forceCode={forceCode}
          readOnly={readOnly}
        />
      ))}
    </ul>
  );
}
