import { amountProblem, nearestValues, rangeOf } from "./amount";
import { sameAmount } from "./price";
import { type InventoryEntry, offeredMethods, type Product } from "./product";
import { isRedeemable } from "./redeemable";

export interface FittingGift {
  productId: string;
  deliveryMethod: string;
  stockKeepingUnit: string;
  /** The dearest it can be within the balance. */
  amount: number;
  /** It uses the balance to the last coin. */
  isExact: boolean;
}

/** How a gift spends a balance best, in the currency of its prices; null when nothing of it can be had for that. */
export function fitOf(product: Product, balance: number): FittingGift | null {
  if (!isRedeemable(product)) return null;
  const fits = offeredMethods(product)
    .filter(({ deliveryMethod }) => deliveryMethod !== "Physical")
    .flatMap(({ deliveryMethod, inventory }) =>
      inventory.flatMap((entry) => {
        const amount = entry.inStock === false ? null : dearestWithin(entry, balance);
        return amount === null ? [] : [{ deliveryMethod, stockKeepingUnit: entry.sku, amount }];
      }),
    );
  const [best] = fits.sort((one, other) => other.amount - one.amount);
  return best ? { productId: product.id, ...best, isExact: sameAmount(best.amount, balance) } : null;
}

function dearestWithin(entry: InventoryEntry, balance: number): number | null {
  const range = rangeOf(entry);
  if (!range) return typeof entry.price === "number" && entry.price > 0 && entry.price <= balance ? entry.price : null;
  if (amountProblem(range, balance) === null) return balance;
  if (balance < range.priceMin) return null;
  return (
    nearestValues(range, balance)
      .filter((value) => value <= balance)
      .at(-1) ?? null
  );
}

/**
 * The gifts that leave the least on a balance, those that use all of it first; each product once, in the list's order.
 */
export function fittingGifts(products: readonly Product[], balance: number, most: number): FittingGift[] {
  const fits = products.flatMap((product) => fitOf(product, balance) ?? []);
  return fits.sort((one, other) => other.amount - one.amount).slice(0, most);
}
