import { chosenOptions, type FilterOption, type FilterOptions } from "~/blocks/ListingFilters/useFilterOptions";
import { type ListingFilters } from "~/domain/listingQuery";

/** The only chosen filter, which gives the list its title: "For her". Null if there is not exactly one with a name. */
export function onlyChosen(filters: ListingFilters, options: FilterOptions): FilterOption | null {
  const kinds = ["recipient", "category", "occasion", "brand"] as const;
  const count = kinds.reduce((sum, kind) => sum + filters[kind].length, 0);
  if (count !== 1) return null;
  const [only] = kinds.flatMap((kind) => chosenOptions(filters, options, kind));
  return only ?? null;
}
