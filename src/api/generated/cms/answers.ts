// Written by `npm run codegen` from the schema and the GraphQL documents of this service. Change those instead.

export type DeliveryMethod = "Email" | "Sms" | "Physical" | "CsvByEmail" | "Webhook";
export type CategoryGroup = "recipient" | "regular" | "occasion";
export type SalesChannelGroup = "Website" | "Portal";
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
  /** Only products that belong to one of these groups: Redeemable, SingleBrands. Unknown ones hold nothing. */
  inCollections?: Array<string> | null | undefined;
  productType?: ProductType | null | undefined;
  priceMin?: number | null | undefined;
  priceMax?: number | null | undefined;
  orderBy?: ProductOrder | null | undefined;
  orderDirection?: OrderDirection | null | undefined;
  /** The department that a business account buys for: what is agreed with it alone is listed for it. */
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


export type CountryPresentationsQuery = { countryPresentations: { serviceMessage: { title: string | null, body: string | null, link: string | null, linkLabel: string | null, closable: string | null, showMessage: boolean } | null } | null };

export type GetLocalizedComponentsQueryVariables = Exact<{
  input: LocalizedComponentsInput;
}>;


export type GetLocalizedComponentsQuery = { localizedComponents: Array<{ id: string, templateId: string | null, templateType: TemplateType | (string & {}), associatedCountries: Array<string>, localizedContent: { title: string | null, text: string | null, link: string | null, linkLabel: string | null, image: string | null, mobileImage: string | null } | null }> };

export type GetPagePresentationKeysQueryVariables = Exact<{
  input: PageInput;
}>;


export type GetPagePresentationKeysQuery = { pagePresentationKeys: { title: string | null, body: string | null, metaTitle: string | null, metaDescription: string | null, presentations: Array<{ presentationKey: string, languageCode: string | null, textContent: string | null, images: Array<{ source: string, thumbnail: string | null }> }> } | null };

export type GetAllKeysQueryVariables = Exact<{
  expectedLanguage: string;
}>;


export type GetAllKeysQuery = { allKeys: Array<{ key: string, translatedValue: string }> };

export type FlowPartsFragment = { countryCode: string, defaultCurrency: string, defaultLanguage: string, defaultLocale: string, supportedCurrencies: Array<string>, supportedLanguages: Array<string>, published: boolean };

export type SalesFlowsQueryVariables = Exact<{
  input?: SalesFlowsInput | null | undefined;
  pagination?: PaginationInput | null | undefined;
}>;


export type SalesFlowsQuery = { salesFlows: { items: Array<{ countryCode: string, defaultCurrency: string, defaultLanguage: string, defaultLocale: string, supportedCurrencies: Array<string>, supportedLanguages: Array<string>, published: boolean }>, pagingInfo: { page: number | null, perPage: number | null, totalPages: number | null, totalItems: number | null } } };

export type ChannelPartsFragment = { id: number, name: string, group: SalesChannelGroup | (string & {}), urlSlug: string | null, isActive: boolean, allowsWhiteLabeling: boolean, salesChannelConfigs: string | null, settings: { logoUrl: string | null, bannerUrl: string | null, colorScheme: string | null } | null };

export type GetSalesChannelByIdQueryVariables = Exact<{
  id: number;
}>;


export type GetSalesChannelByIdQuery = { salesChannelById: { id: number, name: string, group: SalesChannelGroup | (string & {}), urlSlug: string | null, isActive: boolean, allowsWhiteLabeling: boolean, salesChannelConfigs: string | null, settings: { logoUrl: string | null, bannerUrl: string | null, colorScheme: string | null } | null } | null };

export type GetSalesChannelBySlugQueryVariables = Exact<{
  slug: string;
}>;


export type GetSalesChannelBySlugQuery = { salesChannelBySlug: { id: number, name: string, group: SalesChannelGroup | (string & {}), urlSlug: string | null, isActive: boolean, allowsWhiteLabeling: boolean, salesChannelConfigs: string | null, settings: { logoUrl: string | null, bannerUrl: string | null, colorScheme: string | null } | null } | null };

export type CategoryPartsFragment = { id: string, group: CategoryGroup | (string & {}), label: string | null, prioritisedMenuItem: boolean, link: string | null, availableInCountries: Array<string> | null, categorySortingHome: number | null, categoryHideInFilters: boolean, presentations: Array<{ presentationKey: string, languageCode: string | null, textContent: string | null, images: Array<{ source: string, thumbnail: string | null }> }> };

export type CategoriesBySalesChannelQueryVariables = Exact<{
  input: MenuInput;
}>;


export type CategoriesBySalesChannelQuery = { categoriesBySalesChannel: { types: Array<ProductType | (string & {})> | null, categories: Array<{ id: string, group: CategoryGroup | (string & {}), label: string | null, prioritisedMenuItem: boolean, link: string | null, availableInCountries: Array<string> | null, categorySortingHome: number | null, categoryHideInFilters: boolean, presentations: Array<{ presentationKey: string, languageCode: string | null, textContent: string | null, images: Array<{ source: string, thumbnail: string | null }> }> }> } };

export type BrandsBySalesChannelQueryVariables = Exact<{
  input: MenuInput;
}>;


export type BrandsBySalesChannelQuery = { brandsBySalesChannel: Array<{ id: string, name: string, label: string | null, prioritisedMenuItem: boolean, link: string | null, availableInCountries: Array<string> | null, metaTitle: string | null, metaDescription: string | null }> };

export type GetPopularQueryVariables = Exact<{
  input: PopularInput;
}>;


export type GetPopularQuery = { popular: { categories: Array<{ id: string, group: CategoryGroup | (string & {}), label: string | null, link: string | null, availableInCountries: Array<string> | null }>, products: Array<{ id: string, productType: ProductType | (string & {}), minPrice: number | null, maxPrice: number | null, priceCurrency: string, availableInCountries: Array<string> | null, allSkusOutOfStock: boolean, hasPricesInStock: boolean | null, presentations: Array<{ presentationKey: string, languageCode: string | null, textContent: string | null, images: Array<{ source: string, thumbnail: string | null }> }> }> } };

export type PresentationPartsFragment = { presentationKey: string, languageCode: string | null, textContent: string | null, images: Array<{ source: string, thumbnail: string | null }> };

export type ListedPartsFragment = { id: string, productType: ProductType | (string & {}), minPrice: number | null, maxPrice: number | null, priceCurrency: string, availableInCountries: Array<string> | null, allSkusOutOfStock: boolean, hasPricesInStock: boolean | null, presentations: Array<{ presentationKey: string, languageCode: string | null, textContent: string | null, images: Array<{ source: string, thumbnail: string | null }> }> };

export type GetProductsQueryVariables = Exact<{
  input: GetProductsInput;
}>;


export type GetProductsQuery = { getProducts: Array<{ id: string, productType: ProductType | (string & {}), brandId: string | null, minPrice: number | null, redeemableInCountries: Array<string>, disclaimer: string | null, availableInCountries: Array<string> | null, collections: Array<string>, stockInfo: { allSkusOutOfStock: boolean } | null, deliveryMethods: Array<{ deliveryMethod: DeliveryMethod | (string & {}), inventory: Array<{ sku: string, quantityInStock: number | null, inStock: boolean, price: number | null, priceCurrency: string, priceMin: number | null, priceMax: number | null, priceStep: number | null, attributes: Array<{ name: string, value: string }> }> }>, presentations: Array<{ presentationKey: string, languageCode: string | null, textContent: string | null, images: Array<{ source: string, thumbnail: string | null }> }> }> };

export type GetProductsMinimalQueryVariables = Exact<{
  input: GetProductsInput;
}>;


export type GetProductsMinimalQuery = { getProductsMinimal: Array<{ id: string, productType: ProductType | (string & {}), minPrice: number | null, availableInCountries: Array<string> | null, allSkusOutOfStock: boolean, presentations: Array<{ presentationKey: string, languageCode: string | null, textContent: string | null, images: Array<{ source: string, thumbnail: string | null }> }> }> };

export type SingleProductPresentationsQueryVariables = Exact<{
  input: SingleProductInput;
}>;


export type SingleProductPresentationsQuery = { singleProductPresentations: { presentations: Array<{ presentationKey: string, languageCode: string | null, textContent: string | null, images: Array<{ source: string, thumbnail: string | null }> }> } | null };

export type ProductTermsQueryVariables = Exact<{
  input: GetProductsInput;
}>;


export type ProductTermsQuery = { getProducts: Array<{ redeemableInCountries: Array<string>, disclaimer: string | null }> };

export type ProductsFilterQueryVariables = Exact<{
  input: ProductsFilterInput;
  pagination: PaginationInput;
  withHasPricesInStock?: boolean | null | undefined;
}>;


export type ProductsFilterQuery = { productsFilter: { hasPhysicalProducts: boolean | null, items: Array<{ id: string, productType: ProductType | (string & {}), minPrice: number | null, maxPrice: number | null, priceCurrency: string, availableInCountries: Array<string> | null, allSkusOutOfStock: boolean, hasPricesInStock: boolean | null, presentations: Array<{ presentationKey: string, languageCode: string | null, textContent: string | null, images: Array<{ source: string, thumbnail: string | null }> }> }>, pagingInfo: { perPage: number | null, totalPages: number | null, totalItems: number | null } } };

export type CatalogueProductsQueryVariables = Exact<{
  input: ProductsFilterInput;
  pagination: PaginationInput;
}>;


export type CatalogueProductsQuery = { productsFilter: { items: Array<{ brandId: string | null, redeemableInCountries: Array<string> | null }>, pagingInfo: { totalPages: number | null } } };

export type GetProductPriceIntervalQueryVariables = Exact<{
  input: PriceIntervalInput;
}>;


export type GetProductPriceIntervalQuery = { productPriceInterval: { currency: string, min: number, max: number } | null };
