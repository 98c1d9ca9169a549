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

/** A greeting or a wrapping that was taken off a line, and where the line stood. */
export interface LostExtra {
  at: number;
  product: ProductToAdd;
  /** The line as it is since, where it goes another way now; that is taken back too, as it takes no such extra. */
  since?: ProductToAdd;
}

/** A line as it is before a change takes its greeting or wrapping off; null when it has none. */
export function lostExtra(before: Basket, lineId: string, what: "greeting" | "wrapping"): LostExtra | null {
  const lines = linesOf(before);
  const at = lines.findIndex(({ line }) => line.lineId === lineId);
  const entry = lines[at];
  return entry?.[what] ? { at, product: productToAdd(entry) } : null;
}

/**
 * All products there shall be: those of the basket as it is now, and what was taken off back on its lines, which may
 * have moved and have other quantities by now. Null: none of the lines is there.
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

/** All products there shall be: those of the basket as it is now, and the removed ones back in their places. */
export function putBack(now: Basket, removed: readonly Removed[]): ProductToAdd[] {
  const products = linesToAdd(now);
  for (const { at, product } of removed) products.splice(at, 0, product);
  return products;
}
