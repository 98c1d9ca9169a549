import { type RecipientForm } from "~/domain/delivery";

/** What is typed to send a gift to somebody else, or another way. */
export interface ReaddressValues {
  recipient: RecipientForm;
  deliveryMethod: string;
  stockKeepingUnit: string;
}
