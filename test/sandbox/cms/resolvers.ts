import type {
  CountryPresentationsInput,
  GetProductsInput,
  LocalizedComponentsInput,
  MenuInput,
  PageInput,
  PopularInput,
  PriceIntervalInput,
  ProductsFilterInput,
  SalesFlowsInput,
  SingleProductInput,
} from "~/api/generated/cms";
import { isSoldIn } from "../data/catalogue";
import { activeChannel, salesChannels } from "../data/channels";
import { priceSpanOf, productsFor, type ListingQuestion } from "../data/listing";
import { presentationsOf } from "../data/presentations";
import { countryOf } from "../data/world";
import type { Resolvers, SandboxParts } from "../parts";
import { refusal } from "../commerce/refusals";
import { changedTextAnswers, componentAnswers, countryAnswer, pageAnswer } from "./editorialAnswers";
import { channelAnswer, flowAnswers } from "./marketAnswers";
import { brandAnswer, brandsIn, categoriesIn, categoryAnswer, typesIn } from "./menuAnswers";
import { knownProduct, listedAnswer, minimalAnswer, productAnswer, type Asked } from "./productAnswers";
import {
  checkedIds,
  checkedInterval,
  checkedPagination,
  knownChannel,
  knownCurrency,
  knownFlow,
  knownLanguage,
  pageOf,
  type Pagination,
} from "./refuse";

const MOST_PER_PAGE = 200;
const MOST_FLOWS = 5000;
const MOST_IDS = 500;
const POPULAR = 12;

interface Input<Fields> {
  input: Fields;
}

/** The queries of the content service over the sandbox's data. Refusals carry `extensions.code`. */
export function cmsResolvers(parts: SandboxParts): Resolvers {
  const { catalogue, shelf } = parts;

  const askedProducts = (input: GetProductsInput): Asked => {
    knownChannel(input.salesChannelId);
    const flow = input.countryCode == null ? undefined : knownFlow(input.salesChannelId, input.countryCode);
    return {
      salesChannelId: input.salesChannelId,
      language: knownLanguage(input.expectedLanguage),
      currency: input.currency == null ? null : knownCurrency(input.currency, flow),
      keys: input.includePresentationKeys ?? null,
    };
  };
  const productsOf = ({ productIds, salesChannelId }: GetProductsInput) =>
    checkedIds("productIds", productIds, MOST_IDS).map((id) => knownProduct(parts, id, salesChannelId));

  function listingQuestion(input: ProductsFilterInput): ListingQuestion {
    const flow = knownFlow(input.salesChannelId, input.countryCode);
    checkedInterval(input.priceMin, input.priceMax);
    return {
      ...input,
      countryCode: flow.countryCode,
      currency: knownCurrency(input.currency, flow),
      language: knownLanguage(input.expectedLanguage),
      orderBy: input.orderBy ?? "SortingPosition",
      descending: input.orderDirection === "Desc",
      department: input.associatedB2bDepartment ?? null,
      onlyInStock: knownChannel(input.salesChannelId).group === "Portal",
    };
  }

  const everything = (input: PopularInput | PriceIntervalInput, language: string): ListingQuestion => {
    const flow = knownFlow(input.salesChannelId, input.countryCode);
    const currency = knownCurrency(input.currency, flow);
    const { salesChannelId } = input;
    const { countryCode } = flow;
    return {
      salesChannelId,
      countryCode,
      currency,
      language,
      orderBy: "SortingPosition",
      descending: false,
      department: null,
      onlyInStock: true,
    };
  };

  /** One product of a brand, and no card of our own: those have a place of their own on the home screen. */
  function popularProducts(question: ListingQuestion) {
    const seen = new Set<string>();
    return productsFor(catalogue, shelf, question)
      .filter(({ brand }) => brand && !seen.has(brand.id) && seen.add(brand.id))
      .slice(0, POPULAR);
  }

  return {
    Query: {
      getProducts: (_: unknown, { input }: Input<GetProductsInput>) => {
        const asked = askedProducts(input);
        return productsOf(input).map((product) => productAnswer(parts, product, asked));
      },
      getProductsMinimal: (_: unknown, { input }: Input<GetProductsInput>) => {
        const asked = askedProducts(input);
        return productsOf(input).map((product) => minimalAnswer(parts, product, asked));
      },
      singleProductPresentations: (_: unknown, { input }: Input<SingleProductInput>) => {
        knownChannel(input.salesChannelId);
        const product = knownProduct(parts, input.productId, input.salesChannelId);
        return {
          productId: product.id,
          presentations: presentationsOf(catalogue, product, knownLanguage(input.expectedLanguage)),
        };
      },
      salesChannelById: (_: unknown, { id }: { id: number }) => {
        const channel = activeChannel(id);
        return channel ? channelAnswer(channel) : null;
      },
      salesChannelBySlug: (_: unknown, { slug }: { slug: string }) => {
        const channel = salesChannels.find(({ urlSlug, active }) => active && urlSlug === slug);
        return channel ? channelAnswer(channel) : null;
      },
      salesFlows: (_: unknown, { input, pagination }: { input?: SalesFlowsInput; pagination?: Pagination }) => {
        if (input?.salesChannelId != null) knownChannel(input.salesChannelId);
        const asked = checkedPagination(pagination ?? { page: 1, perPage: MOST_FLOWS }, MOST_FLOWS);
        return pageOf(flowAnswers(input ?? { published: true }), asked);
      },
      countryPresentations: (_: unknown, { input }: Input<CountryPresentationsInput>) => {
        const { countryCode, expectedLanguage, inSalesChannel } = input;
        knownChannel(inSalesChannel);
        const country = countryOf(countryCode.toUpperCase());
        if (!country || countryCode !== countryCode.toLowerCase()) {
          throw refusal("UnsupportedCountry", `There is no country '${countryCode}'`);
        }
        return countryAnswer(country.code, knownLanguage(expectedLanguage));
      },
      localizedComponents: (_: unknown, { input }: Input<LocalizedComponentsInput>) => {
        const flow = knownFlow(input.salesChannelId, input.countryCode);
        return componentAnswers(flow.salesChannelId, flow.countryCode, knownLanguage(input.language));
      },
      categoriesBySalesChannel: (_: unknown, { input }: Input<MenuInput>) => {
        const flow = knownFlow(input.id, input.countryCode);
        const language = knownLanguage(input.expectedLanguage);
        return {
          categories: categoriesIn(parts, input.id, flow.countryCode).map((each) => categoryAnswer(each, language)),
          types: typesIn(parts, knownChannel(input.id), flow.countryCode),
        };
      },
      brandsBySalesChannel: (_: unknown, { input }: Input<MenuInput>) => {
        const flow = knownFlow(input.id, input.countryCode);
        const language = knownLanguage(input.expectedLanguage);
        return brandsIn(parts, input.id, flow.countryCode).map((brand) => brandAnswer(brand, language));
      },
      popular: (_: unknown, { input }: Input<PopularInput>) => {
        const language = knownLanguage(input.expectedLanguage);
        const question = everything(input, language);
        const asked = { ...question, keys: null };
        return {
          categories: categoriesIn(parts, input.salesChannelId, question.countryCode)
            .filter(({ includeInPopular }) => includeInPopular)
            .map((each) => categoryAnswer(each, language)),
          products: popularProducts(question).map((product) => listedAnswer(parts, product, asked)),
        };
      },
      productsFilter: (
        _: unknown,
        args: Input<ProductsFilterInput> & { pagination: Pagination; withHasPricesInStock?: boolean | null },
      ) => {
        const question = listingQuestion(args.input);
        const pagination = checkedPagination(args.pagination, MOST_PER_PAGE);
        const page = pageOf(productsFor(catalogue, shelf, question), pagination);
        const asked = {
          ...question,
          keys: args.input.includePresentationKeys ?? null,
          withStock: args.withHasPricesInStock === true,
          withCountries: args.input.includeRedeemableCountries === true,
        };
        return {
          ...page,
          items: page.items.map((product) => listedAnswer(parts, product, asked)),
          hasPhysicalProducts: catalogue.products.some(
            (product) =>
              product.productType === "PhysicalProduct" &&
              isSoldIn(product, question.salesChannelId, question.countryCode),
          ),
        };
      },
      productPriceInterval: (_: unknown, { input }: Input<PriceIntervalInput>) => {
        const question = everything(input, "en");
        const spans = productsFor(catalogue, shelf, { ...question, onlyInStock: false }).map((product) =>
          priceSpanOf(catalogue, product, question.currency, shelf),
        );
        if (spans.length === 0) return null;
        return {
          currency: question.currency,
          min: spans.reduce((lowest, { min }) => Math.min(lowest, min), Infinity),
          max: spans.reduce((highest, { max }) => Math.max(highest, max), 0),
        };
      },
      pagePresentationKeys: (_: unknown, { input }: Input<PageInput>) => {
        knownFlow(input.salesChannelId, input.countryCode);
        return pageAnswer(input.pageName, knownLanguage(input.expectedLanguage));
      },
      allKeys: (_: unknown, { expectedLanguage }: { expectedLanguage: string }) =>
        changedTextAnswers(knownLanguage(expectedLanguage)),
    },
  };
}
