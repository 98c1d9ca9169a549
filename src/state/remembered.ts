import { readBillingDraft, readReferenceDraft } from "~/domain/billingDraft";
import { type BillingForm } from "~/domain/buyer";
import { type OwnOrder, readOwnOrders, withOwnOrder } from "~/domain/ownOrders";
import { readResends, type Resends, withResend } from "~/domain/resend";
import { CONSUMER_CHANNEL, REDEEM_CHANNEL } from "~/domain/salesChannel";
import { LOCAL, readJson, SESSION, type TextStorage } from "~/domain/storage";
import {
  agedBaskets,
  type BasketKey,
  readDepartmentBaskets,
  readDiscarded,
  readStoredBaskets,
  readStoredChannel,
  type StoredBasket,
  storedBasketId,
  withDiscarded,
  withoutStoredBasket,
  withoutStoredKey,
  withStoredBasket,
} from "~/domain/storedBaskets";

const writeJson = (storage: TextStorage, key: string, value: unknown) => storage.write(key, JSON.stringify(value));

const allStored = (storage: TextStorage, now: number, countryCode: string): StoredBasket[] =>
  readStoredBaskets(readJson(storage, LOCAL.baskets), now, countryCode);

/** The stored basket ids. Read anew each time: another tab may have written in the meantime. */
export function storedBaskets(storage: TextStorage, now: number, countryCode: string): StoredBasket[] {
  const discarded = discardedBaskets(storage);
  return allStored(storage, now, countryCode).filter(({ basketId }) => !discarded.includes(basketId));
}

/** Baskets that were left on purpose; a tab that still shows one must not bring it back. */
export const discardedBaskets = (storage: TextStorage): string[] => readDiscarded(readJson(storage, LOCAL.discarded));

/** Marks baskets as left on purpose. */
export function discardBaskets(storage: TextStorage, basketIds: readonly string[]): void {
  if (basketIds.length > 0) writeJson(storage, LOCAL.discarded, withDiscarded(discardedBaskets(storage), basketIds));
}

/**
 * The basket stored for a channel and country, and in business for a department (spec §3). The map of departments knows
 * of no country: it is asked where the list has never heard of the department.
 */
export function rememberedBasket(storage: TextStorage, key: BasketKey, now: number): string | null {
  const { departmentId } = key;
  const list = storedBaskets(storage, now, key.countryCode);
  const stored = storedBasketId(list, key);
  if (stored !== null || !departmentId || list.some((entry) => entry.departmentId === departmentId)) return stored;
  const mapped = departmentBaskets(storage, now)[departmentId];
  return mapped && !discardedBaskets(storage).includes(mapped) ? mapped : null;
}

/** The map of departments; it keeps no dates, so that the list says which of its baskets are too old. */
function departmentBaskets(storage: TextStorage, now: number): Record<string, string> {
  const aged = agedBaskets(readJson(storage, LOCAL.baskets), now);
  const map = readDepartmentBaskets(readJson(storage, LOCAL.departments));
  return Object.fromEntries(Object.entries(map).filter(([, id]) => !aged.includes(id)));
}

/** Writes both: what went from the list because it was too old must not stay in the map. */
function writeStored(storage: TextStorage, list: StoredBasket[], departments: Record<string, string>): void {
  writeJson(storage, LOCAL.baskets, list);
  const known = storage.read(LOCAL.departments) ?? "{}";
  if (JSON.stringify(departments) !== known) writeJson(storage, LOCAL.departments, departments);
}

/** Stores a basket for its channel and country, unless it was left on purpose in another tab. */
export function rememberBasket(storage: TextStorage, key: BasketKey, basketId: string, now: number): void {
  if (discardedBaskets(storage).includes(basketId)) return;
  const list = withStoredBasket(storedBaskets(storage, now, key.countryCode), key, basketId, now);
  const { departmentId } = key;
  writeStored(storage, list, { ...departmentBaskets(storage, now), ...(departmentId && { [departmentId]: basketId }) });
}

/**
 * Removes a basket wherever it is named: the list, the department map, and the stored channel that was its own (spec
 * §4).
 */
export function forgetBasket(storage: TextStorage, basketId: string, now: number, countryCode: string): void {
  const list = allStored(storage, now, countryCode);
  const removed = list.find((entry) => entry.basketId === basketId);
  const departments = departmentBaskets(storage, now);
  const kept = Object.fromEntries(Object.entries(departments).filter(([, id]) => id !== basketId));
  if (removed || Object.keys(kept).length < Object.keys(departments).length)
    writeStored(storage, withoutStoredBasket(list, basketId), kept);
  if (removed && rememberedChannel(storage) === removed.salesChannelId) storage.remove(LOCAL.channel);
}

/** Removes what is stored for a channel and country, and in business for a department; elsewhere it stays named. */
export function forgetBasketOf(storage: TextStorage, key: BasketKey, now: number): void {
  const list = allStored(storage, now, key.countryCode);
  const { [key.departmentId ?? ""]: _, ...others } = departmentBaskets(storage, now);
  writeStored(storage, withoutStoredKey(list, key), others);
}

/** The channel that the next page is opened in; the consumer's needs no remembering. */
export function rememberNextChannel(storage: TextStorage, salesChannelId: number): void {
  if (salesChannelId === CONSUMER_CHANNEL) storage.remove(LOCAL.channel);
  else writeJson(storage, LOCAL.channel, salesChannelId);
}

/** The channel to open in; null for none, and for junk. */
export const rememberedChannel = (storage: TextStorage): number | null =>
  readStoredChannel(readJson(storage, LOCAL.channel));

/**
 * The same for a country: codes wait in the basket of the country they were redeemed in, and make nobody a redeemer in
 * another one, where there would be no way out of that channel.
 */
export function rememberedChannelIn(storage: TextStorage, countryCode: string, now: number): number | null {
  const salesChannelId = rememberedChannel(storage);
  if (salesChannelId !== REDEEM_CHANNEL) return salesChannelId;
  return rememberedBasket(storage, { salesChannelId, countryCode }, now) === null ? null : salesChannelId;
}

/** The channel whose basket is in use: it is the one to come back to, also when it is the consumer's. */
export function rememberUsedChannel(storage: TextStorage, salesChannelId: number): void {
  writeJson(storage, LOCAL.channel, salesChannelId);
}

/** The next page opens in the consumer's channel. */
export const forgetChannel = (storage: TextStorage): void => storage.remove(LOCAL.channel);

/** Orders that this tab has sent to payment: theirs may be shown without signing in. */
export const ownOrders = (storage: TextStorage): OwnOrder[] => readOwnOrders(readJson(storage, SESSION.ownOrders));

/** Lets this tab show an order that it sends to payment. */
export function rememberOwnOrder(storage: TextStorage, order: OwnOrder): void {
  writeJson(storage, SESSION.ownOrders, withOwnOrder(ownOrders(storage), order));
}

/** When this tab had confirmations sent again. */
export const rememberedResends = (storage: TextStorage): Resends => readResends(readJson(storage, SESSION.resends));

/** Counts a sending of an order's confirmation. */
export function rememberResend(storage: TextStorage, publicOrderId: string, now: number): void {
  writeJson(storage, SESSION.resends, withResend(rememberedResends(storage), publicOrderId, now));
}

/** The billing form as it was typed before a reload; nothing secret stands in it. */
export const rememberedBilling = (storage: TextStorage): BillingForm | null =>
  readBillingDraft(readJson(storage, SESSION.billingDraft));

/** The buyer's own name for the order as it was typed before a reload. */
export const rememberedReference = (storage: TextStorage): string | null =>
  readReferenceDraft(readJson(storage, SESSION.billingDraft));

/** Keeps what was typed of the payer and the order's name over a reload; nothing typed is nothing kept. */
export function rememberBilling(
  storage: TextStorage,
  draft: BillingForm | null,
  reference: string | null = null,
): void {
  if (draft ?? reference) writeJson(storage, SESSION.billingDraft, { ...draft, ...(reference && { reference }) });
  else storage.remove(SESSION.billingDraft);
}
