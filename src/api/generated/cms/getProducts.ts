// Written by `npm run codegen` from the schema and the GraphQL documents of this service. Change those instead.

import { type Operation } from "../../operation";
import { type GetProductsQuery, type GetProductsQueryVariables } from "./answers";

export const getProducts: Operation<GetProductsQuery, GetProductsQueryVariables> = {
  name: "getProducts",
  service: "cms",
  kind: "query",
  text: "query getProducts($input:GetProductsInput!){getProducts(input:$input){id productType brandId minPrice redeemableInCountries disclaimer availableInCountries stockInfo{allSkusOutOfStock}deliveryMethods{deliveryMethod inventory{sku quantityInStock inStock price priceCurrency priceMin priceMax priceStep attributes{name value}}}presentations{...PresentationParts}collections}}fragment PresentationParts on Presentation{presentationKey languageCode textContent images{source thumbnail}}",
  shape: {"getProducts":["!*!",{"id":"s!","productType":"s!","brandId":"s","minPrice":"n","redeemableInCountries":"s!*!","disclaimer":"s","availableInCountries":"s!*","stockInfo":{"allSkusOutOfStock":"b!"},"deliveryMethods":["!*!",{"deliveryMethod":"s!","inventory":["!*!",{"sku":"s!","quantityInStock":"n","inStock":"b!","price":"n","priceCurrency":"s!","priceMin":"n","priceMax":"n","priceStep":"n","attributes":["!*!",{"name":"s!","value":"s!"}]}]}],"presentations":["!*!",{"presentationKey":"s!","languageCode":"s","textContent":"s","images":["!*!",{"source":"s!","thumbnail":"s"}]}],"collections":"s!*!"}]},
};
