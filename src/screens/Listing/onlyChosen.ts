import {
  chosenOptions,
  type FilterOption,
  type FilterOptions,
  namelessIds,
} from "~/blocks/ListingFilters/useFilterOptions";
import { type ListingFilters } from "~/domain/listingQuery";

const KINDS = ["recipient", "category", "occasion", "brand"] as const;

/** The only chosen filter, which gives the list its title: "For her". Null if there is not exactly one with a name. */
export function onlyChosen(filters: ListingFilters, options: FilterOptions): FilterOption | null {
  const count = KINDS.reduce((sum, kind) => sum + filters[kind].length, 0);
  if (count !== 1) return null;
  const [only] = KINDS.flatMap((kind) => chosenOptions(filters, options, kind));
  return only ?? null;
}

/** Whether names of chosen filters could not be loaded: the list has no title of its own then, but not all gifts. */
export const isNameless = (filters: ListingFilters, options: FilterOptions) =>
  KINDS.some((kind) => namelessIds(filters, options, kind).length > 0);
