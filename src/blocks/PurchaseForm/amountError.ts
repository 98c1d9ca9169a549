import { type AmountProblem, amountProblem, parseAmount, type PriceRange } from "~/domain/amount";

const TEXTS = {
  required: "purchase.amountRequired",
  belowMin: "purchase.amountOutside",
  aboveMax: "purchase.amountOutside",
  offStep: "purchase.amountOffStep",
} as const satisfies Record<AmountProblem, string>;

/** The id of the text that says what is wrong with a typed amount; null if nothing is. */
export function amountError(range: PriceRange, typed: string, currency: string, locale: string) {
  const problem = amountProblem(range, typed.trim() ? parseAmount(typed, locale, currency) : null);
  return problem && TEXTS[problem];
}
