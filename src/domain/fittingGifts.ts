import { nearestValues, rangeOf } from "./amount";
import { sameAmount } from "./price";
import { type InventoryEntry, offeredMethods, type Product } from "./product";
import { isRedeemable } from "./redeemable";

export interface FittingGift {
  productId: string;
  deliveryMethod: string;
  stockKeepingUnit: string;
  /** The highest amount within the balance that it can be bought for. */
  amount: number;
  /** It uses up the whole balance. */
  isExact: boolean;
}

/** How a product uses most of a balance, in the currency of its prices; null when it cannot be bought with it. */
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
  const values = range ? nearestValues(range, balance) : [entry.price ?? 0];
  return values.filter((value) => value > 0 && value <= balance).at(-1) ?? null;
}

/** The gifts that leave the least on a balance, best first, each product once; equal ones in the order of the list. */
export function fittingGifts(products: readonly Product[], balance: number, most: number): FittingGift[] {
  const fits = products.flatMap((product) => fitOf(product, balance) ?? []);
  return fits.sort((one, other) => other.amount - one.amount).slice(0, most);
}
