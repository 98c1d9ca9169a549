import { LANGUAGES } from "~/domain/market";
import { axeFindings } from "./axe";
import { expectTwice, offerLanguages, speakTwice } from "./languages";
import { expectNothingLost } from "./layout";
import { SCREENS } from "./screens";
import { expectState } from "./screens/screen";
import { expect, test } from "./shop";

for (const language of LANGUAGES) {
  for (const state of SCREENS) {
    const { name, open } = state;
    test(`at 320 px nothing is lost, in ${language}: ${name}`, async ({ page, watch }) => {
      expectState(watch, state);
      await offerLanguages(page, LANGUAGES);
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.setViewportSize({ width: 320, height: 568 });
      await open(page, `/${language}/dk/dkk`);
      expect.soft(await axeFindings(page), "axe").toEqual([]);
      await expectNothingLost(page);
    });
  }
}

for (const state of SCREENS) {
  const { name, open } = state;
  test(`at 320 px nothing is lost, twice as long: ${name}`, async ({ page, watch }) => {
    expectState(watch, state);
    await speakTwice(page);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width: 320, height: 568 });
    await open(page, "/da/dk/dkk");
    await expectTwice(page);
    await expectNothingLost(page);
  });
}
