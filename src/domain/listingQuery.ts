import { type Market } from "./market";

/** The filters of the listing; their only home is the address (spec §2). Ids are sorted ascending. */
export interface ListingFilters {
  recipient: string[];
  category: string[];
  occasion: string[];
  brand: string[];
  /** the address may name several, the screen offers one at a time */
  type: string[];
  /** whole numbers in major units of the market's currency */
  min: number | null;
  max: number | null;
  order: SortId;
}

export const FILTER_KINDS = ["recipient", "category", "occasion", "brand", "type"] as const;
export type FilterKind = (typeof FILTER_KINDS)[number];

/** The ways to sort, and how they are sent. The first is the default. */
export const SORTS = [
  { id: "SortingPosition", orderBy: "SortingPosition", orderDirection: "Asc" },
  { id: "Alphabetic", orderBy: "Alphabetic", orderDirection: "Asc" },
  { id: "PriceAsc", orderBy: "Price", orderDirection: "Asc" },
  { id: "PriceDesc", orderBy: "Price", orderDirection: "Desc" },
] as const;
export type SortId = (typeof SORTS)[number]["id"];

export const PRODUCT_TYPES = ["Giftcard", "PhysicalProduct"] as const;
export type ProductType = (typeof PRODUCT_TYPES)[number];
const MOST_IDS = 1000;
const HIGHEST_PRICE = 1_000_000_000;

/** No filter at all, in the editors' order. */
export function noFilters(): ListingFilters {
  return {
    recipient: [],
    category: [],
    occasion: [],
    brand: [],
    type: [],
    min: null,
    max: null,
    order: "SortingPosition",
  };
}

/**
 * The filters that an address asks for (spec §2, §5). Invalid ones are dropped: malformed ids, unknown types and sorts,
 * prices that are not numbers, min above max, and prices in another currency than the market's.
 */
export function parseListing(search: string | URLSearchParams, { currency }: Pick<Market, "currency">): ListingFilters {
  const asked = typeof search === "string" ? new URLSearchParams(search) : search;
  const inCurrency = (asked.get("currency") ?? currency).toLowerCase() === currency.toLowerCase();
  const min = inCurrency ? price(asked.get("min"), Math.floor) : null;
  const max = inCurrency ? price(asked.get("max"), Math.ceil) : null;
  const isVoid = min !== null && max !== null && min > max;
  return {
    recipient: ids(asked.get("recipient")),
    category: ids(asked.get("category")),
    occasion: ids(asked.get("occasion")),
    brand: ids(asked.get("brand")),
    type: ids(asked.get("type")).filter((id) => PRODUCT_TYPES.some((type) => type === id)),
    min: isVoid ? null : min,
    max: isVoid ? null : max,
    order: SORTS.find(({ id }) => id.toLowerCase() === asked.get("order")?.toLowerCase())?.id ?? "SortingPosition",
  };
}

function ids(list: string | null): string[] {
  if (!list) return [];
  return sortedIds(
    list
      .split(",", MOST_IDS)
      .map((id) => id.trim())
      .filter((id) => /^[^\s\p{C}<>"'`{}\\]{1,64}$/u.test(id)),
  );
}

/** Each id once, ascending: numbers by their value, before words. */
export function sortedIds(list: readonly string[]): string[] {
  return [...new Set(list)].sort((one, other) => {
    const [first, second] = [Number(one), Number(other)];
    if (Number.isNaN(first) || Number.isNaN(second)) {
      return Number(Number.isNaN(first)) - Number(Number.isNaN(second)) || (one < other ? -1 : 1);
    }
    return first - second || (one < other ? -1 : 1);
  });
}

function price(text: string | null, round: (value: number) => number): number | null {
  if (!text || !/^\d{1,12}(?:\.\d{1,10})?$/.test(text.trim())) return null;
  const value = round(Number(text));
  return value <= HIGHEST_PRICE ? value : null;
}

/** The canonical query string of the filters: "" or "?…", defaults left out, prices with their currency. */
export function listingSearch(filters: ListingFilters, { currency }: Pick<Market, "currency">): string {
  const parts = FILTER_KINDS.filter((kind) => filters[kind].length).map(
    (kind) => `${kind}=${sortedIds(filters[kind]).map(encodeURIComponent).join(",")}`,
  );
  if (filters.min !== null) parts.push(`min=${filters.min}`);
  if (filters.max !== null) parts.push(`max=${filters.max}`);
  if (filters.order !== "SortingPosition") parts.push(`order=${filters.order}`);
  if (filters.min !== null || filters.max !== null) parts.push(`currency=${currency}`);
  return parts.length ? `?${parts.join("&")}` : "";
}

/**
 * The part of the productsFilter input that comes from the filters. A type is sent only if exactly one is chosen
 * (spec §5).
 */
export function filterInput(filters: ListingFilters) {
  const { orderBy, orderDirection } = SORTS.find(({ id }) => id === filters.order) ?? SORTS[0];
  const categories = sortedIds([...filters.recipient, ...filters.category, ...filters.occasion]);
  const productType = filters.type.length === 1 ? PRODUCT_TYPES.find((type) => type === filters.type[0]) : undefined;
  return {
    ...(categories.length && { inCategories: categories }),
    ...(filters.brand.length && { inBrands: filters.brand }),
    ...(productType && { productType }),
    ...(filters.min !== null && { priceMin: filters.min }),
    ...(filters.max !== null && { priceMax: filters.max }),
    orderBy,
    orderDirection,
  };
}
