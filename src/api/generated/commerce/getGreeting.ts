// Written by `npm run codegen` from the schema and the GraphQL documents of this service. Change those instead.

import { type Operation } from "../../operation";
import { type GetGreetingQuery, type GetGreetingQueryVariables } from "./answers";

export const getGreeting: Operation<GetGreetingQuery, GetGreetingQueryVariables> = {
  name: "getGreeting",
  service: "commerce",
  kind: "query",
  text: "query getGreeting($greetingToken:ID!){getGreeting(greetingToken:$greetingToken){category templateId text imageUrl videoUrl videoId videoIsProcessing senderName gift{exportType token}}}",
  shape: {"getGreeting":{"category":"s","templateId":"s","text":"s","imageUrl":"s","videoUrl":"s","videoId":"s","videoIsProcessing":"b","senderName":"s","gift":{"exportType":"s!","token":"s!"}}},
};
