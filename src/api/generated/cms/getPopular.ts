// Written by `npm run codegen` from the schema and the GraphQL documents of this service. Change those instead.

import { type Operation } from "../../operation";
import { type GetPopularQuery, type GetPopularQueryVariables } from "./answers";

export const getPopular: Operation<GetPopularQuery, GetPopularQueryVariables> = {
  name: "getPopular",
  service: "cms",
  kind: "query",
  text: "query getPopular($input:PopularInput!){popular(input:$input){categories{id group label link availableInCountries}products{...ListedParts}}}fragment ListedParts on ListedProduct{id productType minPrice maxPrice priceCurrency availableInCountries allSkusOutOfStock hasPricesInStock presentations{...PresentationParts}}fragment PresentationParts on Presentation{presentationKey languageCode textContent images{source thumbnail}}",
  shape: {"popular":["!",{"categories":["!*!",{"id":"s!","group":"s!","label":"s","link":"s","availableInCountries":"s!*"}],"products":["!*!",{"id":"s!","productType":"s!","minPrice":"n","maxPrice":"n","priceCurrency":"s!","availableInCountries":"s!*","allSkusOutOfStock":"b!","hasPricesInStock":"b","presentations":["!*!",{"presentationKey":"s!","languageCode":"s","textContent":"s","images":["!*!",{"source":"s!","thumbnail":"s"}]}]}]}]},
};
