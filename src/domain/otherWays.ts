import { amountProblem, rangeOf } from "./amount";
import { type ProductLine } from "./basket";
import { type InventoryEntry, offeredMethods, type Product } from "./product";
import { choiceFor } from "./purchaseChoice";

/** A delivery method by which a line of the basket could be sent. */
export interface OtherWay {
  deliveryMethod: string;
  /** The SKU that would be sent; null where this amount is not available by that method (spec §5). */
  sku: string | null;
}

/** The methods by which the gift of a line is offered, including its own, in the order they are offered. */
export function otherWays(
  product: Product,
  line: Pick<ProductLine, "stockKeepingUnit" | "deliveryMethod" | "giftcardValue" | "valueCurrency" | "quantity">,
  options: { business: boolean },
): OtherWay[] {
  const before = {
    productId: product.id,
    deliveryMethod: line.deliveryMethod,
    stockKeepingUnit: line.stockKeepingUnit,
    giftcardValue: line.giftcardValue ?? null,
    valueCurrency: line.valueCurrency ?? "",
    productPurchasePrice: line.giftcardValue ?? null,
    quantity: line.quantity,
  };
  return offeredMethods(product, options).map(({ deliveryMethod, inventory }) => {
    if (deliveryMethod === line.deliveryMethod) return { deliveryMethod, sku: line.stockKeepingUnit };
    const choice = choiceFor(product, deliveryMethod, before);
    const entry = inventory.find((one) => one.sku === choice?.stockKeepingUnit && hasAmount(one, line));
    return { deliveryMethod, sku: entry?.inStock ? entry.sku : null };
  });
}

/** Whether an entry has the amount of a line: the same number in another currency, or between two steps, is another. */
function hasAmount(entry: InventoryEntry, line: Pick<ProductLine, "giftcardValue" | "valueCurrency">): boolean {
  const range = rangeOf(entry);
  const value = line.giftcardValue ?? null;
  const isIn = range ? amountProblem(range, value) === null : value === null || entry.price === value;
  return isIn && entry.priceCurrency.toUpperCase() === line.valueCurrency?.toUpperCase();
}
