import { FormattedMessage } from "react-intl";
import { Price } from "~/components/Price";
import { struckPrice } from "~/domain/price";
import { type InventoryEntry } from "~/domain/product";
import styles from "./PurchaseForm.module.css";

/** What it costs, where there is nothing to choose. */
export function OnlyPrice({ entry, price }: { entry: InventoryEntry; price: number }) {
  return (
    <p className={styles.only}>
      <span className={styles.onlyLabel}>
        <FormattedMessage id="purchase.price" />
      </span>
      <Price amount={price} currency={entry.priceCurrency} before={struckPrice(entry.attributes, price)} size="l" />
    </p>
  );
}
