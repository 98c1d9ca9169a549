import { findShell, launchArguments } from "../support/browser";
import { openCheckout, openSeededBasket } from "./seed";
import { expect, test } from "./shop";
import { payButton } from "./steps";

// "Very large" among the browser's own settings of text.
test.use({
  launchOptions: {
    executablePath: findShell() ?? undefined,
    args: [...launchArguments(), "--blink-settings=defaultFontSize=24"],
  },
});

test("with very large text, nothing lies over anything else", async ({ page }) => {
  const widths = [1024, 1280];
  const sized = (width: number) => page.setViewportSize({ width, height: 1000 });
  const reach = (name: RegExp) =>
    page.getByRole("button", { name }).filter({ visible: true }).first().click({ trial: true });
  await sized(1024);
  await openSeededBasket(page, [{}, { value: 400, name: "Alma Holm" }]);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("24px");
  for (const width of widths) {
    await sized(width);
    for (const name of [/^One more of/, /^Change recipient/, /^Remove/, /^(Menu|Search)/]) await reach(name);
  }
  await page.getByRole("link", { name: "Go to delivery and payment" }).click();
  for (const width of widths) {
    await sized(width);
    await payButton(page).click({ trial: true });
    for (const name of [/^Change recipient/, /^Change date/]) await reach(name);
  }
});

test("on a phone with very large text and long words nothing has to be pushed aside to be read", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openCheckout(page, [{ value: 250 }], "/de/dk/dkk");
  await expect(page.getByRole("button", { name: "Empfänger ändern" })).toBeVisible();
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await beyond()).toBeLessThanOrEqual(0);
});
