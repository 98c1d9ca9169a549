/** An order that this tab sent to payment. */
export interface OwnOrder {
  publicOrderId: string;
  basketId: string;
  /** Its purchase was counted, which happens once. */
  counted: boolean;
}

const MOST = 20;

/** Whatever was stored, as a clean list of the tab's own orders, the newest first. */
export function readOwnOrders(stored: unknown): OwnOrder[] {
  if (!Array.isArray(stored)) return [];
  return stored.slice(0, MOST).flatMap((candidate: unknown) => {
    if (typeof candidate !== "object" || candidate === null) return [];
    const { publicOrderId, basketId, counted } = candidate as Record<string, unknown>;
    return isId(publicOrderId) && isId(basketId) ? [{ publicOrderId, basketId, counted: counted === true }] : [];
  });
}

/** The list with an order put first, in place of what was known of it. */
export function withOwnOrder(list: readonly OwnOrder[], order: OwnOrder): OwnOrder[] {
  return [order, ...list.filter((other) => other.publicOrderId !== order.publicOrderId)].slice(0, MOST);
}

function isId(value: unknown): value is string {
  return typeof value === "string" && /^[\w.:~-]{1,100}$/.test(value);
}
