import { type BillingForm } from "~/domain/buyer";

/** What the checkout form holds while it is being filled. */
export interface CheckoutValues {
  billing: BillingForm;
  reference: string;
  terms: boolean;
}
