import { type Failure, lastName, messagesByField } from "~/domain/failure";
import { ownEntry } from "~/domain/ownEntry";
import { recipientFailure, recipientFieldOf } from "../RecipientForm/recipientFailure";

const FIELDS: Record<string, "stockKeepingUnit" | "amount" | "day" | "quantity" | "deliveryMethod"> = {
  stockKeepingUnit: "stockKeepingUnit",
  giftcardValue: "amount",
  valueCurrency: "amount",
  deliveryDate: "day",
  timezone: "day",
  quantity: "quantity",
  deliveryMethod: "deliveryMethod",
};

const fieldOf = (path: string) => ownEntry(FIELDS, lastName(path));

/** Whether the form has a field for the server's path. */
export const isOfPurchaseForm = (path: string, method: string): boolean =>
  fieldOf(path) !== undefined || recipientFieldOf(path, method) !== undefined;

/**
 * The server's messages by field of the purchase form, in the shape of Formik's errors; empty if none is about a field.
 */
export function purchaseFailure(failure: Failure, method: string) {
  const recipient = recipientFailure(failure, method);
  return {
    ...messagesByField(failure, fieldOf),
    ...(Object.keys(recipient).length > 0 && { recipient }),
  };
}
