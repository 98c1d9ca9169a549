import { type BillingForm, type PaymentMethod } from "~/domain/buyer";

/** What the checkout form holds while it is being filled. */
export interface CheckoutValues {
  billing: BillingForm;
  reference: string;
  terms: boolean;
  /** Chosen by a company that may pay in more ways than one; null for its first way. */
  paymentMethod: PaymentMethod | null;
}
