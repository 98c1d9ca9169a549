import { type Market } from "./market";
import { slugOf } from "./product";
import { globalGiftCardPath, productPath } from "./routes";

/** A gift's page: the one spelling of its address. The card that is good everywhere has a path of its own. */
export const giftPath = (market: Market, product: Parameters<typeof slugOf>[0], globalCardId: string) =>
  product.id === globalCardId
    ? globalGiftCardPath(market, product.id)
    : productPath(market, slugOf(product), product.id);
