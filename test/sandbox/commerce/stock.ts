import { quantityInStock, takeFromShelf } from "../data/shelf";
import { knownProduct, skuNamed } from "./lookups";
import type { BasketRecord } from "./records";
import { refusal } from "./refusals";
import type { CommerceState } from "./state";

type Counts = Map<string, { productId: string; quantity: number }>;

/** How many pieces of each SKU a basket is to have. */
function wantedBy(basket: BasketRecord): Counts {
  const counts: Counts = new Map();
  for (const { sku, productId, quantity } of basket.lines) {
    counts.set(sku, { productId, quantity: quantity + (counts.get(sku)?.quantity ?? 0) });
  }
  return counts;
}

/** Whether so many more pieces of a SKU can be taken; fewer than before always can. */
function isThere(state: CommerceState, productId: string, name: string, more: number): boolean {
  if (more <= 0) return true;
  const sku = skuNamed(knownProduct(state, productId), name);
  return sku !== undefined && !state.goneSkus.has(name) && quantityInStock(sku, state.shelf) >= more;
}

/**
 * Moves the reserved pieces from what a basket was to what it becomes. Refused, and nothing moved, with OutOfStock when
 * more of something is asked for than there is. What was lost while the basket lay is taken again when there is enough,
 * and is otherwise no reason to refuse the rest.
 */
export function moveReservation(state: CommerceState, before: BasketRecord, after: BasketRecord): void {
  const [had, wants] = [wantedBy(before), wantedBy(after)];
  const moves: { productId: string; name: string; more: number }[] = [];
  const holds: string[] = [];
  for (const [name, { productId }] of new Map([...had, ...wants])) {
    const was = had.get(name)?.quantity ?? 0;
    const becomes = wants.get(name)?.quantity ?? 0;
    const more = becomes - (before.holds.includes(name) ? was : 0);
    const canHold = isThere(state, productId, name, more);
    if (!canHold && becomes > was) {
      throw refusal("OutOfStock", `There is not enough of '${name}' in stock`, { stockKeepingUnit: name });
    }
    if (!canHold) continue;
    moves.push({ productId, name, more });
    if (becomes > 0) holds.push(name);
  }
  for (const { productId, name, more } of moves) {
    const sku = skuNamed(knownProduct(state, productId), name);
    // what is gone does not come back
    if (sku && more !== 0 && !state.goneSkus.has(name)) takeFromShelf(sku, more, state.shelf);
  }
  after.holds = holds;
}

/** Puts everything that a basket has reserved back on the shelf; its lines stay. */
export function releaseStock(state: CommerceState, basket: BasketRecord): void {
  if (basket.holds.length === 0) return;
  moveReservation(state, basket, { ...basket, lines: [] });
  basket.holds = [];
}

/** Reserves again the stock that an idle basket lost, as far as it is still there. */
export const holdStock = (state: CommerceState, basket: BasketRecord): void => moveReservation(state, basket, basket);

/** The lines of a basket that cannot be delivered any more. */
export function linesOutOfStock(state: CommerceState, basket: BasketRecord): string[] {
  const lost = new Set(
    [...wantedBy(basket)].flatMap(([name, { productId, quantity }]) =>
      basket.holds.includes(name) || isThere(state, productId, name, quantity) ? [] : [name],
    ),
  );
  return basket.lines.filter(({ sku }) => state.goneSkus.has(sku) || lost.has(sku)).map(({ lineId }) => lineId);
}
