import { isRecord } from "./isRecord";
import { BUSINESS_CHANNEL, CONSUMER_CHANNEL, readChannelId, REDEEM_CHANNEL } from "./salesChannel";

/** A basket that this browser knows; one per sales channel, country and department (spec §4). */
export interface StoredBasket {
  basketId: string;
  salesChannelId: number;
  /** lower case */
  countryCode: string;
  /** the department, in a business's basket */
  departmentId?: string;
  /** milliseconds since 1970 */
  storedAt: number;
  /** whether there were gifts or codes in it when it was last seen; undefined if nobody has looked */
  isInUse?: boolean;
  /** the country is a guess, as the older form has none: the basket itself must say which one it is of */
  isGuess?: boolean;
}

/** What is stored of a basket that was seen; `isInUse` is left out if it was not looked at. */
export type SeenBasket = Pick<StoredBasket, "basketId" | "isInUse">;

export interface BasketKey {
  salesChannelId: number;
  countryCode: string;
  departmentId?: string | null;
}

/** Entries written at the same moment are dated a millisecond apart, so some may be a little in the future. */
const AHEAD_MS = 1000;
/** About 90 days in milliseconds (spec §9). */
const KEPT_FOR_MS = 7_776_000_000;
const MOST_STORED = 100;
const MOST_READ = 5_000;

/**
 * Whatever was stored, as a clean list, newest first: junk and entries older than 90 days are dropped, and the newest
 * is kept per channel, country and department. The older form, a map from channel id to basket id, is migrated to
 * `countryCode`, which is marked as a guess.
 */
export function readStoredBaskets(stored: unknown, now: number, countryCode: string): StoredBasket[] {
  const raw: unknown[] = Array.isArray(stored) ? stored.slice(0, MOST_READ) : fromMap(stored, countryCode, now);
  const byKey = new Map<string, StoredBasket>();
  for (const candidate of raw) {
    const entry = readEntry(candidate, now);
    if (!entry || now - entry.storedAt > KEPT_FOR_MS) continue;
    const known = byKey.get(keyOf(entry));
    if (!known || known.storedAt <= entry.storedAt) byKey.set(keyOf(entry), entry);
  }
  return [...byKey.values()].sort((one, other) => other.storedAt - one.storedAt).slice(0, MOST_STORED);
}

/** The ids of stored baskets that are older than 90 days and are in no newer entry. */
export function agedBaskets(stored: unknown, now: number): string[] {
  const raw: unknown[] = Array.isArray(stored) ? stored.slice(0, MOST_READ) : [];
  const entries = raw.flatMap((candidate) => readEntry(candidate, now) ?? []);
  const isAged = ({ storedAt }: StoredBasket) => now - storedAt > KEPT_FOR_MS;
  const fresh = new Set(entries.filter((entry) => !isAged(entry)).map(({ basketId }) => basketId));
  return entries.filter((entry) => isAged(entry) && !fresh.has(entry.basketId)).map(({ basketId }) => basketId);
}

function fromMap(stored: unknown, countryCode: string, storedAt: number): unknown[] {
  if (!isRecord(stored)) return [];
  return Object.entries(stored)
    .slice(0, MOST_READ)
    .map(([salesChannelId, basketId]) => ({ basketId, salesChannelId, countryCode, storedAt, isGuess: true }));
}

function readEntry(candidate: unknown, now: number): StoredBasket | null {
  if (!isRecord(candidate)) return null;
  const { basketId, salesChannelId, countryCode, departmentId, storedAt, isInUse, isGuess } = candidate;
  const id = readId(basketId);
  const channel = readChannelId(salesChannelId);
  const country = typeof countryCode === "string" ? countryCode.toLowerCase() : "";
  if (!id || channel === null || !/^[a-z]{2}$/.test(country)) return null;
  const department = readId(departmentId);
  // Entries without a date (from older versions) or with one in the future count as fresh.
  const at = typeof storedAt === "number" && storedAt >= 0 && storedAt <= now + AHEAD_MS ? storedAt : now;
  return {
    basketId: id,
    salesChannelId: channel,
    countryCode: country,
    storedAt: at,
    ...(department && { departmentId: department }),
    ...(typeof isInUse === "boolean" && { isInUse }),
    ...(isGuess === true && { isGuess }),
  };
}

/** A stored id of the server's, which may have any form, as a string; null for junk. */
export function readId(value: unknown): string | null {
  const text = typeof value === "number" && Number.isSafeInteger(value) ? String(value) : value;
  return typeof text === "string" &&
    /^[^\s\p{C}<>"'`{}\\]{1,200}$/u.test(text) &&
    text !== "undefined" &&
    text !== "null"
    ? text
    : null;
}

function keyOf({ salesChannelId, countryCode, departmentId }: BasketKey): string {
  return `${salesChannelId} ${countryCode.toLowerCase()} ${departmentId ?? ""}`;
}

/** What is stored under a key. */
export const storedUnder = (list: readonly StoredBasket[], key: BasketKey): StoredBasket | undefined =>
  list.find((entry) => keyOf(entry) === keyOf(key));

/** The basket stored under a key. */
export const storedBasketId = (list: readonly StoredBasket[], key: BasketKey): string | null =>
  storedUnder(list, key)?.basketId ?? null;

/** The list with the departments of business baskets that only the map of departments knows (spec §3). */
export function withDepartments(list: readonly StoredBasket[], departments: Record<string, string>): StoredBasket[] {
  const departmentOf = new Map(Object.entries(departments).map(([departmentId, basketId]) => [basketId, departmentId]));
  return list.map((entry) => {
    const mapped = entry.salesChannelId === BUSINESS_CHANNEL ? departmentOf.get(entry.basketId) : undefined;
    return mapped && !entry.departmentId ? { ...entry, departmentId: mapped } : entry;
  });
}

/**
 * The list with a basket stored under its key. Its date is always new, as other tabs only hear of a value that differs.
 * If nothing is said about its use, what was known of that stays.
 */
export function withStoredBasket(
  list: readonly StoredBasket[],
  key: BasketKey,
  { basketId, isInUse = list.find((entry) => entry.basketId === basketId)?.isInUse }: SeenBasket,
  now: number,
): StoredBasket[] {
  const { salesChannelId, departmentId } = key;
  const entry: StoredBasket = {
    basketId,
    salesChannelId,
    countryCode: key.countryCode.toLowerCase(),
    storedAt: Math.max(now, ...list.map(({ storedAt }) => storedAt + 1)),
    ...(departmentId && { departmentId }),
    ...(isInUse !== undefined && { isInUse }),
  };
  return [entry, ...list.filter((other) => keyOf(other) !== keyOf(key))];
}

/** The channels whose baskets are in use in a country, the last one first; without portals and business. */
export function channelsInUse(list: readonly StoredBasket[], countryCode: string): number[] {
  return list
    .filter((entry) => entry.isInUse && entry.countryCode === countryCode.toLowerCase())
    .map(({ salesChannelId }) => salesChannelId)
    .filter((channel) => channel === CONSUMER_CHANNEL || channel === REDEEM_CHANNEL);
}

/** The list without a basket, whatever its key. */
export function withoutStoredBasket(list: readonly StoredBasket[], basketId: string): StoredBasket[] {
  return list.filter((entry) => entry.basketId !== basketId);
}

/** The list without the basket that is stored under a key. */
export function withoutStoredKey(list: readonly StoredBasket[], key: BasketKey): StoredBasket[] {
  return list.filter((entry) => keyOf(entry) !== keyOf(key));
}

/** The ids of baskets that were discarded on purpose, latest first. */
export function readDiscarded(stored: unknown): string[] {
  if (!Array.isArray(stored)) return [];
  return stored.slice(0, MOST_STORED).flatMap((id) => readId(id) ?? []);
}

/** The list with these ids in front, each once, at most MOST_STORED. */
export function withDiscarded(list: readonly string[], basketIds: readonly string[]): string[] {
  return [...new Set([...basketIds, ...list])].slice(0, MOST_STORED);
}

/** The stored map from department to basket; empty for anything else. */
export function readDepartmentBaskets(stored: unknown): Record<string, string> {
  if (!isRecord(stored)) return {};
  const clean: Record<string, string> = {};
  for (const [department, basket] of Object.entries(stored).slice(0, MOST_STORED)) {
    const [key, id] = [readId(department), readId(basket)];
    if (key && id && key !== "__proto__") clean[key] = id;
  }
  return clean;
}
