import { type BillingForm, type PaymentMethod } from "~/domain/buyer";

/** The values of the checkout form. */
export interface CheckoutValues {
  billing: BillingForm;
  reference: string;
  terms: boolean;
  /** Chosen by a company that may pay by invoice; null for its default. */
  paymentMethod: PaymentMethod | null;
}
