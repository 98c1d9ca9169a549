import { useProductsMinimal } from "~/api/watch/content";
import { type GiftFace, giftOf } from "~/blocks/Gift/giftOf";
import { CONSUMER_CHANNEL } from "~/domain/salesChannel";
import { type ShownGroup } from "~/state/exports/exportsState";
import { useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";

export type GiftName = Pick<GiftFace, "language"> & { name: string };

/**
 * The names of a bundle's products, by id: from the channel in which they were bought (an order is of one channel),
 * else from the consumer channel (spec §8); the person's current channel does not matter. A product that is sold in
 * neither is called `someCard`.
 */
export function useBundleTitles(groups: readonly ShownGroup[], someCard: string): Record<string, GiftName> {
  const market = useAppSelector(selectMarket);
  const ids = groups.map(({ productId }) => productId);
  const channelId = groups[0]?.salesChannelId ?? CONSUMER_CHANNEL;
  const here = useProductsMinimal(market, channelId, ids).data?.getProductsMinimal;
  const isElsewhere = (id: string) => here?.every((product) => product.id !== id);
  const missing = channelId === CONSUMER_CHANNEL ? [] : ids.filter(isElsewhere);
  const elsewhere = useProductsMinimal(market, CONSUMER_CHANNEL, missing).data?.getProductsMinimal;
  const products = [...(here ?? []), ...(elsewhere ?? [])];
  return Object.fromEntries(
    ids.map((productId) => {
      const product = products.find(({ id }) => id === productId);
      const { name = null, language = null } = product ? giftOf(product.presentations, market.locale) : {};
      return [productId, name === null ? { name: someCard, language: null } : { name, language }];
    }),
  );
}
