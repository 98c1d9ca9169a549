import { giftPath } from "~/domain/giftPath";
import { type Market } from "~/domain/market";
import { filterOf } from "~/domain/menu";
import { shopPath } from "~/domain/routes";
import { type Found } from "~/domain/search";
import { slugify } from "~/domain/slug";

/** The page of a product that was found. */
export const foundProductPath = (market: Market, { id, slug, name }: Found, globalCardId: string) =>
  giftPath(market, { id, slug: (slug ?? slugify(name)) || "gift" }, globalCardId);

/** The list of a brand that was found. */
export const foundBrandPath = (market: Market, { id }: Found) => shopPath(market, `?brand=${encodeURIComponent(id)}`);

/** The list of a category that was found. */
export const foundCategoryPath = (market: Market, { id, group }: Found) =>
  shopPath(market, `?${filterOf({ group: group ?? "" })}=${encodeURIComponent(id)}`);
