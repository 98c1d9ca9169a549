import { type ListingPage, type ListingQuery } from "../cms/listing";
import { peekEarly, prefetch } from "../ask";
import { productsFilter } from "../generated/cms/productsFilter";
import { listingPageVariables } from "../variables";

export { listingInput } from "../variables";
export type { ListingQuery };

export type ListedProduct = ListingPage["items"][number];

/** Asks for the first page of a list that the address is about to name, while the screen is still drawn for it. */
export function prefetchListing(query: ListingQuery): void {
  prefetch(productsFilter, listingPageVariables(query, 1));
}

/**
 * The first page of a list when the early script has its answer already; it is taken once. One of which nothing is left
 * is asked for again.
 */
export function peekFirstPage(query: ListingQuery): { answer: ListingPage; incomplete: boolean } | null {
  const early = peekEarly(productsFilter, listingPageVariables(query, 1));
  if (early?.incomplete && early.data.productsFilter.items.length === 0) return null;
  return early ? { answer: early.data.productsFilter, incomplete: early.incomplete } : null;
}
