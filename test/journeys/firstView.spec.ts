import { type Page, type Route } from "@playwright/test";
import { expect, test } from "./shop";
import { gql } from "./wire";

/** The bundle that React is in: while it is held back, only the first view is on the page. */
const BUNDLE = /\/assets\/vendor-[^/]+\.js$/;

async function holdBundle(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(BUNDLE, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Texts that come after the answers are not drawn: they would move what is there. */
async function answerAfterTexts(page: Page, language: string): Promise<void> {
  const texts = page.waitForEvent("requestfinished", (request) => request.url().includes(`/assets/${language}-`));
  await page.route("**/graphql/cms", async (route) => {
    await texts;
    await route.continue();
  });
}

interface Thing {
  what: string;
  text: string;
  left: number;
  top: number;
  height: number;
}

/** The heading, pictures, names and prices of a view, with their places. */
const thingsIn = (page: Page, root: string): Promise<Thing[]> =>
  page.evaluate((selector) => {
    const within = ["h1", "img", "bdi", "h1 + p"].map((one) => `${selector} ${one}`);
    return [...document.querySelectorAll(`aside, ${within.join()}`)].map((element) => {
      const { left, top, height } = element.getBoundingClientRect();
      const text = element.getAttribute("src") ?? element.textContent ?? "";
      return { what: element.localName, text, left, top, height };
    });
  }, root);

/** Each is opened in the first of its widths: what is drawn in the others differs by styles only. */
const VIEWS: { screen: string; path: string; widths: number[]; shows: number; tag?: string }[] = [
  { screen: "home", path: "", widths: [390, 1440], shows: 3 },
  { screen: "listing", path: "/shop", widths: [390, 768, 1440], shows: 20, tag: "@whole" },
  { screen: "a gift card", path: "/shop/brisebo-hus/1123", widths: [390, 1440], shows: 4 },
  { screen: "the shop's own card", path: "/shop/the-global-gift-card/1000", widths: [390], shows: 4, tag: "@whole" },
  { screen: "a thing", path: "/shop/can-jahodava/1904", widths: [1440], shows: 3, tag: "@whole" },
  { screen: "a thing with five pictures", path: "/shop/thing/1105", widths: [390], shows: 3, tag: "@whole" },
  { screen: "a thing with six pictures", path: "/shop/thing/1106", widths: [360], shows: 3, tag: "@whole" },
];

for (const { screen, path, widths, shows, tag = [] } of VIEWS) {
  test(`the first view of ${screen} stays where it is when the shop takes over`, { tag }, async ({ page }) => {
    const sized = (width: number) => page.setViewportSize({ width, height: 840 });
    await sized(widths[0]!);
    const release = await holdBundle(page);
    // Letters of another face break lines elsewhere.
    await page.route(/\.woff2$/, (route) => route.abort());
    await answerAfterTexts(page, "da");
    await page.goto(`/da/dk/dkk${path}`, { waitUntil: "commit" });
    await page.locator(".boot-screen img").first().waitFor({ state: "attached" });
    const before = new Map<number, Thing[]>();
    for (const width of widths) {
      await sized(width);
      before.set(width, await thingsIn(page, ".boot-screen"));
      expect(before.get(width)!.length).toBeGreaterThanOrEqual(shows);
    }
    await sized(widths[0]!);
    release();
    await page.locator("main h1").waitFor();
    for (const width of widths) {
      await sized(width);
      const compare = async () => {
        const after = await thingsIn(page, "main");
        for (const thing of before.get(width)!) {
          const same = after.filter(({ what, text }) => what === thing.what && text === thing.text);
          const near = same.filter(
            ({ left, top, height }) =>
              Math.abs(left - thing.left) <= 1 &&
              Math.abs(top - thing.top) <= 1 &&
              Math.abs(height - thing.height) <= 1,
          );
          expect(near.length, `${width}: ${JSON.stringify(thing)} among ${JSON.stringify(same)}`).toBeGreaterThan(0);
        }
      };
      // Of another width the page hears a moment after the window has it.
      if (width === widths[0]) await compare();
      else await expect(compare).toPass({ timeout: 5000 });
    }
  });
}

test("the first view of a list has the gifts that the list will have: none of another country, none twice, and in a portal none that cannot be bought", async ({
  page,
}) => {
  const release = await holdBundle(page);
  await gql(page, "productsFilter").edit((answer) => {
    const { items } = answer.data.productsFilter;
    items[1].availableInCountries = ["SE"];
    items[2].hasPricesInStock = false;
    items[3] = items[0];
    return answer;
  });
  const names = (list: string) =>
    page
      .locator(`${list} li:has(bdi)`)
      .evaluateAll((cards) => cards.slice(0, 8).map((card) => card.querySelector("bdi")?.textContent));
  await page.goto("/en/dk/dkk/shop", { waitUntil: "commit" });
  await page.locator(".boot-cards bdi").first().waitFor({ state: "attached" });
  const first = await names(".boot-cards");
  expect(new Set(first).size).toBe(8);
  release();
  await page.locator("main a[id]").first().waitFor();
  expect(await names("main")).toEqual(first);
});

const FIRST_VIEW = /\/assets\/firstView-[^/]+\.js$/;
for (const { how, meet, tag } of [
  { how: "hangs", meet: () => undefined, tag: [] },
  { how: "fails", meet: (route: Route) => route.abort(), tag: "@whole" },
]) {
  test(`the shop does not wait for a first view whose script ${how}`, { tag }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.route(FIRST_VIEW, meet);
    await page.goto("/en/dk/dkk/shop");
    await page.getByRole("main").getByRole("button", { name: "Filters" }).click();
    await expect(page.getByRole("dialog", { name: "Filters" })).toBeVisible();
  });
}

test("a screen without a first view has its files fetched while the bundle is still on its way, each once", async ({
  page,
}) => {
  const release = await holdBundle(page);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const files = [/\/assets\/Basket-[^/]+\.js$/, /\/assets\/Basket-[^/]+\.css$/];
  const early = files.map((file) => page.waitForRequest(file));
  await page.goto("/en/dk/dkk/basket", { waitUntil: "commit" });
  await Promise.all(early);
  release();
  await expect(page.getByRole("heading", { level: 1, name: "Your basket" })).toBeVisible();
  const shipped = asked.filter((path) => path.startsWith("/assets/"));
  expect(shipped.filter((path, at) => shipped.indexOf(path) < at)).toEqual([]);
});

for (const language of ["en", "da"]) {
  test(`the page is told once that it is in ${language}, with its first view, as each time it is styled anew`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      new MutationObserver(() => {
        const root = document.documentElement;
        root.dataset.told = `${root.dataset.told ?? ""}${root.lang} ${document.querySelector(".boot") ? "first" : "late"};`;
      }).observe(document, { subtree: true, attributeFilter: ["lang"] });
    });
    const release = await holdBundle(page);
    await page.goto(`/${language}/dk/dkk/shop`, { waitUntil: "commit" });
    await page.locator(".boot a bdi").first().waitFor({ state: "attached" });
    release();
    await page.locator("main a[id]").first().waitFor();
    await expect(page.locator("html")).toHaveAttribute("data-told", `${language} first;`);
  });
}

/** Presses, as a finger does, the middle of what is drawn before React has come. */
async function pressEarly(page: Page, selector: string, name: string): Promise<void> {
  const early = page.locator(`.boot ${selector}`).filter({ hasText: name }).first();
  await early.waitFor({ state: "attached" });
  await early.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await early.boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
}

for (const { screen, path, width } of [
  { screen: "home on a phone", path: "", width: 390 },
  { screen: "home", path: "", width: 1440 },
  { screen: "a listing", path: "/shop", width: 390 },
  { screen: "a product", path: "/shop/brisebo-hus/1123", width: 390 },
]) {
  test(`the pictures at the top of ${screen}, and no others, are asked for before what draws them has come`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 840 });
    const asked = new Set<string>();
    page.on("request", (request) => {
      if (request.resourceType() === "image" && request.frame() === page.mainFrame()) asked.add(request.url());
    });
    const release = await holdBundle(page);
    let come = () => {};
    const held = new Promise<void>((resolve) => (come = resolve));
    await page.route(FIRST_VIEW, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`/en/dk/dkk${path}`, { waitUntil: "commit" });
    await expect.poll(() => asked.size).toBeGreaterThan(0);
    await page.waitForFunction(() => document.readyState === "complete");
    const early = [...asked];
    come();
    const drawn = page.locator(".boot-screen img[loading=eager]");
    await drawn.first().waitFor({ state: "attached" });
    const shown = await drawn.evaluateAll((pictures: HTMLImageElement[]) =>
      pictures.map(({ currentSrc }) => currentSrc),
    );
    expect(early.sort()).toEqual(shown.sort());
    release();
    await page.locator("main h1").waitFor();
  });
}

test("what is pressed last in the first view is followed when the shop has come", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 840 });
  const release = await holdBundle(page);
  await page.goto("/en/dk/dkk/shop", { waitUntil: "commit" });
  const name = (at: number) => page.locator(".boot a:has(bdi)").nth(at).locator("bdi").last().innerText();
  const [first, second] = [await name(0), await name(2)];
  await pressEarly(page, "a", first);
  await pressEarly(page, "a", second);
  release();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(second);
  await page.goBack();
  // Followed once: the list is there again.
  await expect(page.locator("main a[id] bdi").first()).toHaveText(first);
  await expect(page).toHaveURL(/\/shop$/);
});

for (const { selector, name, path } of [
  { selector: "[data-variant]", name: "Find a gift", path: /\/en\/dk\/dkk\/shop$/ },
  { selector: "aside a", name: "Delivery times", path: /\/en\/dk\/dkk\/(?!shop)[^/]+$/ },
]) {
  test(`"${name}" in the first view leads where it says @whole`, async ({ page }) => {
    const release = await holdBundle(page);
    await answerAfterTexts(page, "en");
    await page.goto("/en/dk/dkk", { waitUntil: "commit" });
    await pressEarly(page, selector, name);
    release();
    await expect(page).toHaveURL(path);
  });
}

test("the first view has no service message that was closed, cannot be reached with the keyboard, and a press beside everything takes one before it back @whole", async ({
  page,
}) => {
  await page.goto("/en/dk/dkk/shop");
  await page.getByRole("button", { name: "Close the message" }).click();
  const release = await holdBundle(page);
  await page.reload({ waitUntil: "commit" });
  await page.locator(".boot a bdi").first().waitFor({ state: "attached" });
  await expect(page.locator(".boot aside")).toHaveCount(0);
  await page.keyboard.press("Tab");
  await expect(page.locator(".boot :focus")).toHaveCount(0);

  await pressEarly(page, "a", await page.locator(".boot a bdi").first().innerText());
  const card = page.locator(".boot a:has(bdi)").first();
  await expect(card).toHaveCSS("opacity", "0.6");
  await page.mouse.click(5, 300);
  // At once: a press is forgotten by itself later.
  await expect(card).toHaveCSS("opacity", "1", { timeout: 1000 });
  release();
  await page.locator("main a[id]").first().waitFor();
  await page.waitForLoadState("networkidle");
  await expect(page).toHaveURL(/\/shop$/);
});
