/** As many steps there are from the lowest price to the highest. */
export const STEPS = 100;
/** Most gifts are cheap: the lower prices get the longer part of the way. */
const BEND = 2.4;

/** The steps of a slider over prices, in whole units of the currency, and the prices they stand for. */
export function priceSteps(lowest: number, highest: number) {
  /** The price of a step, one that people would name; at the ends just these. */
  const priceAt = (step: number) => {
    if (step <= 0) return lowest;
    if (step >= STEPS) return highest;
    return roundPrice(lowest + (highest - lowest) * (step / STEPS) ** BEND, lowest, highest);
  };
  /** The step that is nearest to a price. */
  const stepOf = (price: number) => {
    const share = (Math.min(Math.max(price, lowest), highest) - lowest) / (highest - lowest);
    return Math.round(STEPS * share ** (1 / BEND));
  };
  /**
   * The step to go to from one to another. Several may have one price and be one place: an arrow key leads past them,
   * or it would lead nowhere.
   */
  const stepTowards = (step: number, from: number) => {
    const way = Math.sign(step - from);
    let at = step;
    while (way !== 0 && at > 0 && at < STEPS && (stepOf(priceAt(at)) - from) * way <= 0) at += way;
    return at;
  };
  return { priceAt, stepOf, stepTowards };
}

/** Two digits count. */
function roundPrice(price: number, lowest: number, highest: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(price, 1))) - 1);
  return Math.min(Math.max(Math.round(price / unit) * unit, lowest), highest);
}
