import { amountProblem, type PriceRange, suggestedValues } from "./amount";

/** The amounts that people give, by their first digits: round ones, and more where those would be too few. */
const ROUND = [1, 2, 5];
const BETWEEN = [1, 1.5, 2, 3, 5, 7.5];
const FEW = 4;
const MOST = 8;

/** Values of a range to suggest, lowest first, at most eight; the range's lowest is always among them. */
export function giftValues(range: PriceRange): number[] {
  const round = fitting(range, ROUND);
  const found = round.length < FEW ? fitting(range, BETWEEN) : round;
  return found.length < 3 ? suggestedValues(range, MOST) : found.slice(0, MOST);
}

function fitting(range: PriceRange, series: readonly number[]): number[] {
  const values = new Set([range.priceMin]);
  for (let ten = 0.01; ten <= range.priceMax; ten *= 10) {
    for (const one of series) {
      const value = Number((one * ten).toPrecision(6));
      if (amountProblem(range, value) === null) values.add(value);
    }
  }
  return [...values];
}
