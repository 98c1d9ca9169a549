import { type Basket, type ProductLine } from "./basket";
import { linesOf } from "./basketLines";
import { type ProductToAdd, linesToAdd, productToAdd } from "./linesToAdd";

/** A product that was removed, and its index in the basket before. */
export interface Removed {
  at: number;
  product: ProductToAdd;
}

/** The lines that a change removes, as products to add again. */
export function removedOf(before: Basket, removed: readonly ProductLine[]): Removed[] {
  const gone = new Set(removed.map(({ lineId }) => lineId));
  return linesOf(before).flatMap((entry, at) =>
    gone.has(entry.line.lineId) ? [{ at, product: productToAdd(entry) }] : [],
  );
}

/** A line that lost its greeting or wrapping, as it was before, and its index in the basket. */
export interface LostExtra {
  at: number;
  product: ProductToAdd;
  /** The line as it is now, if its method was changed; that is undone too, as the new method takes no such extra. */
  since?: ProductToAdd;
}

/** A line as it is before a change removes its greeting or wrapping; null when it has none. */
export function lostExtra(before: Basket, lineId: string, what: "greeting" | "wrapping"): LostExtra | null {
  const lines = linesOf(before);
  const at = lines.findIndex(({ line }) => line.lineId === lineId);
  const entry = lines[at];
  return entry?.[what] ? { at, product: productToAdd(entry) } : null;
}

/**
 * The products of the basket as it is now, with the lost extras put back on their lines, which may have moved or
 * changed their quantity since. Null: none of those lines is there any more.
 */
export function putBackOn(now: Basket, lost: readonly LostExtra[]): ProductToAdd[] | null {
  const products = linesToAdd(now);
  const bare = (one: ProductToAdd) => JSON.stringify({ ...one, quantity: 0, addGreeting: null, addWrapping: null });
  let found = false;
  for (const { at, product, since } of lost) {
    const looked = bare(since ?? product);
    const isIt = (one: ProductToAdd | undefined) => one !== undefined && bare(one) === looked;
    const place = isIt(products[at]) ? at : products.findIndex(isIt);
    const line = products[place];
    if (!line) continue;
    found = true;
    const { addGreeting, addWrapping } = product;
    products[place] = {
      ...(since ? product : line),
      quantity: line.quantity,
      addGreeting: line.addGreeting ?? addGreeting,
      addWrapping: line.addWrapping ?? (addWrapping && { ...addWrapping, quantity: line.quantity }),
    };
  }
  return found ? products : null;
}

/** The products of the basket as it is now, with the removed ones back in their places. */
export function putBack(now: Basket, removed: readonly Removed[]): ProductToAdd[] {
  const products = linesToAdd(now);
  for (const { at, product } of removed) products.splice(at, 0, product);
  return products;
}
