import { expect, test } from "./shop";
import { DANISH, expectPlace, heading } from "./steps";

test("the gifts of a brand are told to search engines in the editors' words @whole", async ({ page }) => {
  await page.goto(`${DANISH}/shop?brand=17`);
  await expect(page).toHaveTitle(/^Gift cards for /);
  await expect(page.locator("meta[name=description]")).toHaveAttribute("content", /^Give a gift card for /);
});

test("brands by their letters: a letter leads to its brands, a brand to its gifts", async ({ page }) => {
  await page.goto("/da/dk/dkk/brand");
  const letters = page.getByRole("navigation", { name: "Bogstaver" }).getByRole("button");
  await expect(letters.nth(-2)).toHaveText("Å");
  await expect(letters.last()).toHaveText("#");
  const headings = await page.getByRole("heading", { level: 2 }).allInnerTexts();
  const shown = headings.filter((text) => /^.$/u.test(text));
  const all = await letters.allInnerTexts();
  // A letter can be pressed when it has brands, and only then.
  for (const [at, letter] of all.entries()) {
    if (shown.includes(letter)) await expect(letters.nth(at)).toBeEnabled();
    else await expect(letters.nth(at)).toBeDisabled();
  }
  expect(shown).toEqual(all.filter((letter) => shown.includes(letter)));

  await letters.filter({ hasText: "S" }).click();
  const section = page.getByRole("heading", { level: 2, name: "S", exact: true });
  await expect(section).toBeFocused();
  await expect(section).toBeInViewport();
  const brand = page.getByRole("region", { name: "S", exact: true }).getByRole("link").first();
  const name = await brand.innerText();
  await brand.click();
  await expect(page).toHaveURL(/\/da\/dk\/dkk\/shop\?brand=\d+$/);
  await expect(heading(page, name)).toBeVisible();
});

test("a brand is found by a few letters, with or without their marks; where none is, its words may be searched for", async ({
  page,
}) => {
  await page.goto(`${DANISH}/brand`);
  const main = page.getByRole("main");
  const found = main.locator("section li a");
  await expect(found.first()).toBeVisible();
  const all = await found.allInnerTexts();
  const marked = all.find((name) => /[éèöäü]/u.test(name))!;
  const bare = marked.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const field = page.getByLabel("Find a brand");
  await field.fill(bare);
  await expect(found).toHaveText([marked]);

  await field.fill("qqq");
  await expect(page.getByRole("heading", { name: "No brand by that name" })).toBeVisible();
  await expect(main.getByRole("link", { name: "Search" })).toHaveAttribute("href", `${DANISH}/search?q=qqq`);
  // All of them are one press away.
  await main.getByRole("button", { name: "All brands" }).click();
  await expect(field).toHaveValue("");
  await expect(field).toBeFocused();
  await expect(found.first()).toBeVisible();
});

test("the catalogue for the wall: what codes pay for here, without prices, printed without the shop around it @whole", async ({
  page,
}) => {
  await page.goto(`${DANISH}/display-catalog`);
  const names = page.locator("main section li");
  await expect(names.first()).toBeVisible();
  const count = await names.count();
  await expect(page.locator("main")).toContainText(`Denmark: ${count} brands`);
  await expect(page.locator("main")).not.toContainText(/\d\s?kr|DKK|€/);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(page.getByRole("button", { name: "Print the list" })).toBeHidden();
  await expect(names.first()).toBeVisible();
  await page.emulateMedia({ media: "screen" });
  await page.goto("/en/jp/jpy/display-catalog");
  await expect(names.or(page.getByText(/: no brands/)).first()).toBeVisible();
  expect(await names.count()).toBeLessThan(count);
});

test("/b2b tells companies how they buy here, and leads to their account", async ({ page }) => {
  await page.goto(`${DANISH}/b2b`);
  await expect(heading(page, "Gifts for companies")).toBeVisible();
  const account = page.getByRole("main").locator("a[href$='/business/my/account']");
  await expect(account).toBeVisible();
  await page.getByRole("link", { name: "Choose a gift card" }).click();
  await expect(page.getByRole("button", { name: /many/i })).toBeVisible();
});

test("companies are told where they cannot have an account @whole", async ({ page }) => {
  await page.goto("/en/pl/pln/b2b");
  await expect(page.getByText("Company accounts are not available in this country (Poland)")).toBeVisible();
});

test("every link of the footer, and of the tiles, leads to a screen @whole", async ({ page }) => {
  await page.goto(DANISH);
  const home = page.locator("main ul a[href$='/b2b']");
  await expect(home).toBeVisible();
  const hrefs = await page
    .locator(":is(footer, main) a[href^='/']")
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute("href")!))]);
  const places = hrefs.filter((href) => !/\/shop[/?]/.test(href) && href !== DANISH);
  expect(places.length).toBeGreaterThan(8);
  for (const place of places) {
    await page.locator(`:is(footer, main) a[href="${place}"]`).first().click();
    await expect(home).toBeHidden();
    await expectPlace(page, place);
    await page.goBack();
    await expect(home).toBeVisible();
  }
});
