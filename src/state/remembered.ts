import { type BillingForm } from "~/domain/buyer";
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
import { CONSUMER_CHANNEL } from "~/domain/salesChannel";
import { readBillingDraft, readReferenceDraft } from "~/domain/billingDraft";
import { type OwnOrder, readOwnOrders, withOwnOrder } from "~/domain/ownOrders";
import { readResends, type Resends, withResend } from "~/domain/resend";
import { type TextShelf } from "./services";

/** The names under which the shop stores things (spec §3, "Browser storage"). */
export const KEYS = {
  baskets: "salesChannelBaskets",
  discarded: "discardedBaskets",
  channel: "salesChannelId",
  departments: "departmentBasket",
  signedIn: "signedIn",
  redirectPath: "redirectPath",
  purchaseStatus: "purchase-status",
  ownOrders: "ownOrders",
  resends: "resends",
  billingDraft: "billingDraft",
  datesMoved: "datesMoved",
  hideOverviewNotice: "hideRedeemOverviewNotice",
  voucherLookup: "giftcard lookup",
} as const;

/** The JSON under a key; undefined for none and for junk. */
export function readJson(shelf: TextShelf, key: string): unknown {
  try {
    const text = shelf.read(key);
    return text === null ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
}

const writeJson = (shelf: TextShelf, key: string, value: unknown) => shelf.write(key, JSON.stringify(value));

const allStored = (shelf: TextShelf, now: number, countryCode: string): StoredBasket[] =>
  readStoredBaskets(readJson(shelf, KEYS.baskets), now, countryCode);

/** The stored basket ids. Read anew each time: another tab may have written in the meantime. */
export function storedBaskets(shelf: TextShelf, now: number, countryCode: string): StoredBasket[] {
  const discarded = discardedBaskets(shelf);
  return allStored(shelf, now, countryCode).filter(({ basketId }) => !discarded.includes(basketId));
}

/** Baskets that were left on purpose; a tab that still shows one must not bring it back. */
export const discardedBaskets = (shelf: TextShelf): string[] => readDiscarded(readJson(shelf, KEYS.discarded));

export function discardBaskets(shelf: TextShelf, basketIds: readonly string[]): void {
  if (basketIds.length > 0) writeJson(shelf, KEYS.discarded, withDiscarded(discardedBaskets(shelf), basketIds));
}

/** The basket stored for a channel and country (spec §3). */
export function rememberedBasket(shelf: TextShelf, key: BasketKey, now: number): string | null {
  return storedBasketId(storedBaskets(shelf, now, key.countryCode), key);
}

export function rememberBasket(shelf: TextShelf, key: BasketKey, basketId: string, now: number): void {
  if (discardedBaskets(shelf).includes(basketId)) return;
  const list = withStoredBasket(storedBaskets(shelf, now, key.countryCode), key, basketId, now);
  writeJson(shelf, KEYS.baskets, list);
}

/** Removes a basket wherever it is named: the list, the department map, and the stored channel that was its own (spec §4). */
export function forgetBasket(shelf: TextShelf, basketId: string, now: number, countryCode: string): void {
  const list = allStored(shelf, now, countryCode);
  const removed = list.find((entry) => entry.basketId === basketId);
  if (removed) writeJson(shelf, KEYS.baskets, withoutStoredBasket(list, basketId));
  const departments = readDepartmentBaskets(readJson(shelf, KEYS.departments));
  const kept = Object.entries(departments).filter(([, id]) => id !== basketId);
  if (kept.length < Object.keys(departments).length) writeJson(shelf, KEYS.departments, Object.fromEntries(kept));
  if (removed && rememberedChannel(shelf) === removed.salesChannelId) shelf.remove(KEYS.channel);
}

/** The channel that the next page is opened in; the consumer's needs no remembering. */
export function rememberChannel(shelf: TextShelf, salesChannelId: number): void {
  if (salesChannelId === CONSUMER_CHANNEL) shelf.remove(KEYS.channel);
  else writeJson(shelf, KEYS.channel, salesChannelId);
}

export const rememberedChannel = (shelf: TextShelf): number | null => readStoredChannel(readJson(shelf, KEYS.channel));

/** The channel whose basket is in use: it is the one to come back to, also when it is the consumer's. */
export function keepChannel(shelf: TextShelf, salesChannelId: number): void {
  writeJson(shelf, KEYS.channel, salesChannelId);
}

export const forgetChannel = (shelf: TextShelf): void => shelf.remove(KEYS.channel);

/** Orders that this tab has sent to payment: theirs may be shown without signing in. */
export const ownOrders = (shelf: TextShelf): OwnOrder[] => readOwnOrders(readJson(shelf, KEYS.ownOrders));

export function rememberOwnOrder(shelf: TextShelf, order: OwnOrder): void {
  writeJson(shelf, KEYS.ownOrders, withOwnOrder(ownOrders(shelf), order));
}

/** When this tab had confirmations sent again. */
export const rememberedResends = (shelf: TextShelf): Resends => readResends(readJson(shelf, KEYS.resends));

export function rememberResend(shelf: TextShelf, publicOrderId: string, now: number): void {
  writeJson(shelf, KEYS.resends, withResend(rememberedResends(shelf), publicOrderId, now));
}

/** The billing form as it was typed before a reload; nothing secret stands in it. */
export const rememberedBilling = (shelf: TextShelf): BillingForm | null =>
  readBillingDraft(readJson(shelf, KEYS.billingDraft));

export const rememberedReference = (shelf: TextShelf): string | null =>
  readReferenceDraft(readJson(shelf, KEYS.billingDraft));

export function rememberBilling(shelf: TextShelf, draft: BillingForm | null, reference: string | null = null): void {
  if (draft ?? reference) writeJson(shelf, KEYS.billingDraft, { ...draft, ...(reference && { reference }) });
  else shelf.remove(KEYS.billingDraft);
}
