import { type Page } from "@playwright/test";
import { openSeededBasket } from "./seed";
import { expect, test } from "./shop";
import { DANISH, openHome } from "./steps";
import { gql, operationsOf } from "./wire";

/* eslint-disable @typescript-eslint/no-explicit-any -- answers are changed as they come over the wire */

/** One word each, as German writes them. */
const WORDS = ["Geburtstagsüberraschungen", "Weihnachtsgeschenke", "Konfirmationsgeschenke", "Jubiläumsgeschenke"];
const PHONE = { width: 320, height: 640 };

const isPushedSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

test("words of editors that are one long word push no narrow phone sideways: a gift's, a page's, a tile's, a category's and a service message's @whole", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const link = `https://www.example.com/${"weihnachtsgeschenke".repeat(12)}`;
  await gql(page, "countryPresentations").edit((answer) => {
    Object.assign(answer.data.countryPresentations.serviceMessage, { body: link, showMessage: true });
    return answer as unknown;
  });
  await gql(page, "getPagePresentationKeys").edit((answer) => {
    answer.data.pagePresentationKeys.title = "Datenschutzgrundverordnung";
    return answer as unknown;
  });
  await gql(page, "GetLocalizedComponents").edit((answer) => {
    for (const { localizedContent } of answer.data.localizedComponents)
      localizedContent.title = "Weihnachtsgeschenkgutscheinüberraschung";
    return answer as unknown;
  });
  await gql(page, "getBasketById").edit((answer) => {
    for (const { presentations } of answer.data.getBasketById?.basketPresentations ?? [])
      for (const one of presentations)
        if (one.presentationKey === "productTitle") one.textContent = "Wochenendaufenthaltsgutschein";
    return answer as unknown;
  });
  await gql(page, "categoriesBySalesChannel").edit((answer) => {
    answer.data.categoriesBySalesChannel.categories.forEach((one: any, at: number) => {
      one.label = WORDS[at % WORDS.length];
    });
    return answer as unknown;
  });
  // First of all: a tab that has been in the shop already has a basket of its own, which the laid one would replace.
  await openSeededBasket(page);
  await expect(page.getByRole("link", { name: "Wochenendaufenthaltsgutschein" })).toBeVisible();
  await expect(page.getByText(link)).toBeVisible();
  expect(await isPushedSideways(page)).toBe(false);

  await page.getByRole("contentinfo").locator("a[href$='/terms']").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Datenschutzgrundverordnung");
  await expect(page.getByText(link)).toBeVisible();
  expect(await isPushedSideways(page)).toBe(false);
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await isPushedSideways(page), "by the service message").toBe(false);
  await page.setViewportSize(PHONE);

  await page.getByRole("banner").getByRole("link", { name: "Gavia, home" }).click();
  await page.getByText("Weihnachtsgeschenkgutscheinüberraschung").last().scrollIntoViewIfNeeded();
  expect(await isPushedSideways(page)).toBe(false);

  await page.goto(`${DANISH}/occasion`);
  await expect(page.getByText(WORDS[0]!).first()).toBeVisible();
  expect(await isPushedSideways(page)).toBe(false);
  // And in the menu they stand in no other one.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole("banner").getByRole("button", { name: "Menu" }).click();
  const links = page.getByRole("dialog").getByRole("navigation").getByRole("link", { name: WORDS[0] });
  await expect(links.first()).toBeVisible();
  const tooWide = await links.evaluateAll((all) => all.filter((link) => link.scrollWidth > link.clientWidth).length);
  expect(tooWide).toBe(0);
});

test("a badge of one long word stays on its own card, on a narrow phone @whole", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await gql(page, "productsFilter").edit((answer) => {
    const [, second] = answer.data.productsFilter.items;
    const badge = { presentationKey: "productCampaign", textContent: "Weihnachtsgeschenkempfehlung" };
    second.presentations.push({ ...second.presentations[0], ...badge, images: [] });
    return answer as unknown;
  });
  await page.goto(`${DANISH}/shop`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const card = page.getByRole("link").filter({ hasText: "Weihnachtsgeschenkempfehlung" });
  const [around, badge] = [await card.boundingBox(), await card.locator("[data-tone]").boundingBox()];
  expect(badge!.x).toBeGreaterThan(around!.x);
});

test("a gift with one picture has no empty line below it; pictures of greetings stand in places of one height, whatever their own @whole", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await gql(page, "getProducts").edit((answer) => {
    for (const one of answer.data.getProducts)
      one.presentations = (one.presentations as { presentationKey: string }[]).filter(
        ({ presentationKey }) => !presentationKey.startsWith("productGallery"),
      );
    return answer as unknown;
  });
  await page.route("**/tall.svg", (route) =>
    route.fulfill({
      contentType: "image/svg+xml",
      body: `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="900"><rect width="300" height="900"/></svg>`,
    }),
  );
  await gql(page, "getGreetingTemplates").edit((answer) => {
    for (const one of answer.data.getGreetingTemplates)
      Object.assign(one, { imageUrl: "/tall.svg", thumbnailUrl: null });
    return answer as unknown;
  });
  // The gift is known before the screen is drawn; else its place is kept for the pictures that might come.
  const known = page.waitForResponse((response) =>
    operationsOf(response.request()).some(({ operationName }) => operationName === "getProducts"),
  );
  await page.route("**/assets/vendor-*.js", async (route) => {
    await known;
    await route.continue();
  });
  await page.goto(`${DANISH}/shop/bath-towels/1105`);
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toBeVisible();
  const picture = (await page.getByRole("main").locator("img").first().boundingBox())!;
  expect((await title.boundingBox())!.y - (picture.y + picture.height)).toBeLessThan(80);

  await page.setViewportSize({ width: 1280, height: 720 });
  await page.getByRole("button", { name: "Add a greeting" }).click();
  const pictures = page.getByRole("dialog").getByRole("tabpanel").locator("img");
  await expect.poll(() => pictures.first().evaluate((image: HTMLImageElement) => image.naturalHeight)).toBe(900);
  const box = await pictures.first().locator("..").boundingBox();
  expect(box!.height).toBeCloseTo(box!.width / 1.5, 0);
});

test("without a banner the shop's own art stands in its place, and the begin of a long title is read; however few gifts are popular, all of an only row are shown @whole", async ({
  page,
}) => {
  let title: string | null = null;
  let count = 1;
  await gql(page, "GetLocalizedComponents").edit((answer) => {
    const [first] = answer.data.localizedComponents;
    Object.assign(first.localizedContent, { title, image: null, mobileImage: null });
    answer.data.localizedComponents = title ? [first] : [];
    return answer as unknown;
  });
  await gql(page, "getPopular").edit((answer) => {
    answer.data.popular.products.splice(count);
    return answer as unknown;
  });
  const expectRow = async () => {
    const popular = page.getByRole("region", { name: "Popular gifts" }).locator("li:has([class*=name])");
    for (const width of [1440, 1024, 800, 320]) {
      await page.setViewportSize({ width, height: 900 });
      const shown = popular.filter({ visible: true });
      // Of four, three stand in the only whole row of a tablet.
      await expect.poll(() => shown.count(), { message: `${count} at ${width}` }).toBeGreaterThan(count - 2);
      await expect(shown.first()).toBeVisible();
    }
  };
  await page.setViewportSize(PHONE);
  await openHome(page);
  const beside = page.locator("main div:has(> div > h1)").last();
  await expect(beside.locator("img[src='/own-card-local.svg']")).toBeVisible();
  await expectRow();

  [title, count] = ["Gutscheine ".repeat(30), 4];
  await page.setViewportSize(PHONE);
  await openHome(page);
  const caption = page.locator("main strong").filter({ hasText: "Gutscheine Gutscheine" });
  await expect(caption).toBeVisible();
  const [box, around] = await Promise.all([caption.boundingBox(), caption.locator("..").boundingBox()]);
  expect(box!.y).toBeGreaterThanOrEqual(around!.y);
  await expectRow();
});
