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
  const entries = offeredMethods(product, options).flatMap(({ inventory }) => inventory);
  const prices = entries.flatMap((entry) => {
    const range = rangeOf(entry);
    return range ? [range.priceMin, range.priceMax] : typeof entry.price === "number" ? [entry.price] : [];
  });
  const currency = entries[0]?.priceCurrency;
  if (prices.length === 0 || !currency) return null;
  const lowest = Math.min(...prices);
  const cheapest = entries.find(({ price }) => price === lowest);
  return { lowest, highest: Math.max(...prices), currency, before: struckPrice(cheapest?.attributes, lowest) };
}
