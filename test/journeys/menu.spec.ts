import { type Page } from "@playwright/test";
import { ACCOUNT } from "./companies";
import { newCode, redeem } from "./codes";
import { expect, test } from "./shop";
import { DANISH, heading, menuOffers, openHome } from "./steps";
import { gql } from "./wire";

const menu = (page: Page) => page.getByRole("dialog", { name: "Menu" });
const opener = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Menu" });

/** Presses an entry, and waits for a screen with another heading than the one before. */
async function follow(page: Page, href: string): Promise<void> {
  const title = page.locator("main h1").first();
  const before = await title.innerText();
  await opener(page).click();
  await menu(page).locator(`a[href="${href}"]`).first().click();
  await expect(menu(page)).toBeHidden();
  await expect(title).toHaveText(/\S/);
  await expect(title).not.toHaveText(before);
  await expect(page.getByRole("heading", { name: "There is nothing here" })).toHaveCount(0);
}

test("the menu leads to recipients, occasions, categories and brands, by keyboard, and the focus comes back", async ({
  page,
}) => {
  await openHome(page);
  await opener(page).focus();
  await page.keyboard.press("Enter");
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menu(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();

  await page.keyboard.press("Enter");
  for (const [group, entry] of [
    ["Who is it for", "For her"],
    ["Occasions", "Birthday"],
  ] as const) {
    await expect(menu(page).getByRole("navigation", { name: group }).getByRole("link", { name: entry })).toBeVisible();
  }
  await expect(menu(page).getByRole("navigation", { name: "Brands" }).getByRole("link").first()).toBeVisible();
  await menu(page).getByRole("navigation", { name: "Occasions" }).getByRole("link", { name: "Birthday" }).click();
  await expect(page).toHaveURL(/\/shop\?occasion=\d+$/);
  await expect(menu(page)).toBeHidden();
  await expect(heading(page, "Birthday")).toBeFocused();
  const id = /\d+$/.exec(page.url())![0];

  await opener(page).click();
  await menu(page).getByRole("link", { name: "All brands" }).click();
  await expect(heading(page, "Brands from A to Z")).toBeVisible();

  // An occasion's address keeps what else it asks for.
  await page.goto(`${DANISH}/occasion/birthday/${id}?order=PriceAsc`);
  await expect(heading(page, "Birthday")).toBeVisible();
  await expect(page).toHaveURL(`${DANISH}/shop?occasion=${id}&order=PriceAsc`);
});

test("every kind of entry of the menu leads to a screen @whole", async ({ page }) => {
  test.slow();
  await openHome(page);
  await opener(page).click();
  await expect(menu(page).getByRole("navigation", { name: "Brands" }).getByRole("link").first()).toBeVisible();
  const hrefs = await menu(page)
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")!));
  expect(hrefs.length).toBeGreaterThan(20);
  // The orders and the company's account are somebody's: a visitor is sent to the sign-in.
  const own = [`${DANISH}/order`, DANISH + ACCOUNT];
  for (const href of own) {
    await openHome(page);
    await opener(page).click();
    await menu(page).locator(`a[href="${href}"]`).click();
    await expect(page.locator("button[name=person]").first()).toBeVisible();
  }

  await openHome(page);
  const kinds = new Map(hrefs.map((href) => [href.replace(/\d+/g, "0").replace(/\/[a-z-]+\/0$/, "/x/0"), href]));
  for (const href of kinds.values()) if (!own.includes(href)) await follow(page, href);
});

test("a visitor may redeem; buying the own cards is offered to those who are signed in, until there are codes in the basket @whole", async ({
  page,
}) => {
  await openHome(page);
  expect(await menuOffers(page)).toEqual({ buy: 0, redeem: true });
  await page.goto(`/login?from=${encodeURIComponent(DANISH)}`);
  await page.getByLabel(/e-mail/i).fill("freja@gavia.example");
  await page.getByLabel(/password/i).fill("gavia");
  await page.locator("button[value=password]").click();
  await expect(page).toHaveURL(DANISH);
  await expect.poll(() => menuOffers(page)).toEqual({ buy: 2, redeem: true });
  await page.getByRole("navigation", { name: "Main navigation" }).getByRole("link", { name: "Redeem" }).click();
  await redeem(page, await newCode(page.request, { balance: 500 }));
  expect(await menuOffers(page)).toEqual({ buy: 0, redeem: true });
});

test("categories that do not come are asked for again; where there are none there is a way on @whole", async ({
  page,
}) => {
  const fault = await gql(page, "categoriesBySalesChannel").refused("ServiceDown");
  await openHome(page);
  const failed = page.getByRole("main").getByText("Occasions and recipients could not be loaded");
  await expect(failed).toBeVisible();
  fault.heal();
  await page.getByRole("main").getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("region", { name: "Shop by occasion" })).toBeVisible();
  await expect(failed).toHaveCount(0);

  await gql(page, "categoriesBySalesChannel").edit((answer) => {
    answer.data.categoriesBySalesChannel.categories = [];
    return answer as unknown;
  });
  await page.goto(`${DANISH}/occasion`);
  await expect(page.getByText("There are no occasions to choose from here")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "See all gifts" }).click();
  await expect(page).toHaveURL(`${DANISH}/shop`);
});

test("words that are marked beyond the edge of the menu do not close it, a press beside it does @whole", async ({
  page,
}) => {
  await openHome(page);
  await opener(page).click();
  const words = (await menu(page).getByRole("heading", { name: "Menu" }).boundingBox())!;
  const { x, width } = (await menu(page).boundingBox())!;
  const beside = [x + width + 60, words.y + 400] as const;
  await page.mouse.move(words.x + 20, words.y + words.height / 2);
  await page.mouse.down();
  await page.mouse.move(...beside, { steps: 4 });
  await page.mouse.up();
  await expect(menu(page)).not.toHaveAttribute("data-closing");
  await page.mouse.click(...beside);
  await expect(menu(page)).toBeHidden();
});

test("where a press gives no focus, as in Safari, the page stands where it did once the menu is closed @whole", async ({
  page,
}) => {
  await openHome(page);
  await expect(page.getByRole("button", { name: "Only what is needed" })).toBeVisible();
  await page.mouse.wheel(0, 800);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(800);
  await opener(page).evaluate((button) => (button as HTMLElement).click());
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menu(page)).toBeHidden();
  await expect(page.locator("main h1")).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(800);
});

test("categories that are asked for again in the menu leave the keyboard there @whole", async ({ page }) => {
  const fault = await gql(page, "categoriesBySalesChannel").refused("ServiceDown");
  await page.goto(`${DANISH}/basket`);
  await opener(page).click();
  const again = menu(page).getByRole("button", { name: "Try again" });
  await again.focus();
  fault.heal();
  await page.keyboard.press("Enter");
  await expect(again).toHaveCount(0);
  await expect(menu(page).locator(":is(h2, h3):focus")).toHaveCount(1);
});

test("the strip beside the menu, which its backdrop leaves free, grows as bright as the page while it goes; the categories that are popular now stand under the popular gifts @whole", async ({
  page,
}) => {
  await openHome(page);
  await opener(page).click();
  await expect(menu(page)).toBeVisible();
  const [strip, ground] = await menu(page).evaluate((dialog) => {
    // However a colour is written, it is painted.
    const pen = document.createElement("canvas").getContext("2d", { willReadFrequently: true })!;
    const painted = (element: Element) => {
      pen.fillStyle = getComputedStyle(element).backgroundColor;
      pen.fillRect(0, 0, 1, 1);
      return pen.getImageData(0, 0, 1, 1).data.join(" ");
    };
    dialog.querySelector("button")!.click();
    return new Promise<string[]>((resolve) => {
      requestAnimationFrame(() => {
        for (const animation of document.documentElement.getAnimations()) animation.finish();
        resolve([document.documentElement, document.body].map(painted));
      });
    });
  });
  expect(strip).toBe(ground);

  await page.getByRole("list", { name: "Popular categories" }).getByRole("link", { name: "Experiences" }).click();
  await expect(heading(page, "Experiences")).toBeVisible();
  await expect(page).toHaveURL(/\/shop\?category=\d+$/);
});
