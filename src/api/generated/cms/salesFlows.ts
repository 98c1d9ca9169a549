// Written by `npm run codegen` from the schema and the GraphQL documents of this service. Change those instead.

import { type Operation } from "../../operation";
import { type SalesFlowsQuery, type SalesFlowsQueryVariables } from "./answers";

export const salesFlows: Operation<SalesFlowsQuery, SalesFlowsQueryVariables> = {
  name: "salesFlows",
  service: "cms",
  kind: "query",
  text: "query salesFlows($input:SalesFlowsInput$pagination:PaginationInput){salesFlows(input:$input pagination:$pagination){items{...FlowParts}pagingInfo{page perPage totalPages totalItems}}}fragment FlowParts on SalesFlow{countryCode defaultCurrency defaultLanguage defaultLocale supportedCurrencies supportedLanguages published}",
  shape: {"salesFlows":["!",{"items":["!*!",{"countryCode":"s!","defaultCurrency":"s!","defaultLanguage":"s!","defaultLocale":"s!","supportedCurrencies":"s!*!","supportedLanguages":"s!*!","published":"b!"}],"pagingInfo":["!",{"page":"n","perPage":"n","totalPages":"n","totalItems":"n"}]}]},
};
