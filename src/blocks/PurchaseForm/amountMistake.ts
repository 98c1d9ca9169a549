import { type AmountProblem, amountProblem, parseAmount, rangeOf } from "~/domain/amount";
import { type InventoryEntry } from "~/domain/product";
import { type AmountValues } from "./purchaseValues";

export const AMOUNT_TEXTS = {
  required: "purchase.amountRequired",
  belowMin: "purchase.amountOutside",
  aboveMax: "purchase.amountOutside",
  offStep: "purchase.amountOffStep",
} as const satisfies Record<AmountProblem, string>;

/** What is wrong with the typed value of a range (spec §5), as the id of a text; null if nothing. */
export function amountMistake(entry: InventoryEntry | null, { amount }: AmountValues, locale: string) {
  const range = entry && rangeOf(entry);
  if (!range) return null;
  const problem = amountProblem(range, amount.trim() ? parseAmount(amount, locale, entry.priceCurrency) : null);
  return problem && AMOUNT_TEXTS[problem];
}
