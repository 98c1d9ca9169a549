import { isAvailableIn } from "./product";

/** An entry of the menu: a recipient, a category or an occasion (spec §3). */
export interface MenuCategory {
  id: string;
  group: string;
  availableInCountries?: readonly string[] | null;
  /** The place on the home page; null keeps it off. */
  categorySortingHome?: number | null;
}

/** The categories of a group that are offered in a country. */
export function categoriesOf<C extends MenuCategory>(
  categories: readonly C[] | null | undefined,
  group: "recipient" | "regular" | "occasion",
  countryCode: string,
): C[] {
  return (categories ?? []).filter((one) => one.group === group && isAvailableIn(one, countryCode));
}

/** Those of them that have a place on the home page, in its order. */
export function onHomePage<C extends MenuCategory>(categories: readonly C[]): C[] {
  const place = (one: C) => one.categorySortingHome ?? Infinity;
  return categories.filter((one) => Number.isFinite(place(one))).sort((one, other) => place(one) - place(other));
}

/** Where a category's gifts are listed: its group names the filter. */
export function filterOf({ group }: Pick<MenuCategory, "group">): "recipient" | "occasion" | "category" {
  return group === "recipient" || group === "occasion" ? group : "category";
}

/**
 * Where a category leads: where its editors say, else to its gifts. It may be anything until `editorialLink` has read
 * it.
 */
export const categoryLink = (category: Pick<MenuCategory, "id" | "group"> & Linked) =>
  category.link?.trim() || `/shop?${filterOf(category)}=${encodeURIComponent(category.id)}`;

/** The same for a brand. */
export const brandLink = ({ id, link }: { id: string } & Linked) =>
  link?.trim() || `/shop?brand=${encodeURIComponent(id)}`;

interface Linked {
  link?: string | null;
}

/** What editors put first comes first; the rest keeps its order. */
export function byPriority<T extends { prioritisedMenuItem: boolean }>(things: readonly T[]): T[] {
  return [...things].sort((one, other) => Number(other.prioritisedMenuItem) - Number(one.prioritisedMenuItem));
}
