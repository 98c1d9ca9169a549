import { isRecord } from "./isRecord";
import { ownEntry } from "./ownEntry";

/** How often the confirmation of an order can be sent again, and how long to wait after each time. */
const MOST = 3;
const PAUSE_MS = 30_000;
/** For how many orders that is remembered. */
const MOST_ORDERS = 20;

/** When confirmations were sent again, by the order's public id, in milliseconds since 1970. */
export type Resends = Record<string, number[]>;

/** Reads the stored times; anything invalid is dropped. */
export function readResends(stored: unknown): Resends {
  if (!isRecord(stored)) return {};
  const entries = Object.entries(stored).flatMap(([id, times]): [string, number[]][] =>
    Array.isArray(times) ? [[id, times.filter((time): time is number => Number.isFinite(time)).slice(-MOST)]] : [],
  );
  return Object.fromEntries(entries.slice(-MOST_ORDERS));
}

/** The times when the confirmation of an order was sent again. */
export const resendsOf = (all: Resends, publicOrderId: string): number[] => ownEntry(all, publicOrderId) ?? [];

/** The times with one more for this order. */
export function withResend(all: Resends, publicOrderId: string, now: number): Resends {
  const others = Object.entries(all).filter(([id]) => id !== publicOrderId);
  return Object.fromEntries([...others, [publicOrderId, [...resendsOf(all, publicOrderId), now]]]);
}

/** Until when sending again has to wait; null when it need not. A clock that was set back makes nobody wait longer. */
export function restsUntil(times: readonly number[], now: number): number | null {
  const last = times.at(-1);
  return last === undefined || last > now || last + PAUSE_MS <= now ? null : last + PAUSE_MS;
}

/** Whether an order's confirmation was sent as often as it can be. */
export const isUsedUp = (times: readonly number[]): boolean => times.length >= MOST;
