import { type Failure } from "~/domain/failure";
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

const fieldOf = (path: string) => FIELDS[path.slice(path.lastIndexOf(".") + 1)];

/** Whether the form has a field for the server's path. */
export const isOfPurchaseForm = (path: string, method: string): boolean =>
  fieldOf(path) !== undefined || recipientFieldOf(path, method) !== undefined;

/**
 * The server's messages by field of the purchase form, in the shape of Formik's errors; empty if none is about a field.
 */
export function purchaseFailure(failure: Failure, method: string) {
  const own = Object.entries(failure.fields).flatMap(([path, message]) => {
    const field = fieldOf(path);
    return field ? [[field, message] as const] : [];
  });
  const recipient = recipientFailure(failure, method);
  return {
    ...(Object.fromEntries(own) as Partial<Record<(typeof FIELDS)[string], string>>),
    ...(Object.keys(recipient).length > 0 && { recipient }),
  };
}
