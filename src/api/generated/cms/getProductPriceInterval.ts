// Written by `npm run codegen` from the schema and the GraphQL documents of this service. Change those instead.

import { type Operation } from "../../operation";
import { type GetProductPriceIntervalQuery, type GetProductPriceIntervalQueryVariables } from "./answers";

export const getProductPriceInterval: Operation<GetProductPriceIntervalQuery, GetProductPriceIntervalQueryVariables> = {
  name: "GetProductPriceInterval",
  service: "cms",
  kind: "query",
  text: "query GetProductPriceInterval($input:PriceIntervalInput!){productPriceInterval(input:$input){currency min max}}",
  shape: {"productPriceInterval":{"currency":"s!","min":"n!","max":"n!"}},
};
