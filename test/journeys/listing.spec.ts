import { type Page } from "@playwright/test";
import { pressed } from "./pressed";
import { expect, test } from "./shop";
import { DANISH, FREJA, addButton, fillPurchase, gifts, heading, openCard, toListing } from "./steps";
import { gql } from "./wire";

async function openListing(page: Page, query = "", market = DANISH): Promise<void> {
  await page.goto(`${market}/shop${query}`);
  await expect(gifts(page).first()).toBeVisible();
}

test("filter, more pages, a product, and Back: the same place, the same pages, the same focus", async ({ page }) => {
  await openListing(page);
  const told = page.locator("main header [role=status]");
  const all = (await told.textContent())!;
  await page.getByRole("checkbox", { name: "For her" }).check();
  await expect(page).toHaveURL(/recipient=/);
  await expect(told).not.toHaveText(all);
  await expect(told).toHaveText(/\d/);
  await expect(heading(page, "For her")).toBeVisible();
  await expect(page).toHaveTitle(/For her/);
  await expect.poll(() => gifts(page).count()).toBe(48);
  await gifts(page).last().scrollIntoViewIfNeeded();
  await expect.poll(() => gifts(page).count()).toBeGreaterThan(48);
  const wanted = gifts(page).nth(60);
  await wanted.scrollIntoViewIfNeeded();
  // The cards of a page are drawn in free moments; their places are all there.
  const places = page.getByRole("region", { name: "Gifts", exact: true }).getByRole("listitem");
  const count = await places.count();
  const stands = await pressed(page, wanted);
  await expect(
    page.getByRole("form", { name: "Buy this gift" }).or(page.getByText("cannot be ordered online")),
  ).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/recipient=/);
  await expect(places).toHaveCount(count);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  await stands();
});

test("a link that is pressed twice is followed once: Back leads to where it was pressed @whole", async ({ page }) => {
  await openListing(page);
  for (const link of [gifts(page).nth(1), page.getByRole("link", { name: /^Basket/ })]) {
    await link.dblclick();
    await expect(gifts(page)).toHaveCount(0);
    await page.goBack();
    await expect(gifts(page).first()).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${DANISH}/shop$`));
  }
});

test("the button to the basket is followed once too @whole", async ({ page }) => {
  await openCard(page);
  const gift = page.url();
  await fillPurchase(page, FREJA);
  await addButton(page).click();
  await page.getByRole("dialog").getByRole("button", { name: "Go to basket" }).dblclick();
  await expect(heading(page, "Your basket")).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(gift);
});

test("a list of many pages holds the cards around the window only, stands still, and keeps the place on Back @whole", async ({
  page,
}) => {
  await openListing(page);
  const more = page.getByRole("button", { name: "Show more gifts" });
  const results = page.getByRole("region", { name: "Gifts" });
  /** The place of a card, counted from 1, as it is told to a screen reader. */
  const place = (at: number) => results.locator(`[aria-posinset="${at}"]`);
  const hasLength = (count: number) =>
    expect(results.locator("li:not([aria-hidden])").last()).toHaveAttribute("aria-setsize", `${count}`);
  const topOf = (at: number) => place(at).evaluate((card) => card.getBoundingClientRect().top + scrollY);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(() => gifts(page).count()).toBeGreaterThan(48);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(more).toBeVisible();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await hasLength(144);
  await expect(place(144).getByRole("link")).toBeVisible();
  const before = await topOf(144);
  for (let pages = 4; pages <= 7; pages += 1) {
    await more.click();
    await hasLength(48 * pages);
    await expect(place(48 * (pages - 1) + 1).getByRole("link")).toBeFocused();
  }
  await expect(place(1)).toHaveCount(0);
  expect(await gifts(page).count()).toBeLessThanOrEqual(180);
  const wanted = place(321).getByRole("link");
  await wanted.scrollIntoViewIfNeeded();
  const stands = await pressed(page, wanted);
  await page.goBack();
  await stands();

  // The card that has the focus stays: who reads on elsewhere is not carried off.
  await page.evaluate(() => scrollTo(0, 0));
  await expect(place(1).getByRole("link")).toBeVisible();
  await expect(place(240)).toHaveCount(0);
  await expect(wanted).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(place(320).getByRole("link")).toBeFocused();
  await page.getByRole("combobox", { name: "Sort by" }).focus();
  await expect(place(1).getByRole("link")).toBeInViewport();
  await expect(place(321)).toHaveCount(0);
  // What was left out and came again stands where it stood.
  await page.evaluate((top) => scrollTo(0, top), before);
  await expect(place(144).getByRole("link")).toBeInViewport();
  expect(Math.abs((await topOf(144)) - before)).toBeLessThan(1);

  // A shorter list, chosen while the window is far down.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(place(321)).toHaveCount(1);
  await page.getByRole("combobox", { name: "Sort by" }).selectOption({ label: "Name, A to Z" });
  await expect(place(321)).toHaveCount(0);
  await expect(gifts(page)).toHaveCount(48);
});

test("a reload, and Back from another site, keep the place; the address opened anew begins at its top, and a press ends the way back to a place", async ({
  page,
  baseURL,
}) => {
  const top = () => page.evaluate(() => Math.round(scrollY));
  // A country without a service message: one that comes late would move what is on screen, and the browser its place.
  const open = () => openListing(page, "", "/en/se/sek");
  await open();
  await page.evaluate(() => scrollTo(0, 900));
  await expect.poll(top).toBe(900);
  await page.reload();
  await expect.poll(top).toBe(900);
  await page.goto(`${baseURL}/sandbox/mail`);
  await page.goBack();
  await expect(gifts(page).first()).toBeAttached();
  await expect.poll(top).toBe(900);
  await open();
  expect(await top()).toBe(0);

  await page.evaluate(() => scrollTo(0, 900));
  await expect.poll(top).toBe(900);
  // The page is not tall enough yet when the person presses something, and is right after.
  await page.addInitScript(() => {
    addEventListener("DOMContentLoaded", () => {
      document.getElementById("root")!.style.cssText = "height: 50vh; overflow: hidden";
    });
  });
  await page.reload();
  await expect(gifts(page).first()).toBeAttached();
  await page.mouse.click(2, 2);
  const after = await page.evaluate(async () => {
    document.getElementById("root")!.style.cssText = "";
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    return { top: Math.round(scrollY), room: document.documentElement.scrollHeight - innerHeight };
  });
  expect(after.room).toBeGreaterThan(900);
  expect(after.top).toBe(0);
});

test("twenty fast clicks on filters: the last wins, and history has one entry", async ({ page, watch }) => {
  await page.goto(DANISH);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await toListing(page).click();
  await expect(gifts(page).first()).toBeVisible();
  await expect(page.getByRole("checkbox", { name: "For her" })).toBeVisible();
  let nth = 0;
  await page.route("**/graphql/cms", async (route) => {
    nth += 1;
    // Later answers come sooner.
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, 600 - nth * 30)));
    await route.continue().catch(() => undefined);
  });
  await page.evaluate(() => {
    const boxes = [...document.querySelectorAll<HTMLInputElement>("section input[type=checkbox]")];
    for (let click = 0; click < 21; click += 1) boxes[click % 5]!.click();
  });
  // Of five boxes the first was pressed five times, the others four.
  await expect(page.getByRole("list", { name: "Chosen filters" }).getByRole("listitem")).toHaveCount(1);
  await expect(page).toHaveURL(/\?recipient=[^,&]+$/);
  const asked = watch.asked("productsFilter").at(-1) as { input: { inCategories: string[] } };
  expect(asked.input.inCategories).toHaveLength(1);
  await expect(page.getByText(/^48 of /)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(DANISH);
});

test("ids that nobody knows leave the address @whole", async ({ page, watch }) => {
  const many = Array.from({ length: 500 }, (_, at) => `b${at}`).join(",");
  await openListing(page, `?brand=${many}&category=9999&order=Upwards&min=abc`);
  await expect(page).toHaveURL(`${DANISH}/shop`);
  await expect(gifts(page).first()).toBeVisible();
  // Once as the address came, and once as it is right.
  const firstPages = () =>
    watch
      .asked("productsFilter")
      .filter(({ pagination }) => (pagination as { page: number }).page === 1)
      .map(({ input }) => Object.keys(input as object).includes("inBrands"));
  await expect.poll(firstPages).toEqual([true, false]);
});

test("the gifts do not come: said, and tried again", async ({ page, watch }) => {
  const struck = await gql(page, "productsFilter").status(500);
  await page.goto(`${DANISH}/shop`);
  await expect(page.getByRole("heading", { name: "The gifts could not be shown" })).toBeVisible();
  expect(watch.count("productsFilter")).toBeLessThanOrEqual(2);
  struck.heal();
  await page.getByRole("alert").filter({ hasText: "The gifts" }).getByRole("button", { name: "Try again" }).click();
  await expect(gifts(page).first()).toBeVisible();
  await expect(page.getByLabel("For her"), "what failed with them comes too").toBeVisible();
});

test("some of an answer comes: it is shown, and said; the same page comes twice: no gift is shown twice, and the list ends @whole", async ({
  page,
  watch,
}) => {
  await gql(page, "productsFilter").edit((answer) => {
    answer.data.productsFilter.pagingInfo.totalPages = 2;
    return { ...answer, errors: [{ message: "partly" }] };
  });
  await openListing(page);
  await expect(page.getByText("Some gifts cannot be shown right now.")).toBeVisible();
  const names = async () => gifts(page).evaluateAll((links) => links.map(({ id }) => id));
  await expect(gifts(page)).toHaveCount(48);
  await gifts(page).last().scrollIntoViewIfNeeded();
  await expect.poll(() => watch.count("productsFilter")).toBeGreaterThan(1);
  const ids = await names();
  expect(new Set(ids).size).toBe(ids.length);
});

test("a price that is typed in the sheet of a phone counts when Escape closes it, and one press of 'Show gifts' takes it and closes the sheet @whole", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openListing(page);
  const filters = page.getByRole("button", { name: /^Filter/ });
  const sheet = page.getByRole("dialog");
  const most = sheet.getByRole("textbox", { name: "To", exact: true });
  await filters.click();
  await most.fill("200");
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/[?&]max=200/);
  await expect(sheet).toHaveCount(0);

  await filters.click();
  await most.fill("300");
  const asked = await gql(page, "productsFilter").hold();
  await sheet.getByRole("button", { name: /gifts$/ }).hover();
  await page.mouse.down();
  // The field is left by now, and the gifts are asked for.
  await expect(page).toHaveURL(/max=300/);
  await page.mouse.up();
  await expect(sheet).toBeHidden();
  asked.release();
});

test("the prices come into their own room, and what is pressed below them does not move; names on cards have all of their letters, of one font @whole", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  const prices = await gql(page, "GetProductPriceInterval").hold();
  await openListing(page, "?order=PriceDesc");
  const brand = page.getByRole("group", { name: "Brand" });
  const type = page.getByRole("group", { name: "Type" });
  await expect(type).toBeVisible();
  const places = async () => [(await type.boundingBox())?.y, (await brand.boundingBox())?.y];
  const slider = page.getByRole("slider", { name: "From" });
  await expect(slider).toHaveCount(0);
  const before = await places();
  prices.release();
  await expect(slider).toBeVisible();
  expect(await places()).toEqual(before);

  const names = page.locator("[class*=card] [class*=brand]");
  expect(await names.count()).toBeGreaterThan(10);
  const cut = () =>
    names.evaluateAll((all) => {
      const range = document.createRange();
      const reachOf = (name: Node) => (range.selectNodeContents(name), range.getBoundingClientRect().bottom);
      return all.filter((name) => reachOf(name) > name.getBoundingClientRect().bottom).map((name) => name.textContent);
    });
  await page.evaluate(() => document.fonts.ready);
  expect(await cut()).toEqual([]);

  const polish = page.waitForResponse(/commissioner-latin-ext/);
  await page.goto(`${DANISH}/shop/lipava-ksiazki/2585`);
  await expect(heading(page, "Lipava Książki")).toBeVisible();
  expect((await polish).ok()).toBe(true);
});

test("the focus in the footer stays in sight while more gifts come before it @whole", async ({ page }) => {
  await page.goto(`${DANISH}/shop`);
  await expect(gifts(page).first()).toBeVisible();
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Countries and languages" });
  // From below, as with Shift+Tab.
  await page.getByRole("contentinfo").getByRole("button").last().focus();
  await page.keyboard.press("Shift+Tab");
  await expect(link).toBeFocused();
  await expect(page.getByRole("button", { name: "Show more gifts" })).toHaveCount(1);
  await expect(link).toBeInViewport();
});
