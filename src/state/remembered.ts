import { readBillingDraft, readReferenceDraft } from "~/domain/billingDraft";
import { type BillingForm } from "~/domain/buyer";
import { type OwnOrder, readOwnOrders, withOwnOrder } from "~/domain/ownOrders";
import { readResends, type Resends, withResend } from "~/domain/resend";
import { CONSUMER_CHANNEL } from "~/domain/salesChannel";
import { LOCAL, readJson, SESSION, type TextShelf } from "~/domain/storage";
import {
  type BasketKey,
  readDepartmentBaskets,
  readDiscarded,
  readStoredBaskets,
  readStoredChannel,
  type StoredBasket,
  storedBasketId,
  withDiscarded,
  withoutStoredBasket,
  withStoredBasket,
} from "~/domain/storedBaskets";

const writeJson = (shelf: TextShelf, key: string, value: unknown) => shelf.write(key, JSON.stringify(value));

const allStored = (shelf: TextShelf, now: number, countryCode: string): StoredBasket[] =>
  readStoredBaskets(readJson(shelf, LOCAL.baskets), now, countryCode);

/** The stored basket ids. Read anew each time: another tab may have written in the meantime. */
export function storedBaskets(shelf: TextShelf, now: number, countryCode: string): StoredBasket[] {
  const discarded = discardedBaskets(shelf);
  return allStored(shelf, now, countryCode).filter(({ basketId }) => !discarded.includes(basketId));
}

/** Baskets that were left on purpose; a tab that still shows one must not bring it back. */
export const discardedBaskets = (shelf: TextShelf): string[] => readDiscarded(readJson(shelf, LOCAL.discarded));

/** Marks baskets as left on purpose. */
export function discardBaskets(shelf: TextShelf, basketIds: readonly string[]): void {
  if (basketIds.length > 0) writeJson(shelf, LOCAL.discarded, withDiscarded(discardedBaskets(shelf), basketIds));
}

/**
 * The basket stored for a channel and country, and in business for a department (spec §3). The map of departments knows
 * of no country: it is asked where the list has never heard of the department.
 */
export function rememberedBasket(shelf: TextShelf, key: BasketKey, now: number): string | null {
  const { departmentId } = key;
  const list = storedBaskets(shelf, now, key.countryCode);
  const stored = storedBasketId(list, key);
  if (stored !== null || !departmentId || list.some((entry) => entry.departmentId === departmentId)) return stored;
  const mapped = departmentBaskets(shelf)[departmentId];
  return mapped && !discardedBaskets(shelf).includes(mapped) ? mapped : null;
}

const departmentBaskets = (shelf: TextShelf) => readDepartmentBaskets(readJson(shelf, LOCAL.departments));

/** Stores a basket for its channel and country, unless it was left on purpose in another tab. */
export function rememberBasket(shelf: TextShelf, key: BasketKey, basketId: string, now: number): void {
  if (discardedBaskets(shelf).includes(basketId)) return;
  const list = withStoredBasket(storedBaskets(shelf, now, key.countryCode), key, basketId, now);
  writeJson(shelf, LOCAL.baskets, list);
  const { departmentId } = key;
  if (departmentId) writeJson(shelf, LOCAL.departments, { ...departmentBaskets(shelf), [departmentId]: basketId });
}

/** Removes a basket wherever it is named: the list, the department map, and the stored channel that was its own (spec §4). */
export function forgetBasket(shelf: TextShelf, basketId: string, now: number, countryCode: string): void {
  const list = allStored(shelf, now, countryCode);
  const removed = list.find((entry) => entry.basketId === basketId);
  if (removed) writeJson(shelf, LOCAL.baskets, withoutStoredBasket(list, basketId));
  const departments = departmentBaskets(shelf);
  const kept = Object.entries(departments).filter(([, id]) => id !== basketId);
  if (kept.length < Object.keys(departments).length) writeJson(shelf, LOCAL.departments, Object.fromEntries(kept));
  if (removed && rememberedChannel(shelf) === removed.salesChannelId) shelf.remove(LOCAL.channel);
}

/** The channel that the next page is opened in; the consumer's needs no remembering. */
export function rememberNextChannel(shelf: TextShelf, salesChannelId: number): void {
  if (salesChannelId === CONSUMER_CHANNEL) shelf.remove(LOCAL.channel);
  else writeJson(shelf, LOCAL.channel, salesChannelId);
}

/** The channel to open in; null for none, and for junk. */
export const rememberedChannel = (shelf: TextShelf): number | null => readStoredChannel(readJson(shelf, LOCAL.channel));

/** The channel whose basket is in use: it is the one to come back to, also when it is the consumer's. */
export function rememberUsedChannel(shelf: TextShelf, salesChannelId: number): void {
  writeJson(shelf, LOCAL.channel, salesChannelId);
}

/** The next page opens in the consumer's channel. */
export const forgetChannel = (shelf: TextShelf): void => shelf.remove(LOCAL.channel);

/** Orders that this tab has sent to payment: theirs may be shown without signing in. */
export const ownOrders = (shelf: TextShelf): OwnOrder[] => readOwnOrders(readJson(shelf, SESSION.ownOrders));

/** Lets this tab show an order that it sends to payment. */
export function rememberOwnOrder(shelf: TextShelf, order: OwnOrder): void {
  writeJson(shelf, SESSION.ownOrders, withOwnOrder(ownOrders(shelf), order));
}

/** When this tab had confirmations sent again. */
export const rememberedResends = (shelf: TextShelf): Resends => readResends(readJson(shelf, SESSION.resends));

/** Counts a sending of an order's confirmation. */
export function rememberResend(shelf: TextShelf, publicOrderId: string, now: number): void {
  writeJson(shelf, SESSION.resends, withResend(rememberedResends(shelf), publicOrderId, now));
}

/** The billing form as it was typed before a reload; nothing secret stands in it. */
export const rememberedBilling = (shelf: TextShelf): BillingForm | null =>
  readBillingDraft(readJson(shelf, SESSION.billingDraft));

/** The buyer's own name for the order as it was typed before a reload. */
export const rememberedReference = (shelf: TextShelf): string | null =>
  readReferenceDraft(readJson(shelf, SESSION.billingDraft));

/** Keeps what was typed of the payer and the order's name over a reload; nothing typed is nothing kept. */
export function rememberBilling(shelf: TextShelf, draft: BillingForm | null, reference: string | null = null): void {
  if (draft ?? reference) writeJson(shelf, SESSION.billingDraft, { ...draft, ...(reference && { reference }) });
  else shelf.remove(SESSION.billingDraft);
}
