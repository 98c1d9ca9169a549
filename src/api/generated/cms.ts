// Written by `npm run codegen` from the schema and the GraphQL documents of this service. Change those instead.

export type * from "./cms/answers";
export { brandsBySalesChannel } from "./cms/brandsBySalesChannel";
export { catalogueProducts } from "./cms/catalogueProducts";
export { categoriesBySalesChannel } from "./cms/categoriesBySalesChannel";
export { countryPresentations } from "./cms/countryPresentations";
export { getAllKeys } from "./cms/getAllKeys";
export { getLocalizedComponents } from "./cms/getLocalizedComponents";
export { getPagePresentationKeys } from "./cms/getPagePresentationKeys";
export { getPopular } from "./cms/getPopular";
export { getProductPriceInterval } from "./cms/getProductPriceInterval";
export { getProducts } from "./cms/getProducts";
export { getProductsMinimal } from "./cms/getProductsMinimal";
export { getSalesChannelById } from "./cms/getSalesChannelById";
export { getSalesChannelBySlug } from "./cms/getSalesChannelBySlug";
export { productTerms } from "./cms/productTerms";
export { productsFilter } from "./cms/productsFilter";
export { salesFlows } from "./cms/salesFlows";
export { singleProductPresentations } from "./cms/singleProductPresentations";
