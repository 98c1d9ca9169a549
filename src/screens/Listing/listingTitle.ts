import { chosenOptions, type FilterOptions } from "~/blocks/ListingFilters/useFilterOptions";
import { type ListingFilters } from "~/domain/listingQuery";

/** What a list is called when one thing alone was chosen: "For her". Null when it has no name of its own. */
export function listingTitle(filters: ListingFilters, options: FilterOptions): string | null {
  const kinds = ["recipient", "category", "occasion", "brand"] as const;
  const count = kinds.reduce((sum, kind) => sum + filters[kind].length, 0);
  if (count !== 1) return null;
  const [only] = kinds.flatMap((kind) => chosenOptions(filters, options, kind));
  return only?.name ?? null;
}
