// Written by `npm run codegen` from the schema and the GraphQL documents of this service. Change those instead.

import { type Operation } from "../../operation";
import { type GetGlobalizationConfigQuery, type GetGlobalizationConfigQueryVariables } from "./answers";

export const getGlobalizationConfig: Operation<GetGlobalizationConfigQuery, GetGlobalizationConfigQueryVariables> = {
  name: "getGlobalizationConfig",
  service: "commerce",
  kind: "query",
  text: "query getGlobalizationConfig{getGlobalizationConfig{countries{countryName codeAlpha2}currencies{currencyCode}}}",
  shape: {"getGlobalizationConfig":["!",{"countries":["!*!",{"countryName":"s!","codeAlpha2":"s!"}],"currencies":["!*!",{"currencyCode":"s!"}]}]},
};
