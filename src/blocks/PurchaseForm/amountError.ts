import { type AmountProblem, amountProblem, type PriceRange } from "~/domain/amount";
import { parseAmount } from "~/domain/typedAmount";

const TEXTS = {
  required: "purchase.amountRequired",
  belowMin: "purchase.amountOutside",
  aboveMax: "purchase.amountOutside",
  offStep: "purchase.amountOffStep",
} as const satisfies Record<AmountProblem, string>;

/** The id of the text that says what is wrong with a typed amount; null if nothing is. */
export function amountError(range: PriceRange, typed: string, currency: string, locale: string) {
  const amount = parseAmount(typed, locale, currency);
  if (amount === null && typed.trim()) return "purchase.amountUnreadable";
  const problem = amountProblem(range, amount);
  return problem && TEXTS[problem];
}
