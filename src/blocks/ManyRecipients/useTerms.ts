import { useMemo } from "react";
import { useIntl } from "react-intl";
import { type Product } from "~/domain/product";
import { type RowTerms } from "~/domain/recipientRow";
import { type ProductStockInfo, stockOf } from "~/domain/stock";
import { useAppSelector } from "~/state/hooks";
import { selectMarket } from "~/state/intl/selectors";
import { type Phones } from "../RecipientForm/loadPhones";
import { instantOfWhen, whenProblem, type WhenValues } from "../When/whenValues";

export type Method = RowTerms["method"];

/** The delivery methods that a table can be used for. */
export const methodsOf = (product: Product): Method[] =>
  (["Email", "Sms"] as const).filter((method) =>
    product.deliveryMethods.some(({ deliveryMethod }) => deliveryMethod === method),
  );

/** What of the product can be bought in a way: all that is not known to be out of stock. */
export const inventoryOf = (product: Product, stock: ProductStockInfo | null, method: Method) =>
  product.deliveryMethods
    .find(({ deliveryMethod }) => deliveryMethod === method)
    ?.inventory.filter((entry) => stockOf(stock, method, entry).kind !== "out") ?? [];

interface Asked {
  product: Product;
  stock: ProductStockInfo | null;
  method: Method;
  amount: string;
  /** When rows without a date of their own are sent. */
  when: WhenValues;
  phones: Phones | null;
  now: number;
}

/** The terms by which the rows of a table are read. */
export function useTerms({ product, stock, method, amount, when, phones, now }: Asked): RowTerms {
  const { locale } = useIntl();
  const { countryCode } = useAppSelector(selectMarket);
  return useMemo(
    () => ({
      productId: product.id,
      method,
      inventory: inventoryOf(product, stock, method),
      amount,
      locale,
      countryCode,
      timezone: when.timezone,
      deliveryDate: whenProblem(when, method) ? null : instantOfWhen(when, method, now),
      now,
      toE164: (typed) => phones?.mobileE164(typed, countryCode) ?? null,
    }),
    [product, stock, method, amount, when, phones, now, locale, countryCode],
  );
}
