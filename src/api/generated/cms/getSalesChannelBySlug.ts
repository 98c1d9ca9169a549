// Written by `npm run codegen` from the schema and the GraphQL documents of this service. Change those instead.

import { type Operation } from "../../operation";
import { type GetSalesChannelBySlugQuery, type GetSalesChannelBySlugQueryVariables } from "./answers";

export const getSalesChannelBySlug: Operation<GetSalesChannelBySlugQuery, GetSalesChannelBySlugQueryVariables> = {
  name: "GetSalesChannelBySlug",
  service: "cms",
  kind: "query",
  text: "query GetSalesChannelBySlug($slug:String!){salesChannelBySlug(slug:$slug){...ChannelParts}}fragment ChannelParts on SalesChannel{id name group urlSlug isActive settings{logoUrl bannerUrl colorScheme}allowsWhiteLabeling salesChannelConfigs}",
  shape: {"salesChannelBySlug":{"id":"n!","name":"s!","group":"s!","urlSlug":"s","isActive":"b!","settings":{"logoUrl":"s","bannerUrl":"s","colorScheme":"s"},"allowsWhiteLabeling":"b!","salesChannelConfigs":"s"}},
};
