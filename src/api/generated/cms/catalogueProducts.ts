// Written by `npm run codegen` from the schema and the GraphQL documents of this service. Change those instead.

import { type Operation } from "../../operation";
import { type CatalogueProductsQuery, type CatalogueProductsQueryVariables } from "./answers";

export const catalogueProducts: Operation<CatalogueProductsQuery, CatalogueProductsQueryVariables> = {
  name: "catalogueProducts",
  service: "cms",
  kind: "query",
  text: "query catalogueProducts($input:ProductsFilterInput!$pagination:PaginationInput!){productsFilter(input:$input pagination:$pagination){items{brandId redeemableInCountries}pagingInfo{totalPages}}}",
  shape: {"productsFilter":["!",{"items":["!*!",{"brandId":"s","redeemableInCountries":"s!*"}],"pagingInfo":["!",{"totalPages":"n"}]}]},
};
