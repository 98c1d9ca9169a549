import { axeFindings } from "./axe";
import { SCREENS } from "./screens";
import { expect, test } from "./shop";

for (const { name, open, narrow } of SCREENS) {
  test(`axe finds nothing: ${name}`, async ({ page, watch }) => {
    watch.settled = false;
    await page.emulateMedia({ reducedMotion: "reduce" });
    if (narrow) await page.setViewportSize({ width: 390, height: 844 });
    await open(page, "/en/dk/dkk");
    expect(await axeFindings(page)).toEqual([]);
  });
}
