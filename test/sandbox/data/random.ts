/**
 * A small source of chance that gives the same run for the same seed, so that the sandbox's shop is the same every day.
 */
export interface Random {
  /** A number from 0 up to, not including, 1. */
  next(): number;
  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** `count` different entries, in the list's own order. */
  take<T>(list: readonly T[], count: number): T[];
}

/** Turns a seed and any text into 32 bits (FNV-1a with a final mix), so that every thing has a chance of its own. */
export function hashOf(seed: number, key: string): number {
  let hash = 0x811c9dc5 ^ seed;
  for (let index = 0; index < key.length; index++) hash = Math.imul(hash ^ key.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** The chance that belongs to one thing: adding a brand to the lists does not reshuffle all the others. */
export function randomOf(seed: number, key: string): Random {
  let state = hashOf(seed, key);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick: (list) => list[int(0, list.length - 1)]!,
    take: (list, count) => {
      const places = list.map((_, index) => index);
      while (places.length > count) places.splice(int(0, places.length - 1), 1);
      return places.map((index) => list[index]!);
    },
  };
}
