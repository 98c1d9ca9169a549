import { type Page } from "@playwright/test";
import { openSeededBasket } from "./seed";
import { expect, test } from "./shop";
import { DANISH, heading, openHome, openPlace } from "./steps";
import { gql } from "./wire";

const menu = (page: Page) => page.getByRole("dialog", { name: "Menu" });
const opener = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Menu" });

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
  await menu(page).getByRole("navigation", { name: "Occasions" }).getByRole("link", { name: "Birthday" }).click();
  await expect(page).toHaveURL(/\/shop\?occasion=\d+$/);
  await expect(menu(page)).toBeHidden();
  await expect(heading(page, "Birthday")).toBeFocused();

  await opener(page).click();
  await menu(page).getByRole("link", { name: "All brands" }).click();
  await expect(heading(page, "Brands from A to Z")).toBeVisible();
});

test("every entry of the menu leads to a screen", async ({ page }) => {
  await openHome(page);
  await opener(page).click();
  await expect(menu(page).getByRole("navigation", { name: "Brands" }).getByRole("link").first()).toBeVisible();
  const hrefs = await menu(page)
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")!));
  expect(hrefs.length).toBeGreaterThan(20);
  const kinds = new Map(hrefs.map((href) => [href.replace(/\d+/g, "0").replace(/\/[a-z-]+\/0$/, "/x/0"), href]));
  for (const href of kinds.values()) await openPlace(page, href);
});

/** What the menu offers of buying and redeeming. */
async function offers(page: Page) {
  await opener(page).click();
  await expect(menu(page)).toBeVisible();
  const names = await menu(page).locator("ul").first().getByRole("link").allInnerTexts();
  await page.keyboard.press("Escape");
  return { buy: names.filter((name) => name.startsWith("Buy")).length, redeem: names.includes("Redeem") };
}

test("a visitor may redeem; buying the own cards is offered to those who are signed in", async ({ page }) => {
  await openHome(page);
  expect(await offers(page)).toEqual({ buy: 0, redeem: true });
  await page.goto(`/login?from=${encodeURIComponent(DANISH)}`);
  await page.getByLabel(/e-mail/i).fill("freja@gavia.example");
  await page.getByLabel(/password/i).fill("gavia");
  await page.locator("button[value=password]").click();
  await expect(page).toHaveURL(DANISH);
  await expect.poll(() => offers(page)).toEqual({ buy: 2, redeem: true });
});

test("a portal takes its codes on its own page: its menu offers neither", async ({ page }) => {
  await page.goto(`${DANISH}/portal/nordlys`);
  await expect(heading(page, "Gifts from Nordlys Energi")).toBeVisible();
  await expect(page.locator("[data-repaint]")).toHaveCount(1);
  expect(await offers(page)).toEqual({ buy: 0, redeem: false });
});

test("categories that do not come are asked for again; where there are none there is a way on", async ({ page }) => {
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

test("the categories that are popular now stand under the popular gifts, and lead to theirs", async ({ page }) => {
  await openHome(page);
  await page.getByRole("list", { name: "Popular categories" }).getByRole("link", { name: "Experiences" }).click();
  await expect(heading(page, "Experiences")).toBeVisible();
  await expect(page).toHaveURL(/\/shop\?category=\d+$/);
});

test("an occasion's address keeps what else it asks for", async ({ page }) => {
  await page.goto(DANISH);
  const birthday = page.getByRole("region", { name: "Shop by occasion" }).getByRole("link", { name: "Birthday" });
  const id = /\d+$/.exec((await birthday.getAttribute("href"))!)![0];
  await page.goto(`${DANISH}/occasion/birthday/${id}?order=PriceAsc`);
  await expect(heading(page, "Birthday")).toBeVisible();
  await expect(page).toHaveURL(`${DANISH}/shop?occasion=${id}&order=PriceAsc`);
});

test("who has codes in the basket is not offered the own cards", async ({ page }) => {
  const seeded = await openSeededBasket(page);
  await page.request.post("/graphql/commerce", {
    data: {
      query: `mutation updateBasket($input: UpdateBasketInput!) { updateBasket(input: $input) { id } }`,
      variables: { input: { id: seeded.basketId, addRedeems: [{ code: "SGK-DKK500AAAA" }] } },
    },
  });
  await page.reload();
  await expect.poll(() => offers(page)).toEqual({ buy: 0, redeem: true });
});

test("the strip beside the menu, which its backdrop leaves free, grows as bright as the page while it goes", async ({
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
});
