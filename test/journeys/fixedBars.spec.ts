import { type Locator, type Page } from "@playwright/test";
import { newCode } from "./codes";
import { BRAND_CARD, openSeededBasket, remember, seedBasket } from "./seed";
import { SCREENS } from "./screens";
import { expect, test } from "./shop";
import { DANISH, gifts, openMarkets } from "./steps";

/** Walks on with the keyboard; answers what got the focus and began beneath a bar that is fixed. */
async function walkBeneath(page: Page, bar: Locator, stops: number): Promise<string[]> {
  const beneath: string[] = [];
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press("Tab");
    const hidden = await bar.evaluate(async (fixed) => {
      // The page is scrolled with the next picture.
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      const element = document.activeElement!;
      if (fixed.contains(element) || element === document.body) return null;
      const isUnder = element.getBoundingClientRect().bottom > fixed.getBoundingClientRect().top + 1;
      return isUnder ? `${element.tagName} ${element.ariaLabel ?? element.textContent.trim().slice(0, 60)}` : null;
    });
    if (hidden !== null) beneath.push(hidden);
  }
  return beneath;
}

test.describe("what gets the focus on a phone does not lie under", () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test("the sum to pay @whole", async ({ page }) => {
    await openSeededBasket(page, [{ value: 100 }, { value: 200, card: BRAND_CARD }, { value: 300 }]);
    const lines = page.getByRole("list", { name: "Gifts in your basket" });
    await lines.getByRole("link").first().focus();
    const bar = page.locator("[data-stays]");
    await expect(bar).toContainText("To pay");
    expect(await walkBeneath(page, bar, 16)).toEqual([]);
  });

  test("the codes that are held @whole", async ({ page }) => {
    const code = await newCode(page.request, { balance: 400 });
    await remember(page, await seedBasket(page.request, [{ value: 100 }], [code]));
    await page.goto(`${DANISH}/shop`);
    const bar = page.getByRole("complementary", { name: "Your codes" });
    await expect(bar).toBeVisible();
    await page.getByRole("main").getByRole("link").first().focus();
    expect(await walkBeneath(page, bar, 12)).toEqual([]);
    await bar.getByRole("button", { name: "Show codes" }).press("Enter");
    await expect(bar.getByRole("listitem")).toBeVisible();
    await page.getByRole("main").getByRole("link").nth(2).focus();
    expect(await walkBeneath(page, bar, 12)).toEqual([]);
  });
});

test("who goes to the sum to pay with the keyboard, below a narrow window, finds the page where it was", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSeededBasket(page, [{ value: 100 }, { value: 200, card: BRAND_CARD }, { value: 300 }]);
  const next = page.locator("[data-stays]").getByRole("link", { name: "Go to delivery and payment" });
  await expect(next).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 100));
  await next.focus();
  await expect(next).toBeFocused();
  expect(await page.evaluate(() => Math.round(window.scrollY))).toBe(100);
});

test("on a phone the codes, shown above the question about cookies, do not lie over the header @whole", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await SCREENS.find(({ name }) => name === "bar of codes, open")!.open(page, DANISH);
  await expect(page.getByRole("region", { name: "Cookies" })).toBeVisible();
  const bar = page.getByRole("complementary", { name: "Your codes" });
  const { height } = (await page.getByRole("banner").boundingBox())!;
  await expect.poll(async () => (await bar.boundingBox())!.y).toBeGreaterThanOrEqual(height);
});

test("on the narrowest phone a message lies neither over the field that it is about nor over its label, in German @whole", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/de/dk/dkk/redeem");
  await expect(page.getByRole("region", { name: "Cookies" })).toBeVisible();
  await page.getByLabel("Code", { exact: true }).fill(await newCode(page.request, { balance: 300, pin: "4711" }));
  await page.getByLabel("PIN").fill("1234");
  await page.getByRole("button", { name: "Code verwenden" }).click();
  const toast = page.locator("[data-toast]");
  await expect(toast).toContainText("Diesen Code gibt es nicht");
  const field = page.getByLabel("Code", { exact: true });
  await expect(field).toBeFocused();
  const hasRoom = () =>
    field.evaluate((input: HTMLInputElement) => {
      const [message, label] = [document.querySelector("[data-toast]")!, input.labels![0]!].map((element) =>
        element.getBoundingClientRect(),
      );
      const isBelow = label!.top >= message!.bottom;
      return isBelow || input.getBoundingClientRect().bottom <= message!.top;
    });
  await expect.poll(hasRoom).toBe(true);
});

test("who goes to the header with the keyboard, or comes back to it from a dialog, finds the page where it was", async ({
  page,
}) => {
  await page.goto(`${DANISH}/shop`);
  const place = () => page.evaluate(() => Math.round(window.scrollY));
  const markets = page.getByRole("banner").getByRole("button", { name: /^Country, language/ });
  await expect(gifts(page).nth(12)).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 600));
  await markets.focus();
  expect(await place()).toBe(600);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(markets).toBeFocused();
  expect(await place()).toBe(600);
  await page.keyboard.press("Shift+Tab");
  await expect(page.getByRole("combobox", { name: /^Search/ })).toBeFocused();
  expect(await place()).toBe(600);
});

test("the page behind a dialog stays where it is, and moves again when it is closed @whole", async ({ page }) => {
  await page.goto(`${DANISH}/shop`);
  await expect(gifts(page).first()).toBeVisible();
  await openMarkets(page);
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(page.locator("html")).toHaveCSS("overflow-y", "hidden");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.locator("html")).not.toHaveCSS("overflow-y", "hidden");
  const before = await page.evaluate(() => scrollY);
  await page.mouse.move(400, 400);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
});

test("in a window of 320 by 256 pixels a message at the top leaves no room for the header, which has scrolled away @whole", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto("/en/dk/dkk/redeem");
  await page.getByRole("button", { name: "Only what is needed" }).click();
  await page.getByLabel("Code", { exact: true }).fill("SGK-UNKNOWN");
  await page.getByRole("button", { name: "Use the code" }).click();
  const toast = page.locator("[data-toast]");
  await expect(toast).toBeVisible();
  // The field that it is about has the focus, further down.
  await expect(toast).toHaveAttribute("data-edge", "top");
  await expect.poll(async () => (await toast.boundingBox())!.y).toBeLessThan(40);
});
