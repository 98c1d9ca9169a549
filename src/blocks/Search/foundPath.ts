import { type Market } from "~/domain/market";
import { filterOf } from "~/domain/menu";
import { productPath, shopPath } from "~/domain/routes";
import { type Found } from "~/domain/search";
import { slugify } from "~/domain/slug";

/** Where what was found is: a gift on its page, the gifts of a brand or a category in the listing. */
export const foundProductPath = (market: Market, { id, slug, name }: Found) =>
  productPath(market, (slug ?? slugify(name)) || "gift", id);

export const foundBrandPath = (market: Market, { id }: Found) => shopPath(market, `?brand=${encodeURIComponent(id)}`);

export const foundCategoryPath = (market: Market, { id, group }: Found) =>
  shopPath(market, `?${filterOf({ group: group ?? "" })}=${encodeURIComponent(id)}`);
