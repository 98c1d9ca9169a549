// Written by `npm run codegen` from the schema and the GraphQL documents of this service. Change those instead.

import { type Operation } from "../../operation";
import { type ResendOrderConfirmationMutation, type ResendOrderConfirmationMutationVariables } from "./answers";

export const resendOrderConfirmation: Operation<ResendOrderConfirmationMutation, ResendOrderConfirmationMutationVariables> = {
  name: "resendOrderConfirmation",
  service: "commerce",
  kind: "mutation",
  text: "mutation resendOrderConfirmation($id:ID!){resendOrderConfirmation(id:$id){sent}}",
  shape: {"resendOrderConfirmation":["!",{"sent":"b!"}]},
};
