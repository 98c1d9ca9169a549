import { isRecord } from "./isRecord";
import { readId } from "./storedBaskets";

/** An order that this tab sent to payment. */
export interface OwnOrder {
  publicOrderId: string;
  basketId: string;
  /** Its purchase was reported to analytics, which happens once. */
  counted: boolean;
  /** The total that was sent to payment; null where that is not known. */
  sum: { value: number; currency: string } | null;
}

const MOST = 20;

/** Whatever was stored, as a clean list of this tab's orders, newest first. */
export function readOwnOrders(stored: unknown): OwnOrder[] {
  if (!Array.isArray(stored)) return [];
  return stored.slice(0, MOST).flatMap((candidate: unknown) => {
    if (!isRecord(candidate)) return [];
    const { counted, sum } = candidate;
    const [publicOrderId, basketId] = [readId(candidate.publicOrderId), readId(candidate.basketId)];
    if (!publicOrderId || !basketId) return [];
    return [{ publicOrderId, basketId, counted: counted === true, sum: isSum(sum) ? sum : null }];
  });
}

/** The list with an order in front, replacing an earlier entry for the same order. */
export function withOwnOrder(list: readonly OwnOrder[], order: OwnOrder): OwnOrder[] {
  return [order, ...list.filter((other) => other.publicOrderId !== order.publicOrderId)].slice(0, MOST);
}

function isSum(value: unknown): value is NonNullable<OwnOrder["sum"]> {
  if (!isRecord(value)) return false;
  const { value: amount, currency } = value;
  return Number.isFinite(amount) && typeof currency === "string" && /^[A-Z]{3}$/.test(currency);
}
