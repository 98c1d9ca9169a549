import { type Basket } from "~/domain/basket";
import { needsCodes } from "~/domain/price";

/** Whether amounts need currency codes: if values and payment are in two krone currencies. */
export function writesCodes(
  deliveries: readonly { productLines: readonly { valueCurrency?: string | null }[] }[],
  ...currencies: readonly (string | null | undefined)[]
): boolean {
  const values = deliveries.flatMap(({ productLines }) => productLines.map((line) => line.valueCurrency));
  return needsCodes([...currencies, ...values]);
}

/**
 * The same for a basket with its vouchers and the carriers' quotes, which may be in other currencies, and for a further
 * currency beside it.
 */
export function writesCodesOf(basket: Basket, further?: string | null): boolean {
  const { deliveries, paymentCurrency, vouchers, quotes } = basket;
  const ofCodes = vouchers.map(({ valueCurrency }) => valueCurrency);
  const ofCarriers = quotes.flatMap((entry) => entry.quotes.map(({ currency }) => currency));
  return writesCodes(deliveries, paymentCurrency, further, ...ofCodes, ...ofCarriers);
}
