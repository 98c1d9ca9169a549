import { giftPath } from "~/domain/giftPath";
import { type Market } from "~/domain/market";
import { filterOf } from "~/domain/menu";
import { shopPath } from "~/domain/routes";
import { type Found } from "~/domain/search";
import { slugify } from "~/domain/slug";

/** The paths of search results: a product's page; for a brand or a category the listing of its products. */
export const foundProductPath = (market: Market, { id, slug, name }: Found, globalCardId: string) =>
  giftPath(market, { id, slug: (slug ?? slugify(name)) || "gift" }, globalCardId);

export const foundBrandPath = (market: Market, { id }: Found) => shopPath(market, `?brand=${encodeURIComponent(id)}`);

export const foundCategoryPath = (market: Market, { id, group }: Found) =>
  shopPath(market, `?${filterOf({ group: group ?? "" })}=${encodeURIComponent(id)}`);
