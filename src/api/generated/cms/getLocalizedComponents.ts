// Written by `npm run codegen` from the schema and the GraphQL documents of this service. Change those instead.

import { type Operation } from "../../operation";
import { type GetLocalizedComponentsQuery, type GetLocalizedComponentsQueryVariables } from "./answers";

export const getLocalizedComponents: Operation<GetLocalizedComponentsQuery, GetLocalizedComponentsQueryVariables> = {
  name: "GetLocalizedComponents",
  service: "cms",
  kind: "query",
  text: "query GetLocalizedComponents($input:LocalizedComponentsInput!){localizedComponents(input:$input){id templateId templateType associatedCountries localizedContent{title text link linkLabel image mobileImage}}}",
  shape: {"localizedComponents":["!*!",{"id":"s!","templateId":"s","templateType":"s!","associatedCountries":"s!*!","localizedContent":{"title":"s","text":"s","link":"s","linkLabel":"s","image":"s","mobileImage":"s"}}]},
};
