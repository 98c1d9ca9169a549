import { type ListedProduct } from "~/api/watch/listing";
import { Price } from "~/components/Price";
import { Skeleton } from "~/components/Skeleton";
import { listedPrice, type Product } from "~/domain/product";
import { priceSpan } from "~/domain/productPrices";
import { BUSINESS_CHANNEL } from "~/domain/salesChannel";
import { selectSalesChannelId } from "~/state/basket/selectors";
import { useAppSelector } from "~/state/hooks";
import styles from "./Product.module.css";

/** The price: from a list until the product itself is loaded. */
export function HeadPrice({ product, listed }: { product: Product | null; listed: ListedProduct | null }) {
  const business = useAppSelector(selectSalesChannelId) === BUSINESS_CHANNEL;
  const span = product ? priceSpan(product, { business }) : null;
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
        !product && <Skeleton width="8rem" />
      )}
    </p>
  );
}
