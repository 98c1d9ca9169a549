import { type Market } from "~/domain/market";
import {
  type GetAllKeysQueryVariables,
  type GetLocalizedComponentsQueryVariables,
  type GetPopularQueryVariables,
  type CategoriesBySalesChannelQueryVariables,
  type CountryPresentationsQueryVariables,
  type GetProductsQueryVariables,
} from "./generated/cms";

/**
 * The variables of the content queries, made in one place: the early script and the screens must ask with the same
 * ones, or the early answer is not found.
 */

const upper = ({ countryCode, currency }: Market) => ({
  countryCode: countryCode.toUpperCase(),
  currency: currency.toUpperCase(),
});

/** What a card in a grid shows of a product. */
export const CARD_KEYS = ["productTitle", "productLogo", "productLogoSquare", "productSlug", "productCampaign"];

export function popularVariables(market: Market, salesChannelId: number): GetPopularQueryVariables {
  return { input: { salesChannelId, ...upper(market), expectedLanguage: market.locale } };
}

export function menuVariables(market: Market, salesChannelId: number): CategoriesBySalesChannelQueryVariables {
  return {
    input: { id: salesChannelId, expectedLanguage: market.locale, countryCode: market.countryCode.toUpperCase() },
  };
}

export function componentsVariables(market: Market, salesChannelId: number): GetLocalizedComponentsQueryVariables {
  return {
    input: { countryCode: market.countryCode.toUpperCase(), language: market.locale, salesChannelId },
  };
}

/** The country in lower case here, and only here (spec §7). */
export function countryVariables(market: Market, salesChannelId: number): CountryPresentationsQueryVariables {
  return {
    input: { countryCode: market.countryCode, expectedLanguage: market.locale, inSalesChannel: salesChannelId },
  };
}

export function productVariables(market: Market, salesChannelId: number, productId: string): GetProductsQueryVariables {
  return {
    input: { productIds: [productId], salesChannelId, ...upper(market), expectedLanguage: market.locale },
  };
}

export function textsVariables(market: Market): GetAllKeysQueryVariables {
  return { expectedLanguage: market.locale };
}
