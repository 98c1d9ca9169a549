import { failureOfCode } from "~/domain/failure";
import { MALFORMED_ANSWER } from "~/domain/failureCode";
import { ApiFailure } from "../apiFailure";
import { ask, type AskOptions } from "../ask";
import { type ProductsFilterQuery, type ProductsFilterQueryVariables } from "../generated/cms/answers";
import { productsFilter } from "../generated/cms/productsFilter";
import { listingPageVariables } from "../variables";

/** What a list asks for, without its page: filters, sort and market. */
export type ListingQuery = ProductsFilterQueryVariables["input"];
export type ListingPage = ProductsFilterQuery["productsFilter"];

/**
 * A page of products, and whether something of it was missing or refused. Throws ApiFailure, also where nothing is left
 * of it: that the list is empty, or ends here, is not known then.
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
