// Written by `npm run codegen` from the schema and the GraphQL documents of this service. Change those instead.

import { type Operation } from "../../operation";
import { type BrandsBySalesChannelQuery, type BrandsBySalesChannelQueryVariables } from "./answers";

export const brandsBySalesChannel: Operation<BrandsBySalesChannelQuery, BrandsBySalesChannelQueryVariables> = {
  name: "brandsBySalesChannel",
  service: "cms",
  kind: "query",
  text: "query brandsBySalesChannel($input:MenuInput!){brandsBySalesChannel(input:$input){id name label prioritisedMenuItem link availableInCountries metaTitle metaDescription}}",
  shape: {"brandsBySalesChannel":["!*!",{"id":"s!","name":"s!","label":"s","prioritisedMenuItem":"b!","link":"s","availableInCountries":"s!*","metaTitle":"s","metaDescription":"s"}]},
};
