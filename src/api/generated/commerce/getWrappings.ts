// Written by `npm run codegen` from the schema and the GraphQL documents of this service. Change those instead.

import { type Operation } from "../../operation";
import { type GetWrappingsQuery, type GetWrappingsQueryVariables } from "./answers";

export const getWrappings: Operation<GetWrappingsQuery, GetWrappingsQueryVariables> = {
  name: "getWrappings",
  service: "commerce",
  kind: "query",
  text: "query getWrappings($salesChannelId:Int!$currency:String!$expectedLanguage:String!){getWrappings(salesChannelId:$salesChannelId currency:$currency expectedLanguage:$expectedLanguage){id title imageUrl price currency}}",
  shape: {"getWrappings":["!*!",{"id":"s!","title":"s!","imageUrl":"s","price":"n!","currency":"s!"}]},
};
