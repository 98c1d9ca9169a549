import { findShell, launchArguments } from "../support/browser";
import { openSeededBasket } from "./seed";
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
