import { filterInput, type ListingFilters } from "~/domain/listingQuery";
import { PAGE_SIZE } from "~/domain/listingPages";
import { type Market } from "~/domain/market";
import { CARD_KEYS, PRODUCT_KEYS } from "~/domain/presentation";
import { BUSINESS_CHANNEL, isPortalId } from "~/domain/salesChannel";
import {
  type GetAllKeysQueryVariables,
  type GetPagePresentationKeysQueryVariables,
  type GetProductPriceIntervalQueryVariables,
  type GetLocalizedComponentsQueryVariables,
  type GetPopularQueryVariables,
  type CategoriesBySalesChannelQueryVariables,
  type CountryPresentationsQueryVariables,
  type GetProductsMinimalQueryVariables,
  type GetProductsQueryVariables,
  type ProductsFilterQueryVariables,
  type ProductTermsQueryVariables,
  type SingleProductPresentationsQueryVariables,
} from "./generated/cms";

/**
 * The variables of the content queries, in one place: the early script and the screens must use the same ones, or the
 * early answer is not found.
 */

const upper = ({ countryCode, currency }: Market) => ({
  countryCode: countryCode.toUpperCase(),
  currency: currency.toUpperCase(),
});

/** The gifts on the front page. */
export function popularVariables(market: Market, salesChannelId: number): GetPopularQueryVariables {
  return { input: { salesChannelId, ...upper(market), expectedLanguage: market.locale } };
}

/** The categories of the menu; the brands query takes the same variables. */
export function menuVariables(market: Market, salesChannelId: number): CategoriesBySalesChannelQueryVariables {
  return {
    input: { id: salesChannelId, expectedLanguage: market.locale, countryCode: market.countryCode.toUpperCase() },
  };
}

/** The tiles and banners that editors put on the front page. */
export function componentsVariables(market: Market, salesChannelId: number): GetLocalizedComponentsQueryVariables {
  return {
    input: { countryCode: market.countryCode.toUpperCase(), language: market.locale, salesChannelId },
  };
}

/** The editorial content of a country. Its code is in lower case here, and only here (spec §7). */
export function countryVariables(market: Market, salesChannelId: number): CountryPresentationsQueryVariables {
  return {
    input: { countryCode: market.countryCode, expectedLanguage: market.locale, inSalesChannel: salesChannelId },
  };
}

/** One product with its prices and stock. */
export function productVariables(market: Market, salesChannelId: number, productId: string): GetProductsQueryVariables {
  return productsVariables(market, salesChannelId, [productId]);
}

/** The texts of a product without prices and stock, as it may no longer be sold. */
export function productTextsVariables(
  market: Market,
  salesChannelId: number,
  productId: string,
): SingleProductPresentationsQueryVariables {
  return { input: { productId, salesChannelId, expectedLanguage: market.locale } };
}

/** Where a product can be used, and its conditions, without prices and texts. */
export function productTermsVariables(
  market: Market,
  salesChannelId: number,
  productId: string,
): ProductTermsQueryVariables {
  return { input: { productIds: [productId], salesChannelId, expectedLanguage: market.locale } };
}

/** Several products, with everything their own pages need. */
export function productsVariables(
  market: Market,
  salesChannelId: number,
  productIds: string[],
): GetProductsQueryVariables {
  return {
    input: {
      productIds,
      salesChannelId,
      ...upper(market),
      expectedLanguage: market.locale,
      includePresentationKeys: PRODUCT_KEYS,
    },
  };
}

/** Several products, with what a grid needs. */
export function minimalVariables(
  market: Market,
  salesChannelId: number,
  productIds: string[],
): GetProductsMinimalQueryVariables {
  return {
    input: {
      productIds,
      salesChannelId,
      ...upper(market),
      expectedLanguage: market.locale,
      includePresentationKeys: CARD_KEYS,
    },
  };
}

/** The editors' texts of the interface, in one language. */
export function textsVariables(market: Market): GetAllKeysQueryVariables {
  return { expectedLanguage: market.locale };
}

/** The editorial content of a page. */
export function pageVariables(
  market: Market,
  salesChannelId: number,
  pageName: string,
): GetPagePresentationKeysQueryVariables {
  return {
    input: {
      pageName,
      expectedLanguage: market.locale,
      salesChannelId,
      countryCode: market.countryCode.toUpperCase(),
    },
  };
}

/** The lowest and highest price for the price filter. */
export function priceIntervalVariables(market: Market, salesChannelId: number): GetProductPriceIntervalQueryVariables {
  return { input: { salesChannelId, ...upper(market) } };
}

/** Large enough for all flows of a channel on one page (spec §9). */
export const FLOWS_PER_PAGE = 5000;

/** The collection of gift cards of a single brand, which are all that portals list (spec §6). */
const SINGLE_BRANDS = "SingleBrands";

interface ListingAsked {
  market: Market;
  salesChannelId: number;
  filters: ListingFilters;
  /** The department that is shopped for, which counts in the business channel. */
  department?: string | null;
}

/** The input of a list, without the page. */
export function listingInput({
  market,
  salesChannelId,
  filters,
  department,
}: ListingAsked): ProductsFilterQueryVariables["input"] {
  return {
    salesChannelId,
    ...upper(market),
    expectedLanguage: market.locale,
    ...filterInput(filters),
    ...(isPortalId(salesChannelId) && { inCollections: [SINGLE_BRANDS] }),
    ...(department && salesChannelId === BUSINESS_CHANNEL && { associatedB2bDepartment: department }),
    includePresentationKeys: CARD_KEYS,
  };
}

/** One page (from 1) of the list with this input. */
export function listingPageVariables(
  input: ProductsFilterQueryVariables["input"],
  page: number,
): ProductsFilterQueryVariables {
  return {
    input,
    pagination: { page, perPage: PAGE_SIZE },
    ...(isPortalId(input.salesChannelId) && { withHasPricesInStock: true }),
  };
}

/** The first page of the list with these filters. */
export const listingVariables = (asked: ListingAsked) => listingPageVariables(listingInput(asked), 1);
