import { rangeOf } from "./amount";
import { struckPrice } from "./price";
import { offeredMethods, type Product } from "./product";

export interface PriceSpan {
  lowest: number;
  highest: number;
  /** as the server spells it */
  currency: string;
  /** the former price of the cheapest, if that was higher */
  before: number | null;
}

/**
 * The lowest and highest price of a product over all delivery methods that a person may choose; null when it has none.
 */
export function priceSpan(
  product: Pick<Product, "deliveryMethods">,
  options?: { business?: boolean },
): PriceSpan | null {
  const offered = offeredMethods(product, options).flatMap(({ inventory }) => inventory);
  const currency = offered[0]?.priceCurrency;
  // Numbers of different currencies cannot be compared.
  const entries = offered.filter(({ priceCurrency }) => priceCurrency === currency);
  const prices = entries.flatMap((entry) => {
    const range = rangeOf(entry);
    return range ? [range.priceMin, range.priceMax] : typeof entry.price === "number" ? [entry.price] : [];
  });
  if (prices.length === 0 || !currency) return null;
  const lowest = Math.min(...prices);
  const cheapest = entries.find(({ price }) => price === lowest);
  return { lowest, highest: Math.max(...prices), currency, before: struckPrice(cheapest?.attributes, lowest) };
}
