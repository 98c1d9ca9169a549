import { useState } from "react";
import { notInChannel } from "~/domain/failure";
import { BUSINESS_CHANNEL, CONSUMER_CHANNEL } from "~/domain/salesChannel";
import { noFilters } from "~/domain/listingQuery";
import { type Market } from "~/domain/market";
import {
  brandsBySalesChannel,
  categoriesBySalesChannel,
  countryPresentations,
  getLocalizedComponents,
  getPagePresentationKeys,
  getPopular,
  getProductPriceInterval,
  getProducts,
  getProductsMinimal,
  type GetProductsMinimalQuery,
  productsFilter,
  productTerms,
  salesFlows,
  singleProductPresentations,
} from "../generated/cms";
import { getGlobalizationConfig } from "../generated/commerce";
import {
  componentsVariables,
  countryVariables,
  FLOWS_PER_PAGE,
  listingVariables,
  menuVariables,
  minimalVariables,
  pageVariables,
  popularVariables,
  priceIntervalVariables,
  productTermsVariables,
  productTextsVariables,
  productVariables,
} from "../variables";
import { prefetchAnswer } from "./answers";
import { useAnswer } from "./useAnswer";
import { useInEitherChannel } from "./useInEitherChannel";

export type { CategoriesBySalesChannelQuery, GetLocalizedComponentsQuery } from "../generated/cms";

/** Hooks over reference data of a market and a sales channel, one for each query. `wanted: false` makes no request. */

export const usePopular = (market: Market, channelId: number, wanted = true) =>
  useAnswer(getPopular, wanted ? popularVariables(market, channelId) : null);

export const useMenu = (market: Market, channelId: number, wanted = true) =>
  useAnswer(categoriesBySalesChannel, wanted ? menuVariables(market, channelId) : null);

export const useBrands = (market: Market, channelId: number, wanted = true) =>
  useAnswer(brandsBySalesChannel, wanted ? menuVariables(market, channelId) : null);

export const useHomeComponents = (market: Market, channelId: number) =>
  useAnswer(getLocalizedComponents, componentsVariables(market, channelId));

export const useCountryPresentation = (market: Market, channelId: number) =>
  useAnswer(countryPresentations, countryVariables(market, channelId));

export const usePage = (market: Market, channelId: number, pageName: string | null) =>
  useAnswer(getPagePresentationKeys, pageName === null ? null : pageVariables(market, channelId, pageName));

export const usePriceInterval = (market: Market, channelId: number) =>
  useAnswer(getProductPriceInterval, priceIntervalVariables(market, channelId));

/** More are requested than are shown, as those that cannot be bought now are left out afterwards. */
const FIRST_GIFTS = { page: 1, perPage: 20 };

/** The first gifts of a channel's list, in the editors' order. */
export const useFirstGifts = (market: Market, channelId: number, wanted = true) =>
  useAnswer(
    productsFilter,
    wanted
      ? { ...listingVariables({ market, salesChannelId: channelId, filters: noFilters() }), pagination: FIRST_GIFTS }
      : null,
  );

/** One product with prices and stock; null makes no request. */
export const useProduct = (market: Market, channelId: number, productId: string | null) =>
  useAnswer(getProducts, productId === null ? null : productVariables(market, channelId, productId));

/** One product, from the consumer channel where this one does not sell it. */
export const useProductAnywhere = (market: Market, channelId: number, productId: string) =>
  useInEitherChannel(getProducts, channelId, (channel) => productVariables(market, channel, productId));

/** The editors' texts of one product, from the consumer channel where this one does not sell it. */
export const useProductTexts = (market: Market, channelId: number, productId: string) =>
  useInEitherChannel(singleProductPresentations, channelId, (channel) =>
    productTextsVariables(market, channel, productId),
  );

/** The terms of one product: like its texts, and in one request with them. */
export const useProductTerms = (market: Market, channelId: number, productId: string) =>
  useInEitherChannel(productTerms, channelId, (channel) => productTermsVariables(market, channel, productId));

/**
 * Products by their ids, for a grid. The server refuses the whole query if the channel does not sell one of them
 * (spec §8); the product that the failure names is then left out, and the query made again.
 */
export function useProductsMinimal(market: Market, channelId: number, productIds: string[]) {
  const [refused, setRefused] = useState<{ channelId: number; ids: readonly string[] }>({ channelId, ids: [] });
  const gone = refused.channelId === channelId ? refused.ids : [];
  const wanted = productIds.filter((id) => !gone.includes(id));
  const answer = useAnswer(
    getProductsMinimal,
    wanted.length === 0 ? null : minimalVariables(market, channelId, wanted),
  );
  const named = answer.failure && notInChannel(answer.failure, wanted);
  if (named) setRefused({ channelId, ids: [...gone, named] });
  return productIds.length > 0 && wanted.length === 0 ? { ...answer, data: NO_PRODUCTS } : answer;
}

const NO_PRODUCTS: GetProductsMinimalQuery = { getProductsMinimal: [] };

/** Requests a product that the person may be about to open (it is hovered or focused). */
export const prefetchProduct = (market: Market, channelId: number, productId: string) =>
  prefetchAnswer(getProducts, productVariables(market, channelId, productId));

/** The markets a channel sells in. */
export const useSalesFlows = (channelId: number, wanted = true) =>
  useAnswer(
    salesFlows,
    wanted
      ? {
          input: { salesChannelId: channelId, published: true, resolveUseSalesFlowFromOther: true },
          pagination: { page: 1, perPage: FLOWS_PER_PAGE },
        }
      : null,
  );

/**
 * The markets that a person can switch to from a channel: its own, and for the business channel, which sells in few
 * countries (spec §1), also the consumer channel's. The channel's own come first, as `flowOf` takes the first.
 */
export function useOpenFlows(channelId: number) {
  const own = useSalesFlows(channelId);
  const isFew = channelId === BUSINESS_CHANNEL;
  const others = useSalesFlows(CONSUMER_CHANNEL, isFew);
  const all = isFew ? [own, others] : [own];
  return {
    flows: all.every(({ data }) => data) ? all.flatMap(({ data }) => data?.salesFlows.items ?? []) : null,
    failure: all.find(({ failure }) => failure)?.failure ?? null,
    again: () => all.forEach(({ failure, again }) => failure && again()),
  };
}

/** Names of countries, currencies and languages, for the pickers and forms. */
export const useGlobalization = () => useAnswer(getGlobalizationConfig, {});
