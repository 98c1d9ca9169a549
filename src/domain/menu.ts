import { offeredIn } from "./product";

/** An entry of the menu: a recipient, a category or an occasion (spec §3). */
export interface MenuCategory {
  id: string;
  group: string;
  availableInCountries?: readonly string[] | null;
  /** Its position on the home page; null keeps it off. */
  categorySortingHome?: number | null;
}

/** The categories of a group that are offered in a country, each once. */
export function categoriesOf<C extends MenuCategory>(
  categories: readonly C[] | null | undefined,
  group: "recipient" | "regular" | "occasion",
  countryCode: string,
): C[] {
  return offeredIn(categories, countryCode).filter((one) => one.group === group);
}

/** The categories with a position on the home page, in that order. */
export function onHomePage<C extends MenuCategory>(categories: readonly C[]): C[] {
  const place = (one: C) => one.categorySortingHome ?? Infinity;
  return categories.filter((one) => Number.isFinite(place(one))).sort((one, other) => place(one) - place(other));
}

/** The listing's filter for a category, by its group. */
export function filterOf({ group }: Pick<MenuCategory, "group">): "recipient" | "occasion" | "category" {
  return group === "recipient" || group === "occasion" ? group : "category";
}

/**
 * Where a category leads: its editors' link, else the listing of its gifts. Not to be trusted before `editorialLink`
 * has checked it.
 */
export const categoryLink = (category: Pick<MenuCategory, "id" | "group"> & Linked) =>
  category.link?.trim() || `/shop?${filterOf(category)}=${encodeURIComponent(category.id)}`;

/** The same for a brand. */
export const brandLink = ({ id, link }: { id: string } & Linked) =>
  link?.trim() || `/shop?brand=${encodeURIComponent(id)}`;

interface Linked {
  link?: string | null;
}

/** Things that editors prioritised come first; otherwise the order is kept. */
export function byPriority<T extends { prioritisedMenuItem: boolean }>(things: readonly T[]): T[] {
  return [...things].sort((one, other) => Number(other.prioritisedMenuItem) - Number(one.prioritisedMenuItem));
}
