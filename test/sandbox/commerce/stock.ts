import { quantityInStock, takeFromShelf } from "../data/shelf";
import { knownProduct, skuNamed } from "./lookups";
import type { BasketRecord } from "./records";
import { refusal } from "./refusals";
import type { CommerceState } from "./state";

type Counts = Map<string, { productId: string; quantity: number }>;

function countsOf(basket: BasketRecord): Counts {
  const counts: Counts = new Map();
  if (!basket.holdsStock) return counts;
  for (const { sku, productId, quantity } of basket.lines) {
    counts.set(sku, { productId, quantity: quantity + (counts.get(sku)?.quantity ?? 0) });
  }
  return counts;
}

/** How many more pieces the second basket holds of each SKU than the first; negative where it gives back. */
function differences(before: Counts, after: Counts): Counts {
  const result: Counts = new Map();
  for (const [sku, { productId }] of [...before, ...after]) {
    const quantity = (after.get(sku)?.quantity ?? 0) - (before.get(sku)?.quantity ?? 0);
    if (quantity !== 0) result.set(sku, { productId, quantity });
  }
  return result;
}

/** The SKUs of which there is not enough for a changed basket. */
function missing(state: CommerceState, changes: Counts): string[] {
  return [...changes].flatMap(([name, { productId, quantity }]) => {
    const sku = skuNamed(knownProduct(state, productId), name);
    const enough = sku && !state.goneSkus.has(name) && quantityInStock(sku, state.shelf) >= quantity;
    return quantity > 0 && !enough ? [name] : [];
  });
}

/** Moves the reserved pieces from what a basket was to what it becomes. Refused, and nothing moved, with OutOfStock. */
export function moveReservation(state: CommerceState, before: BasketRecord, after: BasketRecord): void {
  const changes = differences(countsOf(before), countsOf(after));
  const [short] = missing(state, changes);
  if (short) {
    throw refusal("OutOfStock", `There is not enough of '${short}' in stock`, { stockKeepingUnit: short });
  }
  for (const [name, { productId, quantity }] of changes) {
    const sku = skuNamed(knownProduct(state, productId), name);
    // what is gone does not come back
    if (sku && !state.goneSkus.has(name)) takeFromShelf(sku, quantity, state.shelf);
  }
}

/** Puts everything that a basket has reserved back on the shelf; its lines stay. */
export function releaseStock(state: CommerceState, basket: BasketRecord): void {
  if (!basket.holdsStock) return;
  moveReservation(state, basket, { ...basket, holdsStock: false });
  basket.holdsStock = false;
}

/** Reserves again for a basket that lost its reservation while it lay. False when somebody else has the pieces now. */
export function holdStock(state: CommerceState, basket: BasketRecord): boolean {
  if (basket.holdsStock) return true;
  const holding = { ...basket, holdsStock: true };
  if (missing(state, differences(new Map(), countsOf(holding))).length > 0) return false;
  moveReservation(state, basket, holding);
  basket.holdsStock = true;
  return true;
}

/** The lines of a basket that cannot be delivered any more. */
export function linesOutOfStock(state: CommerceState, basket: BasketRecord): string[] {
  const lost = basket.holdsStock
    ? []
    : missing(state, differences(new Map(), countsOf({ ...basket, holdsStock: true })));
  return basket.lines.filter(({ sku }) => state.goneSkus.has(sku) || lost.includes(sku)).map(({ lineId }) => lineId);
}
