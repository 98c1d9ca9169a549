import { SCREENS } from "./screens";
import { expect, test } from "./shop";
import { countShifts, shifts, slowLine } from "./shifts";

/** Where much comes late: categories, brands, the ways of a gift; each at the width at which it stands highest. */
const SLOW: readonly [name: string, width: number][] = [
  ["menu", 390],
  ["basket, changing a recipient", 390],
  ["search", 1440],
  ["brands", 1440],
];

/** The layout shift of all that happens to a screen, not only of its worst five seconds. */
const MOST = 0.05;

for (const [state, width] of SLOW) {
  test(`on a slow line nothing jumps: ${state}`, async ({ page, watch }) => {
    watch.settled = false;
    await page.setViewportSize({ width, height: 840 });
    await countShifts(page);
    await slowLine(page, { bytesPerSecond: 200_000 });
    const { open } = SCREENS.find(({ name }) => name === state)!;
    await open(page, "/de/dk/dkk");
    await page.waitForLoadState("networkidle");
    const { sum, what } = await shifts(page);
    expect(sum, what.join("\n")).toBeLessThan(MOST);
  });
}
