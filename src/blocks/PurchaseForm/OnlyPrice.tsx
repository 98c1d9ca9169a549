import { FormattedMessage } from "react-intl";
import { Badge } from "~/components/Badge";
import { Price } from "~/components/Price";
import { struckPrice } from "~/domain/price";
import { type InventoryEntry } from "~/domain/product";
import { type PriceSpan } from "~/domain/productPrices";
import styles from "./PurchaseForm.module.css";

interface OnlyPriceProps {
  /** The id for links of an error summary. */
  id?: string;
  entry: InventoryEntry;
  price: number;
  /** It is out of stock. */
  isOut?: boolean;
  /** The one price below the gift's name, with the former one: it is not said twice. */
  told?: Pick<PriceSpan, "before"> | null;
}

/** The price, where there is nothing to choose. */
export function OnlyPrice({ id, entry, price, isOut = false, told }: OnlyPriceProps) {
  const before = struckPrice(entry.attributes, price);
  if (told?.before === before && !isOut) return null;
  return (
    <p id={id} tabIndex={id ? -1 : undefined} className={styles.only}>
      <span className={styles.onlyLabel}>
        <FormattedMessage id="purchase.price" />
      </span>
      {isOut && (
        <Badge tone="warning">
          <FormattedMessage id="product.outOfStock" />
        </Badge>
      )}
      <Price amount={price} currency={entry.priceCurrency} before={before} size="l" />
    </p>
  );
}
