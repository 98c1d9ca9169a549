import { isRecord } from "./isRecord";

/** So often the confirmation of an order can be sent again, and so long after each time it cannot. */
const MOST = 3;
const PAUSE_MS = 30_000;
/** Orders whose sendings are remembered. */
const MOST_ORDERS = 20;

/** When confirmations were sent again, by the order's public id, in milliseconds since 1970. */
export type Resends = Record<string, number[]>;

/** Whatever was stored, as clean lists. */
export function readResends(stored: unknown): Resends {
  if (!isRecord(stored)) return {};
  const entries = Object.entries(stored).flatMap(([id, times]): [string, number[]][] =>
    Array.isArray(times) ? [[id, times.filter((time): time is number => Number.isFinite(time)).slice(-MOST)]] : [],
  );
  return Object.fromEntries(entries.slice(-MOST_ORDERS));
}

/** The times of an order's sendings. */
export const resendsOf = (all: Resends, publicOrderId: string): number[] =>
  Object.hasOwn(all, publicOrderId) ? (all[publicOrderId] ?? []) : [];

/** All sendings with one more of this order. */
export function withResend(all: Resends, publicOrderId: string, now: number): Resends {
  const { [publicOrderId]: own = [], ...others } = all;
  return { ...others, [publicOrderId]: [...own, now] };
}

/**
 * Until when the next sending has to wait; null when it need not. A clock that was set back makes nobody wait longer.
 */
export function restsUntil(times: readonly number[], now: number): number | null {
  const last = times.at(-1);
  return last === undefined || last > now || last + PAUSE_MS <= now ? null : last + PAUSE_MS;
}

/** Whether an order's confirmation was sent as often as it can be. */
export const isUsedUp = (times: readonly number[]): boolean => times.length >= MOST;
