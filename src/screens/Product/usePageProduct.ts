import { useState } from "react";
import { useProductAnywhere } from "~/api/watch/content";
import { isOfAnotherChannel } from "~/domain/failure";
import { type Market } from "~/domain/market";
import { type Product } from "~/domain/product";

export type PageProduct =
  | { kind: "loading" }
  /** `elsewhere`: sold in the consumer channel only; `next`: the product in another market is loading */
  | { kind: "product"; product: Product; elsewhere: boolean; next: boolean }
  | { kind: "missing" }
  | { kind: "failed"; again: () => void };

/**
 * The product of an address, from the current channel, else from the consumer channel (spec §8). While its texts and
 * prices in another language or currency are loading, the old ones stay.
 */
export function usePageProduct(market: Market, channelId: number, id: string): PageProduct {
  const asked = useProductAnywhere(market, channelId, id);
  const found = asked.data?.getProducts.find((product) => String(product.id) === id) ?? null;

  const [held, setHeld] = useState<{ product: Product; elsewhere: boolean } | null>(null);
  if (found && held?.product !== found) setHeld({ product: found, elsewhere: asked.elsewhere });

  if (found) return { kind: "product", product: found, elsewhere: asked.elsewhere, next: false };
  if (asked.loading && held?.product.id === id) return { kind: "product", ...held, next: true };
  // The answer is incomplete: the missing product may be what could not be read.
  if (asked.incomplete) return { kind: "failed", again: asked.again };
  if (asked.data || (asked.failure && isOfAnotherChannel(asked.failure))) return { kind: "missing" };
  if (asked.failure) return { kind: "failed", again: asked.again };
  return { kind: "loading" };
}
