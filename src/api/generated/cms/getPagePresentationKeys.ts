// Written by `npm run codegen` from the schema and the GraphQL documents of this service. Change those instead.

import { type Operation } from "../../operation";
import { type GetPagePresentationKeysQuery, type GetPagePresentationKeysQueryVariables } from "./answers";

export const getPagePresentationKeys: Operation<GetPagePresentationKeysQuery, GetPagePresentationKeysQueryVariables> = {
  name: "getPagePresentationKeys",
  service: "cms",
  kind: "query",
  text: "query getPagePresentationKeys($input:PageInput!){pagePresentationKeys(input:$input){title body metaTitle metaDescription presentations{...PresentationParts}}}fragment PresentationParts on Presentation{presentationKey languageCode textContent images{source thumbnail}}",
  shape: {"pagePresentationKeys":{"title":"s","body":"s","metaTitle":"s","metaDescription":"s","presentations":["!*!",{"presentationKey":"s!","languageCode":"s","textContent":"s","images":["!*!",{"source":"s!","thumbnail":"s"}]}]}},
};
