import { chosenOptions, type FilterOption, type FilterOptions } from "~/blocks/ListingFilters/useFilterOptions";
import { type ListingFilters } from "~/domain/listingQuery";

/** The one thing that was chosen, by which a list is called: "For her". Null when it has no name of its own. */
export function onlyChosen(filters: ListingFilters, options: FilterOptions): FilterOption | null {
  const kinds = ["recipient", "category", "occasion", "brand"] as const;
  const count = kinds.reduce((sum, kind) => sum + filters[kind].length, 0);
  if (count !== 1) return null;
  const [only] = kinds.flatMap((kind) => chosenOptions(filters, options, kind));
  return only ?? null;
}
