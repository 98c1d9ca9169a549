// Written by `npm run codegen` from the schema and the GraphQL documents of this service. Change those instead.

import { type Operation } from "../../operation";
import { type ProductsFilterQuery, type ProductsFilterQueryVariables } from "./answers";

export const productsFilter: Operation<ProductsFilterQuery, ProductsFilterQueryVariables> = {
  name: "productsFilter",
  service: "cms",
  kind: "query",
  text: "query productsFilter($input:ProductsFilterInput!$pagination:PaginationInput!$withHasPricesInStock:Boolean){productsFilter(input:$input pagination:$pagination withHasPricesInStock:$withHasPricesInStock){items{...ListedParts}pagingInfo{perPage totalPages totalItems}hasPhysicalProducts}}fragment ListedParts on ListedProduct{id productType minPrice maxPrice priceCurrency availableInCountries allSkusOutOfStock hasPricesInStock presentations{...PresentationParts}}fragment PresentationParts on Presentation{presentationKey languageCode textContent images{source thumbnail}}",
  shape: {"productsFilter":["!",{"items":["!*!",{"id":"s!","productType":"s!","minPrice":"n","maxPrice":"n","priceCurrency":"s!","availableInCountries":"s!*","allSkusOutOfStock":"b!","hasPricesInStock":"b","presentations":["!*!",{"presentationKey":"s!","languageCode":"s","textContent":"s","images":["!*!",{"source":"s!","thumbnail":"s"}]}]}],"pagingInfo":["!",{"perPage":"n","totalPages":"n","totalItems":"n"}],"hasPhysicalProducts":"b"}]},
};
