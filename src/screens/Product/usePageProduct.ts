import { useState } from "react";
import { useProduct } from "~/api/watch/content";
import { isOfAnotherChannel } from "~/domain/failure";
import { type Market } from "~/domain/market";
import { type Product } from "~/domain/product";
import { CONSUMER_CHANNEL } from "~/domain/salesChannel";

export type PageProduct =
  | { kind: "loading" }
  /** `elsewhere`: sold in the consumer channel only; `next`: the same in another market is on its way */
  | { kind: "product"; product: Product; elsewhere: boolean; next: boolean }
  | { kind: "missing" }
  | { kind: "failed"; again: () => void };

/**
 * The product of an address, from the current channel, else from the consumer channel (spec §8). While its texts and
 * prices in another language or currency are on their way, the old ones stay.
 */
export function usePageProduct(market: Market, channelId: number, id: string): PageProduct {
  const own = useProduct(market, channelId, id);
  const isElsewhere = own.failure !== undefined && isOfAnotherChannel(own.failure) && channelId !== CONSUMER_CHANNEL;
  const other = useProduct(market, CONSUMER_CHANNEL, isElsewhere ? id : null);
  const asked = isElsewhere ? other : own;
  const found = asked.data?.getProducts.find((product) => String(product.id) === id) ?? null;

  const [held, setHeld] = useState<{ product: Product; elsewhere: boolean } | null>(null);
  if (found && held?.product !== found) setHeld({ product: found, elsewhere: isElsewhere });

  if (found) return { kind: "product", product: found, elsewhere: isElsewhere, next: false };
  if (asked.loading && held?.product.id === id) return { kind: "product", ...held, next: true };
  if (asked.data || (asked.failure && isOfAnotherChannel(asked.failure))) return { kind: "missing" };
  if (asked.failure) return { kind: "failed", again: asked.again };
  return { kind: "loading" };
}
