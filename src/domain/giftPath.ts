import { type Market } from "./market";
import { slugOf } from "./product";
import { globalGiftCardPath, productPath } from "./routes";

/** A gift's page: the one spelling of its address. The card that is good everywhere has a path of its own (spec §2). */
export const giftPath = (market: Market, gift: Parameters<typeof slugOf>[0] | Named, globalCardId: string) =>
  gift.id === globalCardId
    ? globalGiftCardPath(market, gift.id)
    : productPath(market, "slug" in gift ? gift.slug : slugOf(gift), gift.id);

interface Named {
  id: string;
  slug: string;
}
