import { ask, type AskOptions } from "../ask";
import { productsFilter, type ProductsFilterQuery, type ProductsFilterQueryVariables } from "../generated/cms";

/** What a list asks for, without its page: filters, sort and market. */
export type ListingQuery = ProductsFilterQueryVariables["input"];
export type ListingPage = ProductsFilterQuery["productsFilter"];

export const LISTING_PAGE_SIZE = 48;

/** The variables of one page; the early script asks with the same ones. */
export function listingPageVariables(query: ListingQuery, page: number): ProductsFilterQueryVariables {
  return { input: query, pagination: { page, perPage: LISTING_PAGE_SIZE } };
}

/** A page of products, and whether something of it was missing or refused. Throws ApiFailure. */
export async function fetchListingPage(
  query: ListingQuery,
  page: number,
  options?: AskOptions,
): Promise<{ answer: ListingPage; incomplete: boolean }> {
  const { data, incomplete } = await ask(productsFilter, listingPageVariables(query, page), options);
  return { answer: data.productsFilter, incomplete };
}
