// Written by `npm run codegen` from the schema and the GraphQL documents of this service. Change those instead.

import { type Operation } from "../../operation";
import { type FinalizeBasketMutation, type FinalizeBasketMutationVariables } from "./answers";

export const finalizeBasket: Operation<FinalizeBasketMutation, FinalizeBasketMutationVariables> = {
  name: "finalizeBasket",
  service: "commerce",
  kind: "mutation",
  text: "mutation finalizeBasket($input:FinalizeBasketInput!){finalizeBasket(input:$input){publicOrderId orderId nextStep paymentWindowUrl}}",
  shape: {"finalizeBasket":["!",{"publicOrderId":"s!","orderId":"s","nextStep":"s!","paymentWindowUrl":"s"}]},
};
