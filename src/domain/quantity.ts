import { cleanWord } from "./typedText";

const MOST = 99;
const MOST_FOR_BUSINESS = 999;

/** How many of one SKU may be bought: the stock, but at most 99, or 999 for a business; at least one. */
export function mostOf(quantityInStock: number | null | undefined, { business }: { business: boolean }): number {
  const most = business ? MOST_FOR_BUSINESS : MOST;
  if (typeof quantityInStock !== "number" || !Number.isFinite(quantityInStock)) return most;
  return Math.max(1, Math.min(Math.floor(quantityInStock), most));
}

/** A typed quantity, a whole number; null when it is none in the digits 0–9, full-width ones included. */
export function parseQuantity(typed: string): number | null {
  const text = cleanWord(typed);
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
}

/** The nearest quantity that may be bought: a whole number from 1 to `most`. */
export function clampQuantity(quantity: number, most: number): number {
  if (!Number.isFinite(quantity)) return quantity === Infinity ? most : 1;
  return Math.max(1, Math.min(Math.floor(quantity), most));
}
