import { useProduct } from "~/api/watch/content";
import { type BasketLine } from "~/domain/basketLines";
import { otherWays } from "~/domain/otherWays";
import { BUSINESS_CHANNEL } from "~/domain/salesChannel";
import { selectSalesChannelId } from "~/state/basket/selectors";
import { useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";

/**
 * The delivery methods by which a gift of the basket could be sent; none for null, and if its product is not available.
 */
export function useWays(entry: BasketLine | null) {
  const market = useAppSelector(selectMarket);
  const channelId = useAppSelector(selectSalesChannelId);
  const line = entry?.line;
  // In the card's own currency, which may not be the one it is paid in.
  const currency = line?.valueCurrency?.toLowerCase() ?? market.currency;
  const { data, loading } = useProduct({ ...market, currency }, channelId, line?.productId ?? null);
  const product = data?.getProducts.find(({ id }) => id === line?.productId);
  const ways = product && line ? otherWays(product, line, { business: channelId === BUSINESS_CHANNEL }) : [];
  return { ways, loading };
}
