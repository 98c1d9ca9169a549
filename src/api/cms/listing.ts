import { ask, type AskOptions } from "../ask";
import { type ProductsFilterQuery, type ProductsFilterQueryVariables } from "../generated/cms/answers";
import { productsFilter } from "../generated/cms/productsFilter";
import { listingPageVariables } from "../variables";

/** What a list asks for, without its page: filters, sort and market. */
export type ListingQuery = ProductsFilterQueryVariables["input"];
export type ListingPage = ProductsFilterQuery["productsFilter"];

/** A page of products, and whether something of it was missing or refused. Throws ApiFailure. */
export async function fetchListingPage(
  query: ListingQuery,
  page: number,
  options?: AskOptions,
): Promise<{ answer: ListingPage; incomplete: boolean }> {
  const { data, incomplete } = await ask(productsFilter, listingPageVariables(query, page), options);
  return { answer: data.productsFilter, incomplete };
}
