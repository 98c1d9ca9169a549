/** The number of steps of the slider. */
export const STEPS = 100;
/** The exponent of the scale: most gifts are cheap, so low prices get the longer part of the slider. */
const BEND = 2.4;

/** Maps the steps of a slider to prices, in whole units of the currency, and back. */
export function priceSteps(lowest: number, highest: number) {
  /** The price of a step, rounded; at the ends exactly the lowest and highest price. */
  const priceAt = (step: number) => {
    if (step <= 0) return lowest;
    if (step >= STEPS) return highest;
    return roundPrice(lowest + (highest - lowest) * (step / STEPS) ** BEND, lowest, highest);
  };
  /** The step nearest to a price. */
  const stepOf = (price: number) => {
    const share = (Math.min(Math.max(price, lowest), highest) - lowest) / (highest - lowest);
    return Math.round(STEPS * share ** (1 / BEND));
  };
  /**
   * The step to move to. Several steps may have the same price: an arrow key must skip them, or it would do nothing.
   */
  const stepTowards = (step: number, from: number) => {
    const way = Math.sign(step - from);
    let at = step;
    while (way !== 0 && at > 0 && at < STEPS && (stepOf(priceAt(at)) - from) * way <= 0) at += way;
    return at;
  };
  return { priceAt, stepOf, stepTowards };
}

/** Rounds to two significant digits. */
function roundPrice(price: number, lowest: number, highest: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(price, 1))) - 1);
  return Math.min(Math.max(Math.round(price / unit) * unit, lowest), highest);
}
