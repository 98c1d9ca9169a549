import { ownEntry } from "~/domain/ownEntry";
import { readChannelId } from "~/domain/salesChannel";
import { LOCAL, readJson, type TextStorage, writeJson } from "~/domain/storage";
import {
  agedBaskets,
  type BasketKey,
  readDepartmentBaskets,
  readDiscarded,
  readStoredBaskets,
  type SeenBasket,
  type StoredBasket,
  storedBasketId,
  storedUnder,
  withDepartments,
  withDiscarded,
  withoutStoredBasket,
  withoutStoredKey,
  withStoredBasket,
} from "~/domain/storedBaskets";

const allStored = (storage: TextStorage, now: number, countryCode: string): StoredBasket[] =>
  withDepartments(
    readStoredBaskets(readJson(storage, LOCAL.baskets), now, countryCode),
    departmentBaskets(storage, now),
  );

/** The stored baskets, without discarded ones. Read each time, as another tab may have written meanwhile. */
export function storedBaskets(storage: TextStorage, now: number, countryCode: string): StoredBasket[] {
  const discarded = discardedBaskets(storage);
  return allStored(storage, now, countryCode).filter(({ basketId }) => !discarded.includes(basketId));
}

/** The ids of baskets that were discarded on purpose; a tab that still shows one must not store it again. */
export const discardedBaskets = (storage: TextStorage): string[] => readDiscarded(readJson(storage, LOCAL.discarded));

/** Marks baskets as discarded on purpose. */
export function discardBaskets(storage: TextStorage, basketIds: readonly string[]): void {
  if (basketIds.length > 0) writeJson(storage, LOCAL.discarded, withDiscarded(discardedBaskets(storage), basketIds));
}

/**
 * The id of the basket stored for a channel and country, and in business for a department (spec §3). The map of
 * departments has no countries: it only counts if the list does not know the department.
 */
export function rememberedBasket(storage: TextStorage, key: BasketKey, now: number): string | null {
  const { departmentId } = key;
  const list = storedBaskets(storage, now, key.countryCode);
  const stored = storedBasketId(list, key);
  if (stored !== null || !departmentId || list.some((entry) => entry.departmentId === departmentId)) return stored;
  const mapped = ownEntry(departmentBaskets(storage, now), departmentId);
  return mapped && !discardedBaskets(storage).includes(mapped) ? mapped : null;
}

/** Whether only a form without countries knows a remembered basket, so that it may be another country's. */
export function isGuessed(storage: TextStorage, key: BasketKey, basketId: string, now: number): boolean {
  const entry = storedUnder(storedBaskets(storage, now, key.countryCode), key);
  if (entry?.basketId === basketId) return entry.isGuess === true;
  return departmentBaskets(storage, now)[key.departmentId ?? ""] === basketId;
}

/** Stores a basket that was found under a key (`from`) for its own, unless another one has been stored there since. */
export function moveBasket(storage: TextStorage, from: BasketKey, to: BasketKey, seen: SeenBasket, now: number): void {
  if (rememberedBasket(storage, from, now) === seen.basketId) forgetBasketOf(storage, from, now);
  if (rememberedBasket(storage, to, now) === null) rememberBasket(storage, to, seen, now);
}

/** The map of departments. It has no dates; the list tells which of its baskets are too old. */
function departmentBaskets(storage: TextStorage, now: number): Record<string, string> {
  const aged = agedBaskets(readJson(storage, LOCAL.baskets), now);
  const map = readDepartmentBaskets(readJson(storage, LOCAL.departments));
  return Object.fromEntries(Object.entries(map).filter(([, id]) => !aged.includes(id)));
}

/** Writes both: a basket that was dropped from the list as too old must not stay in the map. */
function writeStored(storage: TextStorage, list: StoredBasket[], departments: Record<string, string>): void {
  writeJson(storage, LOCAL.baskets, list);
  const known = storage.read(LOCAL.departments) ?? "{}";
  if (JSON.stringify(departments) !== known) writeJson(storage, LOCAL.departments, departments);
}

/** Stores a basket for its channel and country, unless it was discarded in another tab. */
export function rememberBasket(storage: TextStorage, key: BasketKey, seen: SeenBasket, now: number): void {
  const { basketId } = seen;
  if (discardedBaskets(storage).includes(basketId)) return;
  const list = withStoredBasket(storedBaskets(storage, now, key.countryCode), key, seen, now);
  const { departmentId } = key;
  writeStored(storage, list, { ...departmentBaskets(storage, now), ...(departmentId && { [departmentId]: basketId }) });
}

/** Stores whether a basket is in use, if the basket itself is stored. */
export function rememberUse(storage: TextStorage, key: BasketKey, seen: Required<SeenBasket>, now: number): void {
  const entry = storedBaskets(storage, now, key.countryCode).find((one) => one.basketId === seen.basketId);
  if (entry && entry.isInUse !== seen.isInUse) rememberBasket(storage, key, seen, now);
}

/**
 * Removes a basket everywhere: from the list, from the department map, and the stored channel if it was the basket's
 * (spec §4).
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

/** Removes what is stored under a key; the basket may stay stored under other keys. */
export function forgetBasketOf(storage: TextStorage, key: BasketKey, now: number): void {
  const list = allStored(storage, now, key.countryCode);
  const { [key.departmentId ?? ""]: _, ...others } = departmentBaskets(storage, now);
  writeStored(storage, withoutStoredKey(list, key), others);
}

/** The stored channel; null for none, and for junk. */
export const rememberedChannel = (storage: TextStorage): number | null =>
  readChannelId(readJson(storage, LOCAL.channel));
