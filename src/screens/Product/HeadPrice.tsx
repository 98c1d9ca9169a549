import { type ListedProduct } from "~/api/watch/listing";
import { Price } from "~/components/Price";
import { Skeleton } from "~/components/Skeleton";
import { listedPrice } from "~/domain/product";
import { type PriceSpan } from "~/domain/productPrices";
import styles from "./Product.module.css";

interface HeadPriceProps {
  /** Of the product itself; undefined until it is loaded. */
  span: PriceSpan | null | undefined;
  listed: ListedProduct | null;
}

/** The price: from a list until the product itself is loaded. */
export function HeadPrice({ span, listed }: HeadPriceProps) {
  const lowest = span?.lowest ?? (listed && listedPrice(listed));
  const highest = span?.highest ?? listed?.maxPrice;
  const currency = span?.currency ?? listed?.priceCurrency;
  return (
    <p className={styles.price}>
      {lowest != null && currency ? (
        <Price
          amount={lowest}
          currency={currency}
          from={highest != null && highest > lowest}
          before={span?.before}
          size="l"
        />
      ) : (
        span === undefined && <Skeleton width="8rem" />
      )}
    </p>
  );
}
