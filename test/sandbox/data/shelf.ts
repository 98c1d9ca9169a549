import { convertPrice, convertStep, convertValue, roundMoney } from "./exchange";
import type { DeliveryMethod, Product, Sku } from "./products";

/** What changes while the shop is open: shared by the content and the commerce service, so that both say the same. */
export interface Shelf {
  /** Pieces left, for the SKUs of which some were reserved, sold or set. */
  stock: Map<string, number>;
  /** A factor on a product's prices, by product id. */
  priceFactor: Map<string, number>;
}

export const emptyShelf = (): Shelf => ({ stock: new Map(), priceFactor: new Map() });

/** Pieces of this SKU that can still be bought. */
export const quantityInStock = (sku: Sku, shelf: Shelf): number => shelf.stock.get(sku.sku) ?? sku.stock;

/** The stock that is reported: null for what is produced on demand, unless it has run out. */
export const countedStock = (deliveryMethod: DeliveryMethod, left: number): number | null =>
  deliveryMethod === "Physical" || left === 0 ? left : null;

/**
 * Takes pieces from the shelf, or gives some back with a negative number. False, and nothing taken, if there are too
 * few.
 */
export function takeFromShelf(sku: Sku, quantity: number, shelf: Shelf): boolean {
  const left = quantityInStock(sku, shelf) - quantity;
  if (left < 0) return false;
  shelf.stock.set(sku.sku, left);
  return true;
}

/** A price row of a SKU in one currency, and in the product's own. Amounts in major units. */
export interface PriceRow {
  price: number | null;
  priceMin: number | null;
  priceMax: number | null;
  priceStep: number | null;
}

/**
 * The price, or the range of prices, of a SKU in a currency (spec §3, inventory; §9, ranges from min to max by step).
 */
export function priceRow(product: Product, sku: Sku, currency: string, shelf: Shelf): PriceRow {
  const factor = shelf.priceFactor.get(product.id) ?? 1;
  const { price } = sku;
  if (typeof price === "number") {
    const raised = factor === 1 ? price : roundMoney(price * factor, product.currency);
    const shown = product.faceValue
      ? convertValue(raised, product.currency, currency)
      : convertPrice(raised, product.currency, currency);
    return { price: shown, priceMin: null, priceMax: null, priceStep: null };
  }
  const step = convertStep(price.step, product.currency, currency);
  const onStep = (amount: number) =>
    Math.max(step, Math.round(convertValue(amount, product.currency, currency) / step) * step);
  return { price: null, priceMin: onStep(price.min), priceMax: onStep(price.max), priceStep: step };
}

/** Whether a person may choose this amount: one of the fixed ones, or min + n × step. */
export function isOffered(row: PriceRow, amount: number): boolean {
  if (row.price !== null) return amount === row.price;
  const { priceMin, priceMax, priceStep } = row;
  if (priceMin === null || priceMax === null || priceStep === null) return false;
  const steps = Math.round((amount - priceMin) / priceStep);
  // to the smallest coin of any currency: an amount between two of them is not offered
  const nearest = Number((priceMin + steps * priceStep).toFixed(2));
  return amount >= priceMin && amount <= priceMax && amount === nearest;
}

/** Every SKU of a product with its delivery method. */
export const skusOf = (product: Product): { deliveryMethod: DeliveryMethod; sku: Sku }[] =>
  product.deliveryMethods.flatMap(({ deliveryMethod, inventory }) => inventory.map((sku) => ({ deliveryMethod, sku })));

/** The lowest price at which the product can be had, in a currency. */
export const minPriceOf = (product: Product, currency: string, shelf: Shelf): number =>
  Math.min(
    ...skusOf(product).map(({ sku }) => {
      const row = priceRow(product, sku, currency, shelf);
      return row.price ?? row.priceMin ?? Infinity;
    }),
  );

/** The highest price at which the product can be had, in a currency. */
export const maxPriceOf = (product: Product, currency: string, shelf: Shelf): number =>
  Math.max(
    ...skusOf(product).map(({ sku }) => {
      const row = priceRow(product, sku, currency, shelf);
      return row.price ?? row.priceMax ?? 0;
    }),
  );

/** Whether nothing of a product is left. */
export const allSkusOutOfStock = (product: Product, shelf: Shelf): boolean =>
  skusOf(product).every(({ sku }) => quantityInStock(sku, shelf) === 0);
