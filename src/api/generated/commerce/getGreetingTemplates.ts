// Written by `npm run codegen` from the schema and the GraphQL documents of this service. Change those instead.

import { type Operation } from "../../operation";
import { type GetGreetingTemplatesQuery, type GetGreetingTemplatesQueryVariables } from "./answers";

export const getGreetingTemplates: Operation<GetGreetingTemplatesQuery, GetGreetingTemplatesQueryVariables> = {
  name: "getGreetingTemplates",
  service: "commerce",
  kind: "query",
  text: "query getGreetingTemplates($expectedLanguage:String!){getGreetingTemplates(expectedLanguage:$expectedLanguage){id category imageUrl thumbnailUrl title}}",
  shape: {"getGreetingTemplates":["!*!",{"id":"s!","category":"s!","imageUrl":"s!","thumbnailUrl":"s","title":"s!"}]},
};
