import { isRecord } from "./isRecord";
import { readText } from "./readText";
import { readId } from "./storedBaskets";
import { MOST_BYTES } from "./tableLimits";

/** A table of recipients that was left before its gifts were in the basket. */
export interface KeptTable {
  /** The card on whose page it was. */
  productId: string;
  text: string;
}

/** A table as it was stored; null for none, and for junk. */
export function readKeptTable(stored: unknown): KeptTable | null {
  if (!isRecord(stored)) return null;
  const [productId, text] = [readId(stored.productId), readText(stored.text, MOST_BYTES)];
  return productId && text ? { productId, text } : null;
}
