import { type Basket } from "~/domain/basket";
import { needsCodes } from "~/domain/price";

/** Whether sums are written with the currency's code: where values and payment are in two krone currencies. */
export function writesCodes(
  deliveries: readonly { productLines: readonly { valueCurrency?: string | null }[] }[],
  paymentCurrency: string,
  vouchers: Basket["vouchers"] = [],
): boolean {
  const values = deliveries.flatMap(({ productLines }) => productLines.map((line) => line.valueCurrency));
  return needsCodes([paymentCurrency, ...values, ...vouchers.map((voucher) => voucher.valueCurrency)]);
}
