import { mixed, number, object, string } from "yup";
import { rangeOf } from "~/domain/amount";
import { isPhysicalProduct, type Product } from "~/domain/product";
import { recipientSchema } from "../RecipientForm/recipientSchema";
import { whenProblem } from "../When/whenValues";
import { amountError } from "./amountError";
import { entryOf } from "./amountValues";
import { type PurchaseValues } from "./purchaseValues";

/** The validation schema of the purchase form for a product (spec §5). Its messages are ids of texts. */
export function purchaseSchema(
  product: Product,
  values: PurchaseValues,
  { most, isOut, locale, countryCode }: { most: number; isOut: boolean; locale: string; countryCode: string },
) {
  const entry = entryOf(product, values, locale);
  const isThing = isPhysicalProduct(product);
  const range = entry && rangeOf(entry);
  const wrongAmount = range ? amountError(range, values.amount, entry.priceCurrency, locale) : null;
  const dayError = whenProblem(values, values.deliveryMethod);
  return object({
    stockKeepingUnit: string()
      .required(isThing ? "purchase.variantRequired" : "purchase.amountRequired")
      .test("stock", isThing ? "purchase.variantOut" : "purchase.amountOut", () => !isOut),
    amount: mixed().test("amount", (_, context) =>
      wrongAmount ? context.createError({ message: wrongAmount }) : true,
    ),
    day: mixed().test("day", (_, context) => (dayError ? context.createError({ message: dayError }) : true)),
    quantity: number().integer().min(1).max(most, "quantity.most"),
    recipient: recipientSchema(values.deliveryMethod, countryCode),
  });
}
