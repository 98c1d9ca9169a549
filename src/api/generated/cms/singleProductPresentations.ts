// Written by `npm run codegen` from the schema and the GraphQL documents of this service. Change those instead.

import { type Operation } from "../../operation";
import { type SingleProductPresentationsQuery, type SingleProductPresentationsQueryVariables } from "./answers";

export const singleProductPresentations: Operation<SingleProductPresentationsQuery, SingleProductPresentationsQueryVariables> = {
  name: "singleProductPresentations",
  service: "cms",
  kind: "query",
  text: "query singleProductPresentations($input:SingleProductInput!){singleProductPresentations(input:$input){presentations{...PresentationParts}}}fragment PresentationParts on Presentation{presentationKey languageCode textContent images{source thumbnail}}",
  shape: {"singleProductPresentations":{"presentations":["!*!",{"presentationKey":"s!","languageCode":"s","textContent":"s","images":["!*!",{"source":"s!","thumbnail":"s"}]}]}},
};
