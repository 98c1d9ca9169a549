import type { Random } from "./random";

/** Codes are made on demand: cards by mail practically never run out. */
export const PLENTY = 9999;

/** The stock that the shop opens with: mostly plenty, sometimes a few pieces, sometimes none. */
export function startingStock(chance: Random, physical: boolean): number {
  if (!physical) return chance.chance(0.03) ? 0 : PLENTY;
  const roll = chance.next();
  if (roll < 0.07) return 0;
  return roll < 0.17 ? chance.int(1, 5) : chance.int(12, 400);
}
