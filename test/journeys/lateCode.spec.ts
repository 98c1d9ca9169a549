import { type Page, type Route } from "@playwright/test";
import { expectOpen, layReady, openLink } from "./gift";
import { editorOf, openEditor, photoFile, pictureInput, wordsOf } from "./greetingSteps";
import { photo } from "./photos";
import { GIFT } from "./screens/screen";
import { openCheckout, openSeededBasket } from "./seed";
import { expect, test } from "./shop";
import {
  addButton,
  addToBasket,
  DANISH,
  fillPayer,
  fillPurchase,
  FREJA,
  goToPayment,
  heading,
  openCard,
  payButton,
} from "./steps";
import { gql } from "./wire";

/** Code that is fetched with the first press, or the first text, that needs it. */
const chunkOf = (name: string) => new RegExp(`/assets/${name}-[^/]+\\.js$`);

async function failOnce(page: Page, name: string): Promise<() => boolean> {
  let struck = false;
  await page.route(
    chunkOf(name),
    (route) => {
      struck = true;
      return route.abort();
    },
    { times: 1 },
  );
  return () => struck;
}

/** Each of these opens a dialog whose code comes with the first press. */
const OPENED = {
  SiteMenu: (page: Page) => page.getByRole("banner").getByRole("button", { name: "Menu" }),
  MarketPicker: (page: Page) => page.getByRole("banner").getByRole("button", { name: /^Country, language/ }),
  GreetingDialog: (page: Page) => page.getByRole("button", { name: "Add a greeting" }),
};
for (const [chunk, button] of Object.entries(OPENED)) {
  test(`the code of a dialog is slow (${chunk}): a bar shows that it is loading until it opens`, async ({ page }) => {
    const held: Route[] = [];
    await page.route(chunkOf(chunk), (route) => void held.push(route));
    await openCard(page);
    const loading = page.getByRole("progressbar", { name: "Loading" });
    await button(page).click();
    await expect(loading).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("status").filter({ hasText: /^Loading$/ })).toHaveCount(1);
    await held[0]!.continue();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expect(loading).toHaveCount(0);
  });
}

test("the code of a screen is slow: what stands in its place is at the top from its first frame on, and Back at the place left", async ({
  page,
}) => {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(chunkOf("Brands"), async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`${DANISH}/shop`);
  await expect(page.locator(GIFT).nth(12)).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
  // On a phone that takes its time there are frames between what is drawn and what is moved.
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  const lowest = page.evaluate((gift) => {
    return new Promise<number>((resolve) => {
      let lowest = 0;
      let since = 0;
      const look = () => {
        if (document.querySelector(gift) === null) {
          lowest = Math.max(lowest, window.scrollY);
          since += 1;
        }
        if (since < 10) requestAnimationFrame(look);
        else resolve(lowest);
      };
      look();
    });
  }, GIFT);
  await page.evaluate(() => document.querySelector<HTMLElement>("footer a[href$='/brand']")!.click());
  expect(await lowest).toBe(0);
  release();
  await expect(heading(page, "Brands from A to Z")).toBeVisible();
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
});

test("the code that reads pictures fails once: the picture is added all the same", async ({ page }) => {
  const struck = await failOnce(page, "greetingPicture");
  await openCard(page);
  const editor = await openEditor(page);
  await pictureInput(editor).setInputFiles(photoFile(await photo(page)));
  await expect(editor.getByText("The picture was added.")).toBeVisible();
  expect(struck()).toBe(true);
});

test("the code that reads tables fails once: the table is read all the same", async ({ page }) => {
  const struck = await failOnce(page, "papaparse");
  await openCard(page);
  await page.getByRole("button", { name: "Send to many at once" }).click();
  const dialog = page.getByRole("dialog", { name: "Send to many at once" });
  await dialog.getByLabel("Paste your table").fill("Name,E-mail,Amount\nAlma Holm,alma@example.com,250");
  await dialog.getByRole("button", { name: "Check the table" }).click();
  await expect(dialog.getByText("One recipient").first()).toBeVisible();
  expect(struck()).toBe(true);
});

const UNREACHED = "We cannot reach the shop. Check your connection and try again.";

test("the code that reads pictures does not come: the picture is not blamed, and can be chosen again", async ({
  page,
  watch,
}) => {
  watch.allow(/dynamically imported module/);
  await page.route(chunkOf("greetingPicture"), (route) => route.abort());
  await openCard(page);
  const editor = await openEditor(page);
  const file = photoFile(await photo(page));
  await pictureInput(editor).setInputFiles(file);
  await expect(editor.getByText(UNREACHED)).toBeVisible();
  await page.unroute(chunkOf("greetingPicture"));
  await pictureInput(editor).setInputFiles(file);
  await expect(editor.getByText("The picture was added.")).toBeVisible();
});

test("the code that keeps gifts does not come: the browser is not blamed, and it can be kept after that", async ({
  page,
  control,
  watch,
}) => {
  watch.allow(/dynamically imported module/);
  await page.route(chunkOf("keptGifts"), (route) => route.abort());
  await openLink(page, watch, await layReady(control));
  await expectOpen(page);
  await page.getByRole("button", { name: "Keep on this device" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Choose a PIN").fill("geheim42");
  await dialog.getByLabel("Repeat the PIN").fill("geheim42");
  const keep = dialog.getByRole("button", { name: "Keep on this device" });
  await keep.click();
  await expect(dialog.getByText(UNREACHED)).toBeVisible();
  await page.unroute(chunkOf("keptGifts"));
  await keep.click();
  await expect(dialog).toHaveCount(0);
});

test.describe("the rules of a form do not come: said at a field, what was typed stays, and it can be sent again", () => {
  test("of a gift", async ({ page, watch }) => {
    watch.allow(/dynamically imported module/);
    await page.route(chunkOf("purchaseSchema"), (route) => route.abort());
    await openCard(page);
    await fillPurchase(page, FREJA);
    await addButton(page).click();
    const name = page.getByRole("textbox", { name: "Recipient's name" });
    await expect(name).toHaveAccessibleDescription(new RegExp(UNREACHED));
    await expect(name).toHaveValue(FREJA.name);
    await page.unroute(chunkOf("purchaseSchema"));
    await addToBasket(page);
  });

  test("of the payer", async ({ page, watch }) => {
    watch.allow(/dynamically imported module/);
    await page.route(chunkOf("checkoutSchema"), (route) => route.abort());
    await openCheckout(page);
    await fillPayer(page);
    await page.getByRole("checkbox", { name: "I accept the terms" }).check();
    await payButton(page).click();
    const name = page.getByRole("textbox", { name: "Name", exact: true });
    await expect(name).toHaveAccessibleDescription(new RegExp(UNREACHED));
    await page.unroute(chunkOf("checkoutSchema"));
    await goToPayment(page);
  });
});

test("what tells why a payment did not start comes behind the checkout, before it is needed", async ({
  page,
  watch,
}) => {
  watch.allow(/ChunkLoadError/);
  const come = page.waitForResponse(chunkOf("PaymentTrouble"));
  await openCheckout(page);
  await come;
  await page.route("**/assets/**", (route) => route.abort());
  await gql(page, "finalizeBasket").lost();
  await payButton(page).click();
  await expect(page.getByRole("alert").filter({ hasText: "The payment has been started" })).toBeVisible();
});

test("the code that cleans editors' texts fails once: they come with their headings and links", async ({ page }) => {
  const struck = await failOnce(page, "sanitise");
  await page.goto(`${DANISH}/delivery`);
  await expect(page.locator("main article h2").first()).toBeVisible();
  expect(struck()).toBe(true);
});

test("the code that draws codes for tills fails once: they are drawn all the same", async ({
  page,
  control,
  watch,
}) => {
  const struck = await failOnce(page, "drawScannerCode");
  await openLink(page, watch, await layReady(control));
  await expectOpen(page);
  await expect(page.getByRole("img", { name: /^The code as bars/ }).first()).toBeVisible();
  expect(struck()).toBe(true);
});

test.describe("a greeting with a picture of one's own is to be changed, and", () => {
  const change = (page: Page) => page.getByRole("button", { name: /^Change greeting/ }).click();
  const failed = (page: Page) => editorOf(page).getByText("The greeting could not be loaded");

  async function tryAgain(page: Page): Promise<void> {
    await editorOf(page).getByRole("button", { name: "Try again" }).click();
    await expect(wordsOf(editorOf(page))).toHaveValue(/^Do you remember this evening/);
  }

  test("the code that reads pictures does not come: said, and it can be tried again", async ({ page, watch }) => {
    watch.allow(/dynamically imported module/);
    await page.route(chunkOf("greetingPicture"), (route) => route.abort());
    await openSeededBasket(page, [{ greeting: "GREETING-PICTURE" }]);
    await change(page);
    await expect(failed(page)).toBeVisible();
    await page.unroute(chunkOf("greetingPicture"));
    await tryAgain(page);
  });

  test("the picture never comes: said after a minute, and it can be tried again", async ({ page }) => {
    const picture = /\/api\/greeting\/picture\//;
    await page.clock.install();
    await openSeededBasket(page, [{ greeting: "GREETING-PICTURE" }]);
    await page.route(picture, () => Promise.resolve());
    const asked = page.waitForRequest(picture);
    await change(page);
    await asked;
    await page.clock.runFor(61_000);
    await expect(failed(page)).toBeVisible();
    await page.unroute(picture);
    await tryAgain(page);
  });
});
