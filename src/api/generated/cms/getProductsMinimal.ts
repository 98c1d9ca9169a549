// Written by `npm run codegen` from the schema and the GraphQL documents of this service. Change those instead.

import { type Operation } from "../../operation";
import { type GetProductsMinimalQuery, type GetProductsMinimalQueryVariables } from "./answers";

export const getProductsMinimal: Operation<GetProductsMinimalQuery, GetProductsMinimalQueryVariables> = {
  name: "getProductsMinimal",
  service: "cms",
  kind: "query",
  text: "query getProductsMinimal($input:GetProductsInput!){getProductsMinimal(input:$input){id productType minPrice availableInCountries allSkusOutOfStock presentations{...PresentationParts}}}fragment PresentationParts on Presentation{presentationKey languageCode textContent images{source thumbnail}}",
  shape: {"getProductsMinimal":["!*!",{"id":"s!","productType":"s!","minPrice":"n","availableInCountries":"s!*","allSkusOutOfStock":"b!","presentations":["!*!",{"presentationKey":"s!","languageCode":"s","textContent":"s","images":["!*!",{"source":"s!","thumbnail":"s"}]}]}]},
};
