// Written by `npm run codegen` from the schema and the GraphQL documents of this service. Change those instead.

import { type Operation } from "../../operation";
import { type GetAllKeysQuery, type GetAllKeysQueryVariables } from "./answers";

export const getAllKeys: Operation<GetAllKeysQuery, GetAllKeysQueryVariables> = {
  name: "GetAllKeys",
  service: "cms",
  kind: "query",
  text: "query GetAllKeys($expectedLanguage:String!){allKeys(expectedLanguage:$expectedLanguage){key translatedValue}}",
  shape: {"allKeys":["!*!",{"key":"s!","translatedValue":"s!"}]},
};
