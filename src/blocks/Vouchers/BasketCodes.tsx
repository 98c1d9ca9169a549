import { FormattedMessage } from "react-intl";
import { Disclosure } from "~/components/Disclosure";
import { type Basket } from "~/domain/basket";
import { isFree } from "~/domain/payable";
import { BASKET_CODES } from "~/domain/routes";
import { VoucherEntry } from "../VoucherEntry/VoucherEntry";
import { VoucherList } from "./VoucherList";
import styles from "./Vouchers.module.css";

/** The codes that pay for a basket, and the form for another one. Read-only while it is being paid. */
export function BasketCodes({ basket, readOnly }: { basket: Basket; readOnly: boolean }) {
  const hasCodes = basket.vouchers.length > 0;
  // Of a gift that no code may pay for, its line says so: nothing is left to pay only once that is settled.
  const isPaid = hasCodes && basket.itemsCount > 0 && basket.issues.length === 0 && isFree(basket);
  if (!hasCodes && readOnly) return null;
  return (
    <section className={styles.section} aria-labelledby={BASKET_CODES}>
      <h2 id={BASKET_CODES} className={styles.title}>
        <FormattedMessage id="codes.title" />
      </h2>
      {hasCodes && <VoucherList basket={basket} readOnly={readOnly} />}
      <p role="status" className={styles.soft}>
        {isPaid && <FormattedMessage id="codes.payAll" values={{ count: basket.vouchers.length }} />}
      </p>
      {!readOnly && (
        <Disclosure summary={<FormattedMessage id={hasCodes ? "codes.addAnother" : "codes.have"} />}>
          <VoucherEntry quiet />
        </Disclosure>
      )}
    </section>
  );
}
