// Written by `npm run codegen` from the schema and the GraphQL documents of this service. Change those instead.

import { type Operation } from "../../operation";
import { type GetAuthorizationSchemeQuery, type GetAuthorizationSchemeQueryVariables } from "./answers";

export const getAuthorizationScheme: Operation<GetAuthorizationSchemeQuery, GetAuthorizationSchemeQueryVariables> = {
  name: "getAuthorizationScheme",
  service: "commerce",
  kind: "query",
  text: "query getAuthorizationScheme($input:AuthorizationSchemeInput!){orders{getAuthorizationScheme(input:$input){isDelayedActivation authorizationScheme}}}",
  shape: {"orders":["!",{"getAuthorizationScheme":["!",{"isDelayedActivation":"b!","authorizationScheme":"s!"}]}]},
};
