import { type CSSProperties, memo, use, useCallback, useDeferredValue, useRef } from "react";
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
import { BAND, useNearBands } from "./useNearBands";

/** How long the pointer must rest on a card to show intent. */
const INTENT_MS = 60;

/** The number of cards in the first view of a wide window. */
const AT_ONCE = 15;
const NONE: readonly ListedProduct[] = [];

interface ProductGridProps {
  products: readonly ListedProduct[];
  /** The list's name for analytics. */
  list: string;
  /** How many pictures belong to the first view. */
  priority?: number;
  /** Only show whole rows, whatever the number of columns. */
  whole?: boolean;
}

/** A grid of products. Hovering one loads its data and its screen a moment before the click. */
export const ProductGrid = memo(function ProductGrid({ products, list, priority = 0, whole }: ProductGridProps) {
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
      // Both at once: on a slow phone loading the screen's code takes longer than the request.
      bring(productId, path);
      dispatch(productClicked({ productId, list }));
    },
    [bring, dispatch, list],
  );
  const drawn = useDrawn(products);
  const grid = useRef<HTMLUListElement>(null);
  const { isNear, heights } = useNearBands(grid, products);
  const bands = Array.from({ length: Math.ceil(products.length / BAND) }, (_, band) => band);
  const isWhole = bands.every(isNear);
  return (
    <div className={styles.room}>
      <ul ref={grid} className={styles.grid} data-whole={whole || undefined}>
        {bands.map((band) => {
          const from = band * BAND;
          const cards = products.slice(from, from + BAND);
          if (!isNear(band)) {
            return (
              <li
                key={`band-${band}`}
                className={styles.far}
                aria-hidden="true"
                data-band={band}
                style={placeOf(cards.length, heights.get(cards[0]!.id))}
              />
            );
          }
          return cards.map((product, index) => {
            const at = from + index;
            return (
              <li
                key={product.id}
                className={styles.cell}
                data-band={index === 0 ? band : undefined}
                {...(!isWhole && { "aria-setsize": products.length, "aria-posinset": at + 1 })}
              >
                {at < drawn && (
                  <Listed
                    product={product}
                    market={market}
                    priority={at < priority}
                    onFollow={follow}
                    onAhead={ahead}
                  />
                )}
              </li>
            );
          });
        })}
      </ul>
    </div>
  );
});

/** The style of a band whose cards are left out: as high as it was, or as the style sheet expects of so many. */
const placeOf = (cards: number, height: number | undefined) =>
  (height === undefined ? { "--cards": cards } : { minHeight: height }) as CSSProperties;

/**
 * How many of the products are rendered: at once those that the list had before, and a first view of the new ones; the
 * others when the browser is idle. Until then they have placeholders.
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

/** The id of a card's link, by which Back restores the focus. */
export const cardId = (productId: string) => `gift-${productId}`;

/**
 * The grid while it is loading, with placeholders of the same size. Memoised: it also stands below a list that changes.
 */
export const ProductGridSkeleton = memo(function ProductGridSkeleton({ count }: { count: number }) {
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
});
