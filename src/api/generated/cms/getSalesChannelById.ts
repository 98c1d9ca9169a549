// Written by `npm run codegen` from the schema and the GraphQL documents of this service. Change those instead.

import { type Operation } from "../../operation";
import { type GetSalesChannelByIdQuery, type GetSalesChannelByIdQueryVariables } from "./answers";

export const getSalesChannelById: Operation<GetSalesChannelByIdQuery, GetSalesChannelByIdQueryVariables> = {
  name: "GetSalesChannelById",
  service: "cms",
  kind: "query",
  text: "query GetSalesChannelById($id:Int!){salesChannelById(id:$id){...ChannelParts}}fragment ChannelParts on SalesChannel{id name group urlSlug isActive settings{logoUrl bannerUrl colorScheme}allowsWhiteLabeling salesChannelConfigs}",
  shape: {"salesChannelById":{"id":"n!","name":"s!","group":"s!","urlSlug":"s","isActive":"b!","settings":{"logoUrl":"s","bannerUrl":"s","colorScheme":"s"},"allowsWhiteLabeling":"b!","salesChannelConfigs":"s"}},
};
