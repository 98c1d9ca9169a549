import { type ListingPage, type ListingQuery } from "../cms/listing";
import { peekEarly, prefetch } from "../ask";
import { productsFilter } from "../generated/cms/productsFilter";
import { listingPageVariables } from "../variables";

export { listingInput } from "../variables";
export type { ListingQuery };

export type ListedProduct = ListingPage["items"][number];

/** Requests the first page of a list that is about to be opened, while the screen is still being drawn. */
export function prefetchListing(query: ListingQuery): void {
  prefetch(productsFilter, listingPageVariables(query, 1));
}

/**
 * The first page of a list, if its early answer has already come; it is taken once. Null also if the answer is
 * incomplete and has no products left: then it must be requested again.
 */
export function peekFirstPage(query: ListingQuery): { answer: ListingPage; incomplete: boolean } | null {
  const early = peekEarly(productsFilter, listingPageVariables(query, 1));
  if (early?.incomplete && early.data.productsFilter.items.length === 0) return null;
  return early ? { answer: early.data.productsFilter, incomplete: early.incomplete } : null;
}
