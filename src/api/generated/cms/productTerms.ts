// Written by `npm run codegen` from the schema and the GraphQL documents of this service. Change those instead.

import { type Operation } from "../../operation";
import { type ProductTermsQuery, type ProductTermsQueryVariables } from "./answers";

export const productTerms: Operation<ProductTermsQuery, ProductTermsQueryVariables> = {
  name: "productTerms",
  service: "cms",
  kind: "query",
  text: "query productTerms($input:GetProductsInput!){getProducts(input:$input){redeemableInCountries disclaimer}}",
  shape: {"getProducts":["!*!",{"redeemableInCountries":"s!*!","disclaimer":"s"}]},
};
