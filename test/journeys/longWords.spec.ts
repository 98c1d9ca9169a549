import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { type Locator, type Page } from "@playwright/test";
import { LANGUAGES } from "~/domain/market";
import { offerLanguages } from "./languages";
import { linesOf } from "./layout";
import { SCREENS } from "./screens";
import { expect, test } from "./shop";
import { gql } from "./wire";

/** What a badge says of a gift that uses up a balance. */
const EXACT = Object.fromEntries(
  LANGUAGES.map((language): [string, string] => {
    const file = resolve(import.meta.dirname, `../../src/texts/${language}.json`);
    return [language, (JSON.parse(readFileSync(file, "utf8")) as Record<string, string>)["fit.exact"]!];
  }),
);

/** A state of a screen on the narrowest phone, in a language. */
const openNarrow = (page: Page, name: string, language: string) => openAt(page, name, language, 320);

/** A state of a screen in a window of a width, in a language. */
async function openAt(page: Page, name: string, language: string, width: number): Promise<void> {
  await offerLanguages(page, [language]);
  await page.setViewportSize({ width, height: 568 });
  await SCREENS.find((screen) => screen.name === name)!.open(page, `/${language}/dk/dkk`);
}

test("on the narrowest phone the title of the greeting's dialog breaks between its phrases, in Japanese @whole", async ({
  page,
}) => {
  await openNarrow(page, "greeting editor", "ja");
  expect(await linesOf(page.getByRole("dialog").getByRole("heading").first(), "メッセージカードを")).toBe(1);
});

test("on the narrowest phone the title of a greeting that is looked at breaks between parts of a word, in Finnish @whole", async ({
  page,
}) => {
  await openNarrow(page, "basket, a greeting is looked at", "fi");
  expect(await linesOf(page.getByRole("dialog").getByRole("heading").first(), "ohtainen")).toBe(1);
});

test("on the narrowest phone a day is not parted from its month, in Japanese @whole", async ({ page }) => {
  await openNarrow(page, "product, with errors and a date", "ja");
  const arrival = page.getByRole("main").locator("form time").last();
  expect(await linesOf(arrival, "2026年12月2日")).toBe(1);
});

test("on the narrowest phone what could not be shown is told between phrases, in Japanese @whole", async ({ page }) => {
  await openNarrow(page, "listing, failed", "ja");
  const told = page.getByRole("alert").getByRole("heading");
  expect(await linesOf(told, "表示できませんでした")).toBe(1);
});

test("on the narrowest phone the corners of a badge on two lines leave its words their room, in Turkish @whole", async ({
  page,
}) => {
  await openNarrow(page, "redeem, overview of codes, with gifts that fit", "tr");
  const badge = page.locator("main [data-tone]").filter({ hasText: /^Tam tutar$/ });
  await expect(badge).toBeVisible();
  const { radius, height } = await badge.evaluate((element) => {
    element.textContent = "Tam bakiyeniz kadar";
    return {
      radius: parseFloat(getComputedStyle(element).borderTopLeftRadius),
      height: element.getBoundingClientRect().height,
    };
  });
  expect(2 * radius).toBeLessThan(height);
});

test("on the narrowest phone what is said of a gift that fits a balance stands on one line, in every language @whole", async ({
  page,
}) => {
  await openNarrow(page, "redeem, overview of codes, with gifts that fit", "en");
  const badge = page.locator("main li [data-tone=warm]").first();
  await expect(badge).toHaveText(EXACT.en!);
  const heights = await badge.evaluate(async (element, all) => {
    // The shop's font is narrower than the one that stands in until it has come.
    element.textContent = Object.values(all).join("");
    await document.fonts.ready;
    const written = Object.entries(all).map(([language, words]) => {
      element.textContent = words;
      return [language, element.getBoundingClientRect().height] as const;
    });
    return written.filter(([, height]) => height > 30);
  }, EXACT);
  expect(heights).toEqual([]);
});

test("on the narrowest phone what can be done with a gift begins on one line, on two lines too, in French @whole", async ({
  page,
}) => {
  await openNarrow(page, "delivery", "fr");
  const starts = await page
    .getByRole("main")
    .getByRole("button", { name: /^Modifier/ })
    .evaluateAll((all) => all.map((button) => button.querySelector("svg")!.getBoundingClientRect().left));
  expect(starts.length).toBeGreaterThan(1);
  expect(new Set(starts).size).toBe(1);
});

test("on the narrowest phone no word of the button to the next step stands alone, in French @whole", async ({
  page,
}) => {
  await openNarrow(page, "basket", "fr");
  const next = page.getByRole("main").getByRole("link", { name: "Passer à la livraison et au paiement" });
  expect(await linesOf(next, "au paiement")).toBe(1);
});

test("what closes a notice stands as far from its end as its icon from its beginning @whole", async ({ page }) => {
  await openNarrow(page, "redeem, overview of codes, with gifts that fit", "fr");
  const notice = page
    .getByRole("main")
    .locator("[data-tone=info]")
    .filter({ has: page.getByRole("button") });
  const [before, after] = await notice.evaluate((box) => {
    const { left, right } = box.getBoundingClientRect();
    const [icon, close] = [...box.querySelectorAll("svg")].map((sign) => sign.getBoundingClientRect());
    return [icon!.left - left, right - close!.right];
  });
  expect(Math.abs(after - before)).toBeLessThanOrEqual(1);
});

test("on a tablet a long fee leaves what is in a gift's way nearly half of the line, in Greek @whole", async ({
  page,
}) => {
  await openAt(page, "basket, for two countries", "el", 768);
  const line = page.getByRole("main").locator("li:has([data-line])").filter({ hasText: "Χρέωση" });
  const remedy = line
    .locator("[data-tone]")
    .filter({ has: page.getByRole("button", { name: "Να μείνει μόνο: Σουηδία" }) });
  const widthOf = (box: Locator) => box.evaluate((element) => element.getBoundingClientRect().width);
  expect((await widthOf(remedy)) / (await widthOf(line))).toBeGreaterThan(0.45);
});

test("on the narrowest phone a masked code of sixty-four signs stays within how an order was paid @whole", async ({
  page,
}) => {
  await gql(page, "getOrderPaymentInfoById").edit((answer) => {
    const { payments } = answer.data.getOrderPaymentInfoById;
    payments.unshift({ ...payments[0], paymentId: "code", maskedVoucher: `SGK-${"•".repeat(56)}AAAA` });
    return answer as unknown;
  });
  await openNarrow(page, "order, its confirmation sent again", "en");
  await expect(page.getByRole("table", { name: "Payment" })).toContainText("••••AAAA");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test("on the narrowest phone a word of nearly fifty letters in the shop's own texts stays on the front page @whole", async ({
  page,
}) => {
  const word = "Donaudampfschifffahrtsgesellschaftskapitaensball";
  const keys = ["tagline", "intro", "globalCard", "globalCardText", "redeemText"].map((key) => `home.${key}`);
  const allKeys = keys.map((key) => ({ key, translatedValue: word }));
  await gql(page, "GetAllKeys").edit((answer) => ({ ...answer, data: { allKeys } }));
  await openNarrow(page, "home", "en");
  await expect(page.getByText(word)).toHaveCount(keys.length);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
