import {
  FILTER_KINDS,
  type FilterKind,
  type ListingFilters,
  noFilters,
  PRODUCT_TYPES,
  type ProductType,
  sortedIds,
} from "./listingQuery";

/** A change of the filters, made of those that count when it is made: quick presses add up. */
export type ChangeFilters = (now: ListingFilters) => ListingFilters;

/** Everything chosen is taken away; the list stays sorted as it is. */
export const withoutFilters: ChangeFilters = ({ order }) => ({ ...noFilters(), order });

/** The filters with one id chosen, or without it. */
export function withFilter(filters: ListingFilters, kind: FilterKind, id: string, isChosen: boolean): ListingFilters {
  const others = filters[kind].filter((other) => other !== id);
  return { ...filters, [kind]: isChosen ? sortedIds([...others, id]) : others };
}

/**
 * The filters without unknown ids. `known` has the ids of each kind; a kind whose list is not loaded yet is left alone.
 */
export function knownOnly(
  filters: ListingFilters,
  known: Partial<Record<FilterKind, ReadonlySet<string> | null>>,
): ListingFilters {
  const kept = (kind: FilterKind) => filters[kind].filter((id) => known[kind]?.has(id) ?? true);
  return {
    ...filters,
    recipient: kept("recipient"),
    category: kept("category"),
    occasion: kept("occasion"),
    brand: kept("brand"),
    type: kept("type"),
  };
}

/** How many filters are chosen, for the count on the filter button; sorting does not count. */
export function countFilters(filters: ListingFilters): number {
  const priced = filters.min !== null || filters.max !== null;
  return FILTER_KINDS.reduce((sum, kind) => sum + filters[kind].length, Number(priced));
}

/**
 * The product types of a channel's own list (spec §6); null where it has no list or no known type in it, so that the
 * shop's own types apply.
 */
export function listedTypes(types: readonly unknown[] | null | undefined): ProductType[] | null {
  const known = PRODUCT_TYPES.filter((type) => types?.includes(type));
  return known.length > 0 ? known : null;
}

/**
 * The types to choose from; an empty list hides the filter. It is hidden where there are no physical products and the
 * address names no type (spec §2). Portals and the redeem channel have a `listed` set of types: a single one leaves
 * nothing to choose.
 */
export function offeredTypes(
  filters: Pick<ListingFilters, "type">,
  listed: readonly ProductType[] | null,
  hasPhysicalProducts: boolean | null | undefined,
): readonly ProductType[] {
  const types = listed ?? PRODUCT_TYPES;
  const isChoice = listed ? listed.length > 1 && hasPhysicalProducts !== false : Boolean(hasPhysicalProducts);
  return isChoice || filters.type.some((type) => types.some((known) => known === type)) ? types : [];
}
