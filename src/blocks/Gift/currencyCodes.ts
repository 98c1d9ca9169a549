import { type Basket } from "~/domain/basket";
import { needsCodes } from "~/domain/price";

/** Whether amounts need currency codes: if values and payment are in two krone currencies. */
export function writesCodes(
  deliveries: readonly { productLines: readonly { valueCurrency?: string | null }[] }[],
  ...currencies: readonly string[]
): boolean {
  const values = deliveries.flatMap(({ productLines }) => productLines.map((line) => line.valueCurrency));
  return needsCodes([...currencies, ...values]);
}

/** The same for a basket with its vouchers and the carriers' quotes, which may be in other currencies. */
export function writesCodesOf({ deliveries, paymentCurrency, vouchers, quotes }: Basket): boolean {
  const ofCodes = vouchers.map(({ valueCurrency }) => valueCurrency);
  const ofCarriers = quotes.flatMap((entry) => entry.quotes.map(({ currency }) => currency));
  return writesCodes(deliveries, paymentCurrency, ...ofCodes, ...ofCarriers);
}
