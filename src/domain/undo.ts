import { type Basket, type ProductLine } from "./basket";
import { linesOf } from "./basketLines";
import { extrasLost } from "./delivery";
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
  /** Its id before it lost the extra. */
  lineId: string;
  product: ProductToAdd;
  /** The change of its delivery method took the extra away; undoing that brings the method back too. */
  byWay?: boolean;
}

/** A line as it is before a change removes its greeting or wrapping; null when it has none. */
export function lostExtra(before: Basket, lineId: string, what: "greeting" | "wrapping"): LostExtra | null {
  const lines = linesOf(before);
  const at = lines.findIndex(({ line }) => line.lineId === lineId);
  const entry = lines[at];
  return entry?.[what] ? { at, lineId, product: productToAdd(entry) } : null;
}

/**
 * The products of the basket as it is now, with the lost extras put back on their lines, whose recipient, date, place
 * or quantity may have changed since. `idNow` tells an earlier line's id of now. Null: all those lines are gone, or
 * take such extras no longer.
 */
export function putBackOn(
  now: Basket,
  lost: readonly LostExtra[],
  idNow: (lineId: string) => string | null,
): ProductToAdd[] | null {
  const ids = linesOf(now).map(({ line }) => line.lineId);
  const products = linesToAdd(now);
  let found = false;
  for (const { lineId, product, byWay = false } of lost) {
    const place = ids.indexOf(idNow(lineId) ?? "");
    const line = products[place];
    const { addGreeting, addWrapping } = product;
    const extras = { greetingToken: addGreeting?.greetingToken ?? null, wrappingId: addWrapping?.id ?? null };
    const isRefused = line !== undefined && extrasLost(extras, line.deliveryMethod) !== null;
    // A method that was chosen later stays, with its recipient.
    if (!line || (isRefused && !byWay)) continue;
    found = true;
    products[place] = {
      ...(isRefused ? product : line),
      quantity: line.quantity,
      addGreeting: line.addGreeting ?? addGreeting,
      addWrapping: line.addWrapping ?? (addWrapping && { ...addWrapping, quantity: line.quantity }),
    };
  }
  return found ? products : null;
}

/**
 * The products of the basket as it is now, with the removed ones back in their places. Of several removals the last one
 * comes first, as each has its places in the basket that the one before it left.
 */
export function putBack(now: Basket, removed: readonly Removed[]): ProductToAdd[] {
  const products = linesToAdd(now);
  for (const { at, product } of removed) products.splice(at, 0, product);
  return products;
}

/** The index that the first of these removed products has once all of them are back. */
export const placeBack = ([first, ...others]: readonly Removed[]): number =>
  others.reduce((place, { at }) => (at <= place ? place + 1 : place), first?.at ?? 0);
