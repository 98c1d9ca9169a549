import { type OwnOrder, readOwnOrders, withOwnOrder } from "~/domain/ownOrders";
import { readResends, type Resends, withResend } from "~/domain/resend";
import { readJson, SESSION, type TextStorage, writeJson } from "~/domain/storage";

/** The orders that this tab sent to payment; they may be shown without signing in. */
export const ownOrders = (storage: TextStorage): OwnOrder[] => readOwnOrders(readJson(storage, SESSION.ownOrders));

/** What this tab knows about an order that it sent to payment, or whose basket it had. */
export const ownOrder = (storage: TextStorage, publicOrderId: string): OwnOrder | undefined =>
  ownOrders(storage).find((own) => own.publicOrderId === publicOrderId);

/**
 * Remembers an order that this tab sends to payment. A storage that is nearly full has room at least for which one it
 * is, without which its confirmation would not be shown after a reload.
 */
export function rememberOwnOrder(storage: TextStorage, order: OwnOrder): void {
  const list = withOwnOrder(ownOrders(storage), order);
  const remembers = (orders: readonly Partial<OwnOrder>[]) => writeJson(storage, SESSION.ownOrders, orders);
  const { publicOrderId, basketId, counted } = order;
  const short = { publicOrderId, basketId, ...(counted && { counted }) };
  if (!remembers(list) && !remembers([short])) remembers(list);
}

/**
 * Forgets the orders of whoever was signed in before. The one that was sent to payment last stays as long as it is not
 * confirmed: the person may be on their way back from paying it.
 */
export function forgetConfirmedOrders(storage: TextStorage): void {
  const [last] = ownOrders(storage);
  writeJson(storage, SESSION.ownOrders, last && !last.counted ? [last] : null);
}

/** When this tab sent confirmations again. */
export const rememberedResends = (storage: TextStorage): Resends => readResends(readJson(storage, SESSION.resends));

/** Remembers that an order's confirmation was sent again. */
export function rememberResend(storage: TextStorage, publicOrderId: string, now: number): void {
  writeJson(storage, SESSION.resends, withResend(rememberedResends(storage), publicOrderId, now));
}
