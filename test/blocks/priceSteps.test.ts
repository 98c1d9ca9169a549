import { describe, expect, test } from "vitest";
import { priceSteps, STEPS } from "~/blocks/ListingFilters/priceSteps";

const RANGES: [number, number][] = [
  [40, 10_000],
  [1, 20],
  [100, 150],
  [99, 101],
  [5, 5000],
  [250, 1_000_000],
];

describe.each(RANGES)("the slider from %d to %d", (lowest, highest) => {
  const { priceAt, stepOf, stepTowards } = priceSteps(lowest, highest);

  test.each([
    ["up", 1],
    ["down", -1],
  ])("every press of an arrow leads %s, to another price, until the end", (_, way) => {
    const end = way > 0 ? STEPS : 0;
    let at = STEPS - end;
    let price = priceAt(at);
    for (let press = 0; at !== end; press += 1) {
      expect(press).toBeLessThanOrEqual(STEPS);
      at = stepOf(priceAt(stepTowards(at + way, at)));
      expect((priceAt(at) - price) * way).toBeGreaterThan(0);
      price = priceAt(at);
    }
    expect(price).toBe(way > 0 ? highest : lowest);
  });

  test("a pull leads where the thumb is let go", () => {
    const steps = [10, 35, 60, 90].map((step) => stepTowards(step, step > 50 ? 0 : STEPS));
    expect(steps).toEqual([10, 35, 60, 90]);
  });
});
