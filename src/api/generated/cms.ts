// Written by `npm run codegen` from the schema and the GraphQL documents of this service. Change those instead.

import { type Operation } from "../operation";

export type DeliveryMethod = "Email" | "Sms" | "Physical" | "CsvByEmail" | "Webhook";
export type CategoryGroup = "recipient" | "regular" | "occasion";
export type SalesChannelGroup = "Website" | "Portal";
export type SalesChannelSource = "Website" | "Portal";
export type TemplateType = "Banner" | "Tile";
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type GetProductsInput = {
  productIds: Array<string>;
  salesChannelId: number;
  countryCode?: string | null | undefined;
  currency?: string | null | undefined;
  expectedLanguage: string;
  includePresentationKeys?: Array<string> | null | undefined;
};

export type SingleProductInput = {
  productId: string;
  salesChannelId: number;
  expectedLanguage: string;
};

export type ProductType =
  | 'Giftcard'
  | 'PhysicalProduct';

export type ProductsFilterInput = {
  salesChannelId: number;
  countryCode: string;
  currency: string;
  expectedLanguage: string;
  inCategories?: Array<string> | null | undefined;
  /** Ids of brands. */
  inBrands?: Array<string> | null | undefined;
  productType?: ProductType | null | undefined;
  priceMin?: number | null | undefined;
  priceMax?: number | null | undefined;
  orderBy?: ProductOrder | null | undefined;
  orderDirection?: OrderDirection | null | undefined;
  associatedB2bDepartment?: string | null | undefined;
  includeRedeemableCountries?: boolean | null | undefined;
  includePresentationKeys?: Array<string> | null | undefined;
};

export type ProductOrder =
  | 'SortingPosition'
  | 'Alphabetic'
  | 'Price';

export type OrderDirection =
  | 'Asc'
  | 'Desc';

export type PaginationInput = {
  page: number;
  perPage: number;
};

export type PriceIntervalInput = {
  salesChannelId: number;
  countryCode: string;
  currency: string;
};

export type MenuInput = {
  id: number;
  expectedLanguage: string;
  countryCode: string;
};

export type PopularInput = {
  salesChannelId: number;
  countryCode: string;
  currency: string;
  expectedLanguage: string;
};

export type SalesFlowsInput = {
  salesChannelId?: number | null | undefined;
  published?: boolean | null | undefined;
  resolveUseSalesFlowFromOther?: boolean | null | undefined;
};

export type CountryPresentationsInput = {
  /** Lower case. */
  countryCode: string;
  expectedLanguage: string;
  inSalesChannel: number;
};

export type LocalizedComponentsInput = {
  countryCode: string;
  language: string;
  salesChannelId: number;
};

export type PageInput = {
  pageName: string;
  expectedLanguage: string;
  salesChannelId: number;
  countryCode: string;
};

export type CountryPresentationsQueryVariables = Exact<{
  input: CountryPresentationsInput;
}>;


export type CountryPresentationsQuery = { countryPresentations: { countryCode: string, serviceMessage: { title: string | null, body: string | null, link: string | null, linkLabel: string | null, closable: string | null, showMessage: boolean } | null, presentations: Array<{ presentationKey: string, languageCode: string | null, textContent: string | null, images: Array<{ source: string, thumbnail: string | null }> }> } | null };

export type GetLocalizedComponentsQueryVariables = Exact<{
  input: LocalizedComponentsInput;
}>;


export type GetLocalizedComponentsQuery = { localizedComponents: Array<{ id: string, templateId: string | null, templateType: TemplateType | (string & {}), associatedCountries: Array<string>, salesChannelIds: Array<number>, index: number, status: string | null, localizedContent: { title: string | null, text: string | null, link: string | null, linkLabel: string | null, image: string | null, mobileImage: string | null } | null }> };

export type GetPagePresentationKeysQueryVariables = Exact<{
  input: PageInput;
}>;


export type GetPagePresentationKeysQuery = { pagePresentationKeys: { pageName: string, title: string | null, body: string | null, metaTitle: string | null, metaDescription: string | null, presentations: Array<{ presentationKey: string, languageCode: string | null, textContent: string | null, images: Array<{ source: string, thumbnail: string | null }> }> } | null };

export type GetAllKeysQueryVariables = Exact<{
  expectedLanguage: string;
}>;


export type GetAllKeysQuery = { allKeys: Array<{ key: string, translatedValue: string }> };

export type FlowPartsFragment = { countryCode: string, defaultCurrency: string, defaultLanguage: string, defaultLocale: string, supportedCurrencies: Array<string>, supportedLanguages: Array<string>, displayCurrency: string | null, salesChannelId: number, published: boolean };

export type SalesFlowsQueryVariables = Exact<{
  input?: SalesFlowsInput | null | undefined;
  pagination?: PaginationInput | null | undefined;
}>;


export type SalesFlowsQuery = { salesFlows: { items: Array<{ countryCode: string, defaultCurrency: string, defaultLanguage: string, defaultLocale: string, supportedCurrencies: Array<string>, supportedLanguages: Array<string>, displayCurrency: string | null, salesChannelId: number, published: boolean }>, pagingInfo: { page: number, perPage: number, totalPages: number, totalItems: number } } };

export type ChannelPartsFragment = { id: number, name: string, group: SalesChannelGroup | (string & {}), source: SalesChannelSource | (string & {}), languageCode: string | null, urlSlug: string | null, isActive: boolean, allowsWhiteLabeling: boolean, salesChannelConfigs: string | null, settings: { logoUrl: string | null, bannerUrl: string | null, colorScheme: string | null } | null };

export type GetSalesChannelByIdQueryVariables = Exact<{
  id: number;
}>;


export type GetSalesChannelByIdQuery = { salesChannelById: { id: number, name: string, group: SalesChannelGroup | (string & {}), source: SalesChannelSource | (string & {}), languageCode: string | null, urlSlug: string | null, isActive: boolean, allowsWhiteLabeling: boolean, salesChannelConfigs: string | null, settings: { logoUrl: string | null, bannerUrl: string | null, colorScheme: string | null } | null } | null };

export type CategoryPartsFragment = { id: string, group: CategoryGroup | (string & {}), label: string | null, prioritisedMenuItem: boolean, link: string | null, categorySlug: string | null, availableInCountries: Array<string> | null, includeInPopular: boolean, categorySortingHome: number | null, categoryHideInFilters: boolean, presentations: Array<{ presentationKey: string, languageCode: string | null, textContent: string | null, images: Array<{ source: string, thumbnail: string | null }> }> };

export type CategoriesBySalesChannelQueryVariables = Exact<{
  input: MenuInput;
}>;


export type CategoriesBySalesChannelQuery = { categoriesBySalesChannel: { types: Array<ProductType | (string & {})> | null, categories: Array<{ id: string, group: CategoryGroup | (string & {}), label: string | null, prioritisedMenuItem: boolean, link: string | null, categorySlug: string | null, availableInCountries: Array<string> | null, includeInPopular: boolean, categorySortingHome: number | null, categoryHideInFilters: boolean, presentations: Array<{ presentationKey: string, languageCode: string | null, textContent: string | null, images: Array<{ source: string, thumbnail: string | null }> }> }> } };

export type BrandsBySalesChannelQueryVariables = Exact<{
  input: MenuInput;
}>;


export type BrandsBySalesChannelQuery = { brandsBySalesChannel: Array<{ id: string, name: string, label: string | null, prioritisedMenuItem: boolean, availableInCountries: Array<string> | null }> };

export type GetPopularQueryVariables = Exact<{
  input: PopularInput;
}>;


export type GetPopularQuery = { popular: { categories: Array<{ id: string, group: CategoryGroup | (string & {}), label: string | null, prioritisedMenuItem: boolean, link: string | null, categorySlug: string | null, availableInCountries: Array<string> | null, includeInPopular: boolean, categorySortingHome: number | null, categoryHideInFilters: boolean, presentations: Array<{ presentationKey: string, languageCode: string | null, textContent: string | null, images: Array<{ source: string, thumbnail: string | null }> }> }>, products: Array<{ id: string, productType: ProductType | (string & {}), brandId: string | null, minPrice: number | null, maxPrice: number | null, priceCurrency: string, availableInCountries: Array<string> | null, allSkusOutOfStock: boolean, hasPricesInStock: boolean | null, presentations: Array<{ presentationKey: string, languageCode: string | null, textContent: string | null, images: Array<{ source: string, thumbnail: string | null }> }> }> } };

export type PresentationPartsFragment = { presentationKey: string, languageCode: string | null, textContent: string | null, images: Array<{ source: string, thumbnail: string | null }> };

export type ListedPartsFragment = { id: string, productType: ProductType | (string & {}), brandId: string | null, minPrice: number | null, maxPrice: number | null, priceCurrency: string, availableInCountries: Array<string> | null, allSkusOutOfStock: boolean, hasPricesInStock: boolean | null, presentations: Array<{ presentationKey: string, languageCode: string | null, textContent: string | null, images: Array<{ source: string, thumbnail: string | null }> }> };

export type GetProductsQueryVariables = Exact<{
  input: GetProductsInput;
}>;


export type GetProductsQuery = { getProducts: Array<{ id: string, productType: ProductType | (string & {}), brandId: string | null, minPrice: number | null, defaultPriceCurrency: string, redeemableInCountries: Array<string>, disclaimer: string | null, availableInCountries: Array<string> | null, collections: Array<string>, categoryIds: Array<string>, stockInfo: { allSkusOutOfStock: boolean } | null, deliveryMethods: Array<{ deliveryMethod: DeliveryMethod | (string & {}), hasPricesInStock: boolean, inventory: Array<{ sku: string, quantityInStock: number | null, inStock: boolean, price: number | null, priceCurrency: string, priceMin: number | null, priceMax: number | null, priceStep: number | null, defaultPrice: number | null, defaultPriceCurrency: string, defaultPriceMin: number | null, defaultPriceMax: number | null, defaultPriceStep: number | null, attributes: Array<{ name: string, value: string }> }> }>, presentations: Array<{ presentationKey: string, languageCode: string | null, textContent: string | null, images: Array<{ source: string, thumbnail: string | null }> }> }> };

export type SingleProductPresentationsQueryVariables = Exact<{
  input: SingleProductInput;
}>;


export type SingleProductPresentationsQuery = { singleProductPresentations: { productId: string, presentations: Array<{ presentationKey: string, languageCode: string | null, textContent: string | null, images: Array<{ source: string, thumbnail: string | null }> }> } | null };

export type ProductsFilterQueryVariables = Exact<{
  input: ProductsFilterInput;
  pagination: PaginationInput;
  withHasPricesInStock?: boolean | null | undefined;
}>;


export type ProductsFilterQuery = { productsFilter: { hasPhysicalProducts: boolean | null, items: Array<{ id: string, productType: ProductType | (string & {}), brandId: string | null, minPrice: number | null, maxPrice: number | null, priceCurrency: string, availableInCountries: Array<string> | null, allSkusOutOfStock: boolean, hasPricesInStock: boolean | null, presentations: Array<{ presentationKey: string, languageCode: string | null, textContent: string | null, images: Array<{ source: string, thumbnail: string | null }> }> }>, pagingInfo: { page: number, perPage: number, totalPages: number, totalItems: number } } };

export type GetProductPriceIntervalQueryVariables = Exact<{
  input: PriceIntervalInput;
}>;


export type GetProductPriceIntervalQuery = { productPriceInterval: { currency: string, min: number, max: number } | null };

export const brandsBySalesChannel: Operation<BrandsBySalesChannelQuery, BrandsBySalesChannelQueryVariables> = {
  name: "brandsBySalesChannel",
  service: "cms",
  kind: "query",
  text: "query brandsBySalesChannel($input:MenuInput!){brandsBySalesChannel(input:$input){id name label prioritisedMenuItem availableInCountries}}",
  shape: {"brandsBySalesChannel":["!*!",{"id":"s!","name":"s!","label":"s","prioritisedMenuItem":"b!","availableInCountries":"s!*"}]},
};

export const categoriesBySalesChannel: Operation<CategoriesBySalesChannelQuery, CategoriesBySalesChannelQueryVariables> = {
  name: "categoriesBySalesChannel",
  service: "cms",
  kind: "query",
  text: "query categoriesBySalesChannel($input:MenuInput!){categoriesBySalesChannel(input:$input){categories{...CategoryParts}types}}fragment CategoryParts on Category{id group label prioritisedMenuItem link categorySlug availableInCountries includeInPopular categorySortingHome categoryHideInFilters presentations{...PresentationParts}}fragment PresentationParts on Presentation{presentationKey languageCode textContent images{source thumbnail}}",
  shape: {"categoriesBySalesChannel":["!",{"categories":["!*!",{"id":"s!","group":"s!","label":"s","prioritisedMenuItem":"b!","link":"s","categorySlug":"s","availableInCountries":"s!*","includeInPopular":"b!","categorySortingHome":"n","categoryHideInFilters":"b!","presentations":["!*!",{"presentationKey":"s!","languageCode":"s","textContent":"s","images":["!*!",{"source":"s!","thumbnail":"s"}]}]}],"types":"s!*"}]},
};

export const countryPresentations: Operation<CountryPresentationsQuery, CountryPresentationsQueryVariables> = {
  name: "countryPresentations",
  service: "cms",
  kind: "query",
  text: "query countryPresentations($input:CountryPresentationsInput!){countryPresentations(input:$input){countryCode serviceMessage{title body link linkLabel closable showMessage}presentations{...PresentationParts}}}fragment PresentationParts on Presentation{presentationKey languageCode textContent images{source thumbnail}}",
  shape: {"countryPresentations":{"countryCode":"s!","serviceMessage":{"title":"s","body":"s","link":"s","linkLabel":"s","closable":"s","showMessage":"b!"},"presentations":["!*!",{"presentationKey":"s!","languageCode":"s","textContent":"s","images":["!*!",{"source":"s!","thumbnail":"s"}]}]}},
};

export const getAllKeys: Operation<GetAllKeysQuery, GetAllKeysQueryVariables> = {
  name: "GetAllKeys",
  service: "cms",
  kind: "query",
  text: "query GetAllKeys($expectedLanguage:String!){allKeys(expectedLanguage:$expectedLanguage){key translatedValue}}",
  shape: {"allKeys":["!*!",{"key":"s!","translatedValue":"s!"}]},
};

export const getLocalizedComponents: Operation<GetLocalizedComponentsQuery, GetLocalizedComponentsQueryVariables> = {
  name: "GetLocalizedComponents",
  service: "cms",
  kind: "query",
  text: "query GetLocalizedComponents($input:LocalizedComponentsInput!){localizedComponents(input:$input){id templateId templateType associatedCountries salesChannelIds index status localizedContent{title text link linkLabel image mobileImage}}}",
  shape: {"localizedComponents":["!*!",{"id":"s!","templateId":"s","templateType":"s!","associatedCountries":"s!*!","salesChannelIds":"n!*!","index":"n!","status":"s","localizedContent":{"title":"s","text":"s","link":"s","linkLabel":"s","image":"s","mobileImage":"s"}}]},
};

export const getPagePresentationKeys: Operation<GetPagePresentationKeysQuery, GetPagePresentationKeysQueryVariables> = {
  name: "getPagePresentationKeys",
  service: "cms",
  kind: "query",
  text: "query getPagePresentationKeys($input:PageInput!){pagePresentationKeys(input:$input){pageName title body metaTitle metaDescription presentations{...PresentationParts}}}fragment PresentationParts on Presentation{presentationKey languageCode textContent images{source thumbnail}}",
  shape: {"pagePresentationKeys":{"pageName":"s!","title":"s","body":"s","metaTitle":"s","metaDescription":"s","presentations":["!*!",{"presentationKey":"s!","languageCode":"s","textContent":"s","images":["!*!",{"source":"s!","thumbnail":"s"}]}]}},
};

export const getPopular: Operation<GetPopularQuery, GetPopularQueryVariables> = {
  name: "getPopular",
  service: "cms",
  kind: "query",
  text: "query getPopular($input:PopularInput!){popular(input:$input){categories{...CategoryParts}products{...ListedParts}}}fragment CategoryParts on Category{id group label prioritisedMenuItem link categorySlug availableInCountries includeInPopular categorySortingHome categoryHideInFilters presentations{...PresentationParts}}fragment PresentationParts on Presentation{presentationKey languageCode textContent images{source thumbnail}}fragment ListedParts on ListedProduct{id productType brandId minPrice maxPrice priceCurrency availableInCountries allSkusOutOfStock hasPricesInStock presentations{...PresentationParts}}",
  shape: {"popular":["!",{"categories":["!*!",{"id":"s!","group":"s!","label":"s","prioritisedMenuItem":"b!","link":"s","categorySlug":"s","availableInCountries":"s!*","includeInPopular":"b!","categorySortingHome":"n","categoryHideInFilters":"b!","presentations":["!*!",{"presentationKey":"s!","languageCode":"s","textContent":"s","images":["!*!",{"source":"s!","thumbnail":"s"}]}]}],"products":["!*!",{"id":"s!","productType":"s!","brandId":"s","minPrice":"n","maxPrice":"n","priceCurrency":"s!","availableInCountries":"s!*","allSkusOutOfStock":"b!","hasPricesInStock":"b","presentations":["!*!",{"presentationKey":"s!","languageCode":"s","textContent":"s","images":["!*!",{"source":"s!","thumbnail":"s"}]}]}]}]},
};

export const getProductPriceInterval: Operation<GetProductPriceIntervalQuery, GetProductPriceIntervalQueryVariables> = {
  name: "GetProductPriceInterval",
  service: "cms",
  kind: "query",
  text: "query GetProductPriceInterval($input:PriceIntervalInput!){productPriceInterval(input:$input){currency min max}}",
  shape: {"productPriceInterval":{"currency":"s!","min":"n!","max":"n!"}},
};

export const getProducts: Operation<GetProductsQuery, GetProductsQueryVariables> = {
  name: "getProducts",
  service: "cms",
  kind: "query",
  text: "query getProducts($input:GetProductsInput!){getProducts(input:$input){id productType brandId minPrice defaultPriceCurrency redeemableInCountries disclaimer availableInCountries stockInfo{allSkusOutOfStock}deliveryMethods{deliveryMethod hasPricesInStock inventory{sku quantityInStock inStock price priceCurrency priceMin priceMax priceStep defaultPrice defaultPriceCurrency defaultPriceMin defaultPriceMax defaultPriceStep attributes{name value}}}presentations{...PresentationParts}collections categoryIds}}fragment PresentationParts on Presentation{presentationKey languageCode textContent images{source thumbnail}}",
  shape: {"getProducts":["!*!",{"id":"s!","productType":"s!","brandId":"s","minPrice":"n","defaultPriceCurrency":"s!","redeemableInCountries":"s!*!","disclaimer":"s","availableInCountries":"s!*","stockInfo":{"allSkusOutOfStock":"b!"},"deliveryMethods":["!*!",{"deliveryMethod":"s!","hasPricesInStock":"b!","inventory":["!*!",{"sku":"s!","quantityInStock":"n","inStock":"b!","price":"n","priceCurrency":"s!","priceMin":"n","priceMax":"n","priceStep":"n","defaultPrice":"n","defaultPriceCurrency":"s!","defaultPriceMin":"n","defaultPriceMax":"n","defaultPriceStep":"n","attributes":["!*!",{"name":"s!","value":"s!"}]}]}],"presentations":["!*!",{"presentationKey":"s!","languageCode":"s","textContent":"s","images":["!*!",{"source":"s!","thumbnail":"s"}]}],"collections":"s!*!","categoryIds":"s!*!"}]},
};

export const getSalesChannelById: Operation<GetSalesChannelByIdQuery, GetSalesChannelByIdQueryVariables> = {
  name: "GetSalesChannelById",
  service: "cms",
  kind: "query",
  text: "query GetSalesChannelById($id:Int!){salesChannelById(id:$id){...ChannelParts}}fragment ChannelParts on SalesChannel{id name group source languageCode urlSlug isActive settings{logoUrl bannerUrl colorScheme}allowsWhiteLabeling salesChannelConfigs}",
  shape: {"salesChannelById":{"id":"n!","name":"s!","group":"s!","source":"s!","languageCode":"s","urlSlug":"s","isActive":"b!","settings":{"logoUrl":"s","bannerUrl":"s","colorScheme":"s"},"allowsWhiteLabeling":"b!","salesChannelConfigs":"s"}},
};

export const productsFilter: Operation<ProductsFilterQuery, ProductsFilterQueryVariables> = {
  name: "productsFilter",
  service: "cms",
  kind: "query",
  text: "query productsFilter($input:ProductsFilterInput!$pagination:PaginationInput!$withHasPricesInStock:Boolean){productsFilter(input:$input pagination:$pagination withHasPricesInStock:$withHasPricesInStock){items{...ListedParts}pagingInfo{page perPage totalPages totalItems}hasPhysicalProducts}}fragment ListedParts on ListedProduct{id productType brandId minPrice maxPrice priceCurrency availableInCountries allSkusOutOfStock hasPricesInStock presentations{...PresentationParts}}fragment PresentationParts on Presentation{presentationKey languageCode textContent images{source thumbnail}}",
  shape: {"productsFilter":["!",{"items":["!*!",{"id":"s!","productType":"s!","brandId":"s","minPrice":"n","maxPrice":"n","priceCurrency":"s!","availableInCountries":"s!*","allSkusOutOfStock":"b!","hasPricesInStock":"b","presentations":["!*!",{"presentationKey":"s!","languageCode":"s","textContent":"s","images":["!*!",{"source":"s!","thumbnail":"s"}]}]}],"pagingInfo":["!",{"page":"n!","perPage":"n!","totalPages":"n!","totalItems":"n!"}],"hasPhysicalProducts":"b"}]},
};

export const salesFlows: Operation<SalesFlowsQuery, SalesFlowsQueryVariables> = {
  name: "salesFlows",
  service: "cms",
  kind: "query",
  text: "query salesFlows($input:SalesFlowsInput$pagination:PaginationInput){salesFlows(input:$input pagination:$pagination){items{...FlowParts}pagingInfo{page perPage totalPages totalItems}}}fragment FlowParts on SalesFlow{countryCode defaultCurrency defaultLanguage defaultLocale supportedCurrencies supportedLanguages displayCurrency salesChannelId published}",
  shape: {"salesFlows":["!",{"items":["!*!",{"countryCode":"s!","defaultCurrency":"s!","defaultLanguage":"s!","defaultLocale":"s!","supportedCurrencies":"s!*!","supportedLanguages":"s!*!","displayCurrency":"s","salesChannelId":"n!","published":"b!"}],"pagingInfo":["!",{"page":"n!","perPage":"n!","totalPages":"n!","totalItems":"n!"}]}]},
};

export const singleProductPresentations: Operation<SingleProductPresentationsQuery, SingleProductPresentationsQueryVariables> = {
  name: "singleProductPresentations",
  service: "cms",
  kind: "query",
  text: "query singleProductPresentations($input:SingleProductInput!){singleProductPresentations(input:$input){productId presentations{...PresentationParts}}}fragment PresentationParts on Presentation{presentationKey languageCode textContent images{source thumbnail}}",
  shape: {"singleProductPresentations":{"productId":"s!","presentations":["!*!",{"presentationKey":"s!","languageCode":"s","textContent":"s","images":["!*!",{"source":"s!","thumbnail":"s"}]}]}},
};
