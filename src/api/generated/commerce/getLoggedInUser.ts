// Written by `npm run codegen` from the schema and the GraphQL documents of this service. Change those instead.

import { type Operation } from "../../operation";
import { type GetLoggedInUserQuery, type GetLoggedInUserQueryVariables } from "./answers";

export const getLoggedInUser: Operation<GetLoggedInUserQuery, GetLoggedInUserQueryVariables> = {
  name: "getLoggedInUser",
  service: "commerce",
  kind: "query",
  text: "query getLoggedInUser{getLoggedInUser{id name email phone countryCode city postCode line1 line2 attention}}",
  shape: {"getLoggedInUser":{"id":"s!","name":"s!","email":"s!","phone":"s","countryCode":"s","city":"s","postCode":"s","line1":"s","line2":"s","attention":"s"}},
};
