import { expectTwice, speakTwice } from "./languages";
import { expectNothingLost } from "./layout";
import { SCREENS } from "./screens";
import { test } from "./shop";

/** One screen of each kind; the walk through all of them is for the night (layout.spec.ts). */
const KINDS = [
  "home",
  "listing, filtered",
  "listing, filters open",
  "product, with errors and a date",
  "product, added",
  "product by post, a wrapping about to be lost",
  "basket, for two countries",
  "basket, with a greeting and a wrapping that is changed",
  "delivery, ways and pick-up points",
  "order",
  "many recipients, with mistakes",
  "greeting editor",
  "redeem, overview of codes, with gifts that fit",
  "a gift",
  "a gift, to be kept",
  "menu",
  "market picker",
];

for (const { name, open } of SCREENS.filter((screen) => KINDS.includes(screen.name))) {
  test(`twice as long, in a window of 320 pixels: ${name}`, async ({ page, watch }) => {
    watch.settled = false;
    await speakTwice(page);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width: 320, height: 568 });
    await open(page, "/da/dk/dkk");
    await expectTwice(page);
    await expectNothingLost(page);
  });
}
