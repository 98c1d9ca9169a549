import { ACCOUNT, shopFor, signInAs } from "./companies";
import { test } from "./shop";
import { DANISH } from "./steps";

test("zz business elsewhere", async ({ page, watch }) => {
  watch.forgetsBaskets = true;
  await signInAs(page, "anton", DANISH + ACCOUNT);
  await shopFor(page, "Nordhavn Studio");
  for (const [name, path] of [["fr", "/en/fr/eur/shop"], ["fracc", "/de/fr/eur/business/my/account"], ["gb", "/de/gb/gbp"], ["kept", "/en/fr/eur/redeem"], ["dk", "/de/dk/dkk"]]) {
    await page.goto(path!);
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 700 });
      await page.waitForTimeout(800);
      await page.screenshot({ path: `/tmp/ex2shot/${name}-${width}.png` });
    }
  }
});
