import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { cutOff, moving, overflowing, tooSmall } from "./layout";
import { SCREENS } from "./screens";
import { expect, test } from "./shop";
import { gql } from "./wire";

const MARKET = "/da/dk/dkk";
const TEXTS = JSON.parse(readFileSync(resolve(import.meta.dirname, "../../src/texts/da.json"), "utf8")) as Record<
  string,
  string
>;

/** A language that says everything twice, in one breath: its words are longer than those of any other. */
const TWICE = Object.entries(TEXTS).map(([key, text]) => ({ key, translatedValue: text + text }));

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
    await gql(page, "GetAllKeys").edit((answer) => ({ ...answer, data: { allKeys: TWICE } }));
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width: 320, height: 568 });
    await open(page, MARKET);
    await expect(page.locator("header a[href$='/basket']")).toContainText(TEXTS["header.basket"]!.repeat(2));
    expect.soft(await overflowing(page), "320 × 568").toEqual([]);
    expect.soft(await tooSmall(page), "too small to press").toEqual([]);
    expect.soft(await moving(page), "animations").toBe(0);
    await page.setViewportSize({ width: 320, height: 256 });
    expect.soft(await overflowing(page), "320 × 256").toEqual([]);
    expect.soft(await cutOff(page), "cut off with wide text").toEqual([]);
  });
}
