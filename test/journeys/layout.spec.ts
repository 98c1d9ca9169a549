import { LANGUAGES } from "~/domain/market";
import { axeFindings } from "./axe";
import { expectTwice, offerLanguages, speakTwice } from "./languages";
import { expectNothingLost } from "./layout";
import { SCREENS } from "./screens";
import { expect, test } from "./shop";

for (const language of LANGUAGES) {
  for (const { name, open, signsOut = false } of SCREENS) {
    test(`at 320 px nothing is lost, in ${language}: ${name}`, async ({ page, watch }) => {
      watch.settled = false;
      watch.forgetsBaskets = signsOut;
      await offerLanguages(page, LANGUAGES);
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.setViewportSize({ width: 320, height: 568 });
      await open(page, `/${language}/dk/dkk`);
      expect.soft(await axeFindings(page), "axe").toEqual([]);
      await expectNothingLost(page);
    });
  }
}

for (const { name, open, signsOut = false } of SCREENS) {
  test(`at 320 px nothing is lost, twice as long: ${name}`, async ({ page, watch }) => {
    watch.settled = false;
    watch.forgetsBaskets = signsOut;
    await speakTwice(page);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width: 320, height: 568 });
    await open(page, "/da/dk/dkk");
    await expectTwice(page);
    await expectNothingLost(page);
  });
}
