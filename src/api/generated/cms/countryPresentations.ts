// Written by `npm run codegen` from the schema and the GraphQL documents of this service. Change those instead.

import { type Operation } from "../../operation";
import { type CountryPresentationsQuery, type CountryPresentationsQueryVariables } from "./answers";

export const countryPresentations: Operation<CountryPresentationsQuery, CountryPresentationsQueryVariables> = {
  name: "countryPresentations",
  service: "cms",
  kind: "query",
  text: "query countryPresentations($input:CountryPresentationsInput!){countryPresentations(input:$input){serviceMessage{title body link linkLabel closable showMessage}}}",
  shape: {"countryPresentations":{"serviceMessage":{"title":"s","body":"s","link":"s","linkLabel":"s","closable":"s","showMessage":"b!"}}},
};
