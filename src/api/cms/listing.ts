import { failureOfCode } from "~/domain/failure";
import { MALFORMED_ANSWER } from "~/domain/failureCode";
import { ApiFailure } from "../apiFailure";
import { ask, type AskOptions } from "../ask";
import { type ProductsFilterQuery, type ProductsFilterQueryVariables } from "../generated/cms/answers";
import { productsFilter } from "../generated/cms/productsFilter";
import { listingPageVariables } from "../variables";

/** The input of a list, without the page: filters, sort order and market. */
export type ListingQuery = ProductsFilterQueryVariables["input"];
export type ListingPage = ProductsFilterQuery["productsFilter"];

/**
 * A page of products, and whether it is incomplete. Throws ApiFailure, also if it is incomplete and has no products
 * left: then it is not known whether the list is empty or ends here.
 */
export async function fetchListingPage(
  query: ListingQuery,
  page: number,
  options?: AskOptions,
): Promise<{ answer: ListingPage; incomplete: boolean }> {
  const { data, incomplete } = await ask(productsFilter, listingPageVariables(query, page), options);
  if (incomplete && data.productsFilter.items.length === 0) throw new ApiFailure(failureOfCode(MALFORMED_ANSWER));
  return { answer: data.productsFilter, incomplete };
}
