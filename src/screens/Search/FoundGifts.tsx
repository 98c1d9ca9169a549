import { useEffect, useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import { useProductsMinimal } from "~/api/watch/content";
import { type ListedProduct } from "~/api/watch/listing";
import { cardId, ProductGrid, ProductGridSkeleton } from "~/blocks/ProductGrid/ProductGrid";
import { Button } from "~/components/Button";
import { ErrorState } from "~/components/ErrorState";
import { isAvailableIn, isPhysicalProduct } from "~/domain/product";
import { type Found } from "~/domain/search";
import { selectSalesChannelId } from "~/state/basket/selectors";
import { useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";
import styles from "./Search.module.css";

/** So many gifts are shown at first, and so many more with each press. */
export const PAGE = 24;
const FIRST_VIEW = 4;
/** Of a card it is only told where its price begins. */
const UPWARDS = Number.MAX_SAFE_INTEGER;

interface FoundGiftsProps {
  found: readonly Found[];
  isMore: boolean;
  loading: boolean;
  onMore: () => void;
}

/** The gifts that were found, best first, with today's prices: those of the search index may be yesterday's. */
export function FoundGifts({ found, isMore, loading, onMore }: FoundGiftsProps) {
  const market = useAppSelector(selectMarket);
  const ids = found.map(({ id }) => id);
  const { data, failure, again } = useProductsMinimal(market, useAppSelector(selectSalesChannelId), ids);
  const [kept, setKept] = useState(data);
  if (data && data !== kept) setKept(data);

  const known = new Map((data ?? kept)?.getProductsMinimal.map((product) => [product.id, product]));
  const shown = ids.flatMap((id): ListedProduct[] => {
    const product = known.get(id);
    if (!product || !isAvailableIn(product, market.countryCode)) return [];
    const maxPrice = isPhysicalProduct(product) ? product.minPrice : UPWARDS;
    return [{ ...product, maxPrice, priceCurrency: market.currency.toUpperCase(), hasPricesInStock: null }];
  });
  const before = useRef<number | null>(null);
  // After "more" the focus goes to the first gift that is new, whenever it comes.
  useEffect(() => {
    const first = before.current === null ? undefined : shown[before.current];
    if (!first) return;
    before.current = null;
    document.getElementById(cardId(first.id))?.focus();
  });

  return (
    <section className={styles.part} aria-labelledby="search-gifts">
      <h2 id="search-gifts" className={styles.title}>
        <FormattedMessage id="search.products" />
      </h2>
      {failure && shown.length === 0 ? (
        <ErrorState title={<FormattedMessage id="listing.failedTitle" />} onRetry={again} />
      ) : shown.length === 0 && !data ? (
        <ProductGridSkeleton count={10} />
      ) : (
        <ProductGrid products={shown} list="search" priority={FIRST_VIEW} />
      )}
      {isMore && (
        <Button
          pending={loading || (!data && !failure)}
          onClick={() => {
            before.current = shown.length;
            onMore();
          }}
        >
          <FormattedMessage id="loadMore.more" />
        </Button>
      )}
    </section>
  );
}

export const FoundGiftsSkeleton = () => <ProductGridSkeleton count={10} />;
