import { bool, object, string } from "yup";
import { billingSchema } from "~/blocks/BillingForm/billingSchema";

/** The validation schema of the payer, the terms and the payment (spec §5). Its messages are ids of texts. */
export const checkoutSchema = object({
  billing: billingSchema,
  reference: string().max(100, "billing.referenceTooLong"),
  terms: bool().oneOf([true], "terms.required"),
});
