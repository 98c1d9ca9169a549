import { type RecipientForm } from "~/domain/delivery";

/** The values of the form that changes the recipient or the delivery method. */
export interface ReaddressValues {
  recipient: RecipientForm;
  deliveryMethod: string;
  stockKeepingUnit: string;
}
