import { type FittingGift, fittingGifts } from "~/domain/fittingGifts";
import { noFilters } from "~/domain/listingQuery";
import { type Market } from "~/domain/market";
import { isAvailableIn, withoutDuplicates } from "~/domain/product";
import { REDEEMABLE } from "~/domain/redeemable";
import { isPortalId } from "~/domain/salesChannel";
import { getProducts, productsFilter } from "../generated/cms";
import { listingInput, listingPageVariables, productsVariables } from "../variables";
import { type ListedProduct } from "./listing";
import { useAnswer } from "./useAnswer";

/** How many products of the list are considered, and for how many of them all prices are requested. */
const LISTED = 48;
const CANDIDATES = 12;

/** Gifts that a balance pays for, those that use it up first; null while they are loading. */
export function useGiftsWithin(
  market: Market,
  channelId: number,
  { balance, most }: { balance: number; most: number },
): { listed: ListedProduct; fit: FittingGift }[] | null {
  const filters = { ...noFilters(), type: ["Giftcard"], max: Math.floor(balance) };
  const input = {
    ...listingInput({ market, salesChannelId: channelId, filters }),
    ...(!isPortalId(channelId) && { inCollections: [REDEEMABLE] }),
  };
  const wanted = balance >= 1;
  const asked = { ...listingPageVariables(input, 1), pagination: { page: 1, perPage: LISTED } };
  const list = useAnswer(productsFilter, wanted ? asked : null);
  // A balance in one currency pays for no price in another one, however small the number is.
  const offered =
    list.data?.productsFilter.items.filter(
      (item) => isAvailableIn(item, market.countryCode) && item.priceCurrency.toLowerCase() === market.currency,
    ) ?? [];
  const candidates = closest(withoutDuplicates(offered), balance);
  const ids = candidates.map(({ id }) => id);
  const products = useAnswer(getProducts, ids.length > 0 ? productsVariables(market, channelId, ids) : null);
  if (list.loading || products.loading) return null;
  return fittingGifts(products.data?.getProducts ?? [], balance, most).flatMap((fit) => {
    const listed = candidates.find(({ id }) => id === fit.productId);
    return listed ? [{ listed, fit }] : [];
  });
}

/** The products whose prices come closest to the balance, best first. */
function closest(items: readonly ListedProduct[], balance: number): ListedProduct[] {
  const inStock = items.filter(
    (item) =>
      !item.allSkusOutOfStock && item.hasPricesInStock !== false && item.minPrice != null && item.minPrice <= balance,
  );
  const reach = ({ maxPrice, minPrice }: ListedProduct) => Math.min(maxPrice ?? minPrice ?? 0, balance);
  return inStock.sort((one, other) => reach(other) - reach(one)).slice(0, CANDIDATES);
}
