// Written by `npm run codegen` from the schema and the GraphQL documents of this service. Change those instead.

import { type Operation } from "../../operation";
import { type CategoriesBySalesChannelQuery, type CategoriesBySalesChannelQueryVariables } from "./answers";

export const categoriesBySalesChannel: Operation<CategoriesBySalesChannelQuery, CategoriesBySalesChannelQueryVariables> = {
  name: "categoriesBySalesChannel",
  service: "cms",
  kind: "query",
  text: "query categoriesBySalesChannel($input:MenuInput!){categoriesBySalesChannel(input:$input){categories{...CategoryParts}types}}fragment CategoryParts on Category{id group label prioritisedMenuItem link availableInCountries categorySortingHome categoryHideInFilters presentations{...PresentationParts}}fragment PresentationParts on Presentation{presentationKey languageCode textContent images{source thumbnail}}",
  shape: {"categoriesBySalesChannel":["!",{"categories":["!*!",{"id":"s!","group":"s!","label":"s","prioritisedMenuItem":"b!","link":"s","availableInCountries":"s!*","categorySortingHome":"n","categoryHideInFilters":"b!","presentations":["!*!",{"presentationKey":"s!","languageCode":"s","textContent":"s","images":["!*!",{"source":"s!","thumbnail":"s"}]}]}],"types":"s!*"}]},
};
