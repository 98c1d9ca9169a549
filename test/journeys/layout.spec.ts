import { axeFindings } from "./axe";
import { cutOff, moving, overflowing, tooSmall } from "./layout";
import { SCREENS } from "./screens";
import { expect, test } from "./shop";

for (const { name, open } of SCREENS) {
  test(`at 320 px nothing is lost: ${name}`, async ({ page, watch }) => {
    watch.settled = false;
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width: 320, height: 568 });
    await open(page, "/da/dk/dkk");
    expect.soft(await overflowing(page), "320 × 568").toEqual([]);
    expect.soft(await axeFindings(page), "axe, in Danish").toEqual([]);
    expect.soft(await tooSmall(page), "too small to press").toEqual([]);
    expect.soft(await moving(page), "animations").toBe(0);
    await page.setViewportSize({ width: 320, height: 256 });
    expect.soft(await overflowing(page), "320 × 256").toEqual([]);
    expect.soft(await cutOff(page), "cut off with wide text").toEqual([]);
  });
}
