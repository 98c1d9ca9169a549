import { useProductsMinimal } from "~/api/watch/content";
import { type GiftFace, giftOf } from "~/blocks/Gift/giftOf";
import { CONSUMER_CHANNEL } from "~/domain/salesChannel";
import { type ShownGroup } from "~/state/exports/slice";
import { useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";

export type GiftName = Pick<GiftFace, "language"> & { name: string };

/**
 * What the products of a bundle are called, by their ids: in the channel that they were bought in, as one order is of
 * one channel, else in the consumer channel (spec §8). Where the person shops now says nothing about it. One that is
 * sold in neither is just a gift card, and takes no name from the others.
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
