import { type Failure } from "~/domain/failure";
import { recipientFailure } from "../RecipientForm/recipientFailure";

const FIELDS: Record<string, "stockKeepingUnit" | "amount" | "day" | "quantity" | "deliveryMethod"> = {
  stockKeepingUnit: "stockKeepingUnit",
  giftcardValue: "amount",
  valueCurrency: "amount",
  deliveryDate: "day",
  timezone: "day",
  quantity: "quantity",
  deliveryMethod: "deliveryMethod",
};

/** The server's messages by field of the purchase form, as Formik keeps errors. Empty: none of them is about a field. */
export function purchaseFailure(failure: Failure) {
  const own = Object.entries(failure.fields).flatMap(([path, message]) => {
    const field = FIELDS[path.slice(path.lastIndexOf(".") + 1)];
    return field ? [[field, message] as const] : [];
  });
  const recipient = recipientFailure(failure);
  return {
    ...(Object.fromEntries(own) as Partial<Record<(typeof FIELDS)[string], string>>),
    ...(Object.keys(recipient).length > 0 && { recipient }),
  };
}
