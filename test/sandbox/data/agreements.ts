import { channelIds } from "./channels";
import type { Product } from "./products";

/**
 * Gifts that a company has an agreement of its own for: in the business channel they are listed for its department
 * only.
 */
const agreements: ReadonlyMap<string, string> = new Map([
  ["1310", "dep-nordhavn"],
  ["2622", "dep-nordhavn"],
  ["1473", "dep-lyngby"],
]);

/** Whether a list of this channel shows the product to who buys for this department, or for none. */
export function isListedFor({ id }: Product, salesChannelId: number, department: string | null): boolean {
  const agreedWith = agreements.get(id);
  return salesChannelId !== channelIds.b2b || agreedWith === undefined || agreedWith === department;
}
