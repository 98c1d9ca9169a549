import { type Basket, type ProductLine } from "./basket";
import { linesOf } from "./basketLines";
import { type ProductToAdd, linesToAdd, productToAdd } from "./linesToAdd";

/** A product that was taken out, and where in the list it stood. */
export interface Removed {
  at: number;
  product: ProductToAdd;
}

/** The lines that a change takes out, as they are sent to be put in again. */
export function removedOf(before: Basket, removed: readonly ProductLine[]): Removed[] {
  const gone = new Set(removed.map(({ lineId }) => lineId));
  return linesOf(before).flatMap((entry, at) =>
    gone.has(entry.line.lineId) ? [{ at, product: productToAdd(entry) }] : [],
  );
}

/** All products there shall be: those of the basket as it is now, and the removed ones back in their places. */
export function putBack(now: Basket, removed: readonly Removed[]): ProductToAdd[] {
  const products = linesToAdd(now);
  for (const { at, product } of removed) products.splice(at, 0, product);
  return products;
}
