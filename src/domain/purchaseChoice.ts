import { type PriceRange, rangeOf } from "./amount";
import { type InventoryEntry, inventoryOf, isPhysicalProduct, offeredMethods, type Product } from "./product";

/** What is being bought, before it is in the basket (spec §3, "Product purchase form"). */
export interface PurchaseChoice {
  productId: string;
  deliveryMethod: string;
  stockKeepingUnit: string;
  giftcardValue: number | null;
  valueCurrency: string;
  productPurchasePrice: number | null;
  quantity: number;
}

/**
 * What the purchase form of a product starts with (spec §4): its first delivery method, the price and currency of the
 * first SKU, quantity 1; whatever is in stock comes first. Null: there is nothing to buy. The product has only methods
 * that the person may choose.
 */
export function firstChoice(product: Product): PurchaseChoice | null {
  const offers = offeredMethods(product, { business: true });
  const offer = offers.find((one) => one.inventory.some((entry) => entry.inStock)) ?? offers[0];
  const entry = offer?.inventory.find((one) => one.inStock) ?? offer?.inventory[0];
  return offer && entry ? choiceOf(product, offer.deliveryMethod, entry) : null;
}

function choiceOf(product: Product, deliveryMethod: string, entry: InventoryEntry): PurchaseChoice {
  const value = entry.price ?? rangeOf(entry)?.priceMin ?? null;
  return {
    productId: product.id,
    deliveryMethod,
    stockKeepingUnit: entry.sku,
    giftcardValue: isPhysicalProduct(product) ? null : value,
    valueCurrency: entry.priceCurrency,
    productPurchasePrice: value,
    quantity: 1,
  };
}

/**
 * The choice after a change of delivery method: the same value if the method has it; null if not, when the person must
 * choose another amount (spec §5), or if the product is not sent by that method.
 */
export function choiceFor(product: Product, deliveryMethod: string, before: PurchaseChoice): PurchaseChoice | null {
  const inventory = inventoryOf(product, deliveryMethod);
  const isWorthIt = ({ price }: InventoryEntry) => price != null && price === before.productPurchasePrice;
  const alike = inventory.filter((entry) => entry.sku === before.stockKeepingUnit);
  const same =
    // Several values of a card may share a SKU.
    (alike.length > 1 ? alike.find(isWorthIt) : alike[0]) ??
    inventory.find(isWorthIt) ??
    inventory.find((entry) => before.giftcardValue !== null && fitsRange(rangeOf(entry), before.giftcardValue));
  if (!same) return null;
  const choice = choiceOf(product, deliveryMethod, same);
  const value = rangeOf(same) ? before.giftcardValue : choice.giftcardValue;
  return {
    ...choice,
    giftcardValue: value,
    productPurchasePrice: rangeOf(same) ? value : choice.productPurchasePrice,
    quantity: before.quantity,
  };
}

function fitsRange(range: PriceRange | null, value: number): boolean {
  return range !== null && value >= range.priceMin && value <= range.priceMax;
}
