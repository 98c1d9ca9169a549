import { randomOf, type Random } from "../data/random";

export interface Ids {
  /** A new id in the form of a version 4 UUID. */
  next(): string;
  /** A new public order number, as people read it out on the phone. */
  nextPublicOrderId(): string;
  /** Always the same UUID for the same text. */
  of(text: string): string;
}

/** The characters of codes and order numbers: none that looks like another. */
export const letters = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

function uuidFrom(random: Random): string {
  const hex = Array.from({ length: 4 }, () => random.int(0, 0xffffffff).toString(16).padStart(8, "0")).join("");
  const variant = "89ab".charAt(random.int(0, 3));
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20),
  ].join("-");
}

/**
 * The ids of one sandbox. `run` tells one process from another: a basket of yesterday must not come back as today's.
 */
export function makeIds(seed: number, run: string): Ids {
  const random = randomOf(seed, `ids ${run}`);
  return {
    next: () => uuidFrom(random),
    nextPublicOrderId: () => `G${Array.from({ length: 9 }, () => letters[random.int(0, letters.length - 1)]).join("")}`,
    of: (text) => uuidFrom(randomOf(seed, `${run} ${text}`)),
  };
}
