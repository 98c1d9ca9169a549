import { memo, use, useCallback, useDeferredValue, useRef } from "react";
import { prefetchProduct } from "~/api/watch/content";
import { type ListedProduct } from "~/api/watch/listing";
import { ProductCardSkeleton } from "~/components/ProductCardSkeleton";
import { useShopSettings } from "~/components/shopSettings";
import { giftPath } from "~/domain/giftPath";
import { type Market } from "~/domain/market";
import { selectSalesChannelId } from "~/state/basket/selectors";
import { productClicked } from "~/state/facts";
import { useAppDispatch, useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";
import { ListedCard } from "./ListedCard";
import styles from "./ProductGrid.module.css";
import { PrefetchScreenContext } from "./prefetchScreen";

/** A pointer that only passes over a card does not rest on it this long. */
const INTENT_MS = 60;

/** As many as stand in the first view of a wide window. */
const AT_ONCE = 15;
const NONE: readonly ListedProduct[] = [];

interface ProductGridProps {
  products: readonly ListedProduct[];
  /** The list's name in the count of what was clicked. */
  list: string;
  /** How many pictures belong to the first view. */
  priority?: number;
  label?: string;
  /** A choice out of many: it ends with a whole row, however many stand in one. */
  whole?: boolean;
}

/** Gifts side by side. Pointing at one brings its data and its screen a moment ahead of the press. */
export const ProductGrid = memo(function ProductGrid({ products, list, priority = 0, label, whole }: ProductGridProps) {
  const dispatch = useAppDispatch();
  const market = useAppSelector(selectMarket);
  const channelId = useAppSelector(selectSalesChannelId);
  const loadScreen = use(PrefetchScreenContext);
  const intent = useRef<ReturnType<typeof setTimeout>>(undefined);
  const bring = useCallback(
    (productId: string, path: string) => {
      clearTimeout(intent.current);
      loadScreen(path);
      prefetchProduct(market, channelId, productId);
    },
    [loadScreen, market, channelId],
  );
  const ahead = useCallback(
    (productId: string, path: string) => {
      clearTimeout(intent.current);
      intent.current = setTimeout(() => bring(productId, path), INTENT_MS);
    },
    [bring],
  );
  const follow = useCallback(
    (productId: string, path: string) => {
      // Drawing the screen takes a slow phone longer than asking for it: neither waits for the other.
      bring(productId, path);
      dispatch(productClicked({ productId, list }));
    },
    [bring, dispatch, list],
  );
  const drawn = useDrawn(products);
  return (
    <div className={styles.room}>
      <ul className={styles.grid} aria-label={label} data-whole={whole || undefined}>
        {products.map((product, at) => (
          <li key={product.id} className={styles.cell}>
            {at < drawn && (
              <Listed product={product} market={market} priority={at < priority} onFollow={follow} onAhead={ahead} />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
});

/**
 * How many of the gifts are drawn: at once the same beginning as before and a first view of what follows it, the others
 * in free moments behind it. Until then their places are kept.
 */
function useDrawn(products: readonly ListedProduct[]): number {
  const behind = useDeferredValue(products, NONE);
  if (behind === products) return products.length;
  const other = products.findIndex(({ id }, at) => id !== behind[at]?.id);
  return other < 0 ? products.length : other + AT_ONCE;
}

interface ListedProps {
  product: ListedProduct;
  market: Market;
  priority: boolean;
  onFollow: (productId: string, path: string) => void;
  onAhead: (productId: string, path: string) => void;
}

const Listed = memo(function Listed({ product, market, priority, onFollow, onAhead }: ListedProps) {
  const { id } = product;
  const to = giftPath(market, product, useShopSettings().globalCardProductId);
  return (
    <ListedCard
      product={product}
      id={cardId(id)}
      to={to}
      priority={priority}
      onFollow={() => onFollow(id, to)}
      onPrefetch={() => onAhead(id, to)}
    />
  );
});

/** The id of a card's link in the page: there the focus returns. */
export const cardId = (productId: string) => `gift-${productId}`;

/** The grid before anything of it is known, in the same boxes. */
export function ProductGridSkeleton({ count = 12 }: { count?: number }) {
  return (
    <div className={styles.room} aria-hidden="true">
      <div className={styles.grid} data-whole>
        {Array.from({ length: count }, (_, at) => (
          <div key={at} className={styles.cell}>
            <ProductCardSkeleton />
          </div>
        ))}
      </div>
    </div>
  );
}
