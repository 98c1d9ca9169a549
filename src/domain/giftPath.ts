import { type Market } from "./market";
import { slugOf } from "./product";
import { globalGiftCardPath, productPath } from "./routes";

/** The canonical path of a product's page. The global gift card has a path of its own (spec §2). */
export const giftPath = (market: Market, gift: Parameters<typeof slugOf>[0] | Named, globalCardId: string) =>
  gift.id === globalCardId
    ? globalGiftCardPath(market, gift.id)
    : productPath(market, "slug" in gift ? gift.slug : slugOf(gift), gift.id);

interface Named {
  id: string;
  slug: string;
}
