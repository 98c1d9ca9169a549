// Written by `npm run codegen` from the schema and the GraphQL documents of this service. Change those instead.

import { type Operation } from "../../operation";
import { type CreateGreetingMutation, type CreateGreetingMutationVariables } from "./answers";

export const createGreeting: Operation<CreateGreetingMutation, CreateGreetingMutationVariables> = {
  name: "createGreeting",
  service: "commerce",
  kind: "mutation",
  text: "mutation createGreeting($input:CreateGreetingInput!){createGreeting(input:$input){greetingToken}}",
  shape: {"createGreeting":["!",{"greetingToken":"s!"}]},
};
