import { useState } from "react";
import { useProductsMinimal } from "~/api/watch/content";
import { type ListedProduct } from "~/api/watch/listing";
import { prefix } from "~/domain/market";
import { isAvailableIn, isPhysicalProduct } from "~/domain/product";
import { isPortalId } from "~/domain/salesChannel";
import { type Found } from "~/domain/search";
import { selectSalesChannelId } from "~/state/basket/selectors";
import { useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";

/** A gift card only has its lowest price here, so it is shown as a range upwards. */
const UPWARDS = Number.MAX_SAFE_INTEGER;

/**
 * The products that were found, best first, with current prices and availability, as the search index may be outdated.
 * A portal shows only what can be bought now (spec §6). The last ones stay until more are loaded; but not in another
 * market, as their prices are in the old currency.
 */
export function useFoundGifts(found: readonly Found[]) {
  const market = useAppSelector(selectMarket);
  const channelId = useAppSelector(selectSalesChannelId);
  const ids = found.map(({ id }) => id);
  const { data, failure, again } = useProductsMinimal(market, channelId, ids);
  const place = `${prefix(market)} ${String(channelId)}`;
  const [kept, keep] = useState({ place, data });
  if (data && data !== kept.data) keep({ place, data });

  const shown = data ?? (kept.place === place ? kept.data : undefined);
  const known = new Map(shown?.getProductsMinimal.map((product) => [product.id, product]));
  const gifts = ids.flatMap((id): ListedProduct[] => {
    const product = known.get(id);
    if (!product || !isAvailableIn(product, market.countryCode)) return [];
    if (isPortalId(channelId) && product.allSkusOutOfStock) return [];
    const maxPrice = isPhysicalProduct(product) ? product.minPrice : UPWARDS;
    return [{ ...product, maxPrice, priceCurrency: market.currency.toUpperCase(), hasPricesInStock: null }];
  });
  return {
    gifts,
    /** They could not be loaded, and there are none to show. */
    failed: failure !== undefined && gifts.length === 0,
    /** More could not be loaded. */
    moreFailed: failure !== undefined && gifts.length > 0,
    isKnown: ids.length === 0 || shown !== undefined,
    loading: ids.length > 0 && !data && !failure,
    again,
  };
}
