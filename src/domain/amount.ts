/** The values that a gift card may have: min + n × step, up to max (spec §9), in major units. */
export interface PriceRange {
  priceMin: number;
  priceMax: number;
  priceStep: number;
}

/**
 * The range of an inventory entry, with its max lowered to the last step; null when it has none or an invalid one. A
 * range of a single value needs no step.
 */
export function rangeOf(entry: {
  priceMin?: number | null;
  priceMax?: number | null;
  priceStep?: number | null;
}): PriceRange | null {
  const { priceMin, priceMax, priceStep } = entry;
  if (!isAmount(priceMin) || !isAmount(priceMax) || priceMin > priceMax) return null;
  if (!isAmount(priceStep) || units(priceStep) === 0)
    return priceMin === priceMax ? { priceMin, priceMax, priceStep: 1 } : null;
  const range = { priceMin, priceMax, priceStep };
  return { ...range, priceMax: valueAt(range, lastStep(range)) };
}

/** Whether it is a sum that a thing may cost. */
export function isAmount(value: number | null | undefined): value is number {
  return typeof value === "number" && value >= 0 && value <= 1e9;
}

// Steps are counted in whole ten-thousandths: 0.1 + 0.2 is not 0.3 in floating point.
const units = (amount: number) => Math.round(amount * 10_000);
const amountOf = (counted: number) => counted / 10_000;

const lastStep = ({ priceMin, priceMax, priceStep }: PriceRange): number =>
  Math.floor((units(priceMax) - units(priceMin)) / units(priceStep));

function valueAt({ priceMin, priceStep }: PriceRange, step: number): number {
  return amountOf(units(priceMin) + step * units(priceStep));
}

/** Values to suggest, evenly spread from the lowest to the highest; at most `most`. */
export function suggestedValues(range: PriceRange, most: number): number[] {
  const last = lastStep(range);
  const count = Math.min(last + 1, Math.max(most, 1));
  const steps = Array.from({ length: count }, (_, index) =>
    count === 1 ? 0 : Math.round((index * last) / (count - 1)),
  );
  return steps.map((step) => valueAt(range, step));
}

export type AmountProblem = "required" | "belowMin" | "aboveMax" | "offStep";

/** Why a value cannot be bought, or null when it can. */
export function amountProblem(range: PriceRange, amount: number | null): AmountProblem | null {
  if (amount === null || !Number.isFinite(amount)) return "required";
  if (units(amount) < units(range.priceMin)) return "belowMin";
  if (units(amount) > units(range.priceMax)) return "aboveMax";
  return (units(amount) - units(range.priceMin)) % units(range.priceStep) === 0 ? null : "offStep";
}

/**
 * The one or two values of the range that are nearest to an amount: the amount itself when it fits, else the ones below
 * and above it.
 */
export function nearestValues(range: PriceRange, amount: number): number[] {
  const last = lastStep(range);
  if (!Number.isFinite(amount)) return [range.priceMin];
  const place = (units(amount) - units(range.priceMin)) / units(range.priceStep);
  const below = Math.min(Math.max(Math.floor(place), 0), last);
  const above = Math.min(Math.max(Math.ceil(place), 0), last);
  return [...new Set([below, above])].map((at) => valueAt(range, at));
}
