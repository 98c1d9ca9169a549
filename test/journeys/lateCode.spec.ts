import { type Page, type Route } from "@playwright/test";
import { expectOpen, layReady, OF_A_BRAND, openLink } from "./gift";
import { editorOf, openEditor, photoFile, pictureInput, wordsOf } from "./greetingSteps";
import { photo } from "./photos";
import { GIFT } from "./screens/screen";
import { openCheckout, openSeededBasket } from "./seed";
import { expect, test } from "./shop";
import { addButton, addToBasket, DANISH, fillPurchase, FREJA, heading, openCard, payButton, PAYER } from "./steps";
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

/** Holds code back until the function that is returned is called. */
async function holdBack(page: Page, name: string): Promise<() => void> {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(chunkOf(name), async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Each of these opens a dialog whose code comes with the first press. */
const OPENED = {
  SiteMenu: (page: Page) => page.getByRole("banner").getByRole("button", { name: "Menu" }),
  MarketPicker: (page: Page) => page.getByRole("banner").getByRole("button", { name: /^Country, language/ }),
  GreetingDialog: (page: Page) => page.getByRole("button", { name: "Add a greeting" }),
};
test("the code of a dialog is slow: a bar shows that it is loading until it opens @whole", async ({ page }) => {
  const held: Route[] = [];
  for (const chunk of Object.keys(OPENED)) await page.route(chunkOf(chunk), (route) => void held.push(route));
  await openCard(page);
  const loading = page.getByRole("progressbar", { name: "Loading" });
  for (const [chunk, button] of Object.entries(OPENED))
    await test.step(chunk, async () => {
      await button(page).click();
      await expect(loading).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole("status").filter({ hasText: /^Loading$/ })).toHaveCount(1);
      expect(held).toHaveLength(1);
      await held.pop()!.continue();
      await expect(page.getByRole("dialog")).toBeVisible();
      await expect(loading).toHaveCount(0);
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);
    });
});

test("the code of a screen comes at the moment a skeleton has replaced the last one: that one is not opened once more @whole", async ({
  page,
}) => {
  const release = await holdBack(page, "SignIn");
  await page.exposeFunction("skeletonStands", release);
  // Kept in the page: what it tells just before it is left may not arrive.
  await page.addInitScript(() => {
    const { skeletonStands } = window as unknown as { skeletonStands: () => void };
    const headings: (string | null)[] = [];
    new MutationObserver(() => {
      const words = document.querySelector("main h1")?.textContent ?? null;
      if (location.pathname !== "/login" || words === headings.at(-1)) return;
      headings.push(words);
      sessionStorage.setItem("test headings", JSON.stringify(headings));
      if (words === null) skeletonStands();
    }).observe(document, { childList: true, subtree: true });
  });
  // The router is a moment behind the address on a phone that takes its time.
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  const order = `${DANISH}/order/ABC`;
  const signIns: string[] = [];
  page.on("framenavigated", (frame) => {
    const { pathname, searchParams } = new URL(frame.url());
    if (pathname === "/login") signIns.push(searchParams.get("from")!);
  });
  await page.goto(order);
  const person = page.locator("button[name=person]").first();
  await expect(person).toBeVisible();
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  expect([...new Set(signIns)]).toEqual([order]);
  /** What stood as a heading at the sign-in's address, one after the other; null while there was none. */
  const headings = await page.evaluate(() => JSON.parse(sessionStorage.getItem("test headings")!) as (string | null)[]);
  expect(headings.slice(headings.indexOf(null))).toEqual([null, "Sign in"]);
  await person.click();
  await expect(page).toHaveURL(new RegExp(`${order}$`));
});

test("the code of a screen is slow: what stands in its place is at the top from its first frame on, and Back at the place left @whole", async ({
  page,
}) => {
  const release = await holdBack(page, "Brands");
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

const UNREACHED = "We cannot reach the shop. Check your connection and try again.";

test("the code that reads pictures does not come: the picture is not blamed, and can be chosen again; where it, or that for tables, fails once, nobody sees it @whole", async ({
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
  const picturesFailed = await failOnce(page, "greetingPicture");
  await pictureInput(editor).setInputFiles(file);
  await expect(editor.getByText("The picture was added.")).toBeVisible();
  expect(picturesFailed()).toBe(true);
  await page.keyboard.press("Escape");
  await expect(editor).toBeHidden();

  const tablesFailed = await failOnce(page, "papaparse");
  await page.getByRole("button", { name: "Send to many at once" }).click();
  const dialog = page.getByRole("dialog", { name: "Send to many at once" });
  await dialog.getByLabel("Paste your table").fill("Name,E-mail,Amount\nAlma Holm,alma@example.com,250");
  await dialog.getByRole("button", { name: "Check the table" }).click();
  await expect(dialog.getByText("One recipient").first()).toBeVisible();
  expect(tablesFailed()).toBe(true);
});

test("of a received gift the code that draws it for tills fails once, unseen; that which keeps it does not come: the browser is not blamed, and it can be kept after that @whole", async ({
  page,
  control,
  watch,
}) => {
  watch.allow(/dynamically imported module/);
  const struck = await failOnce(page, "drawScannerCode");
  await page.route(chunkOf("keptGifts"), (route) => route.abort());
  await openLink(page, watch, await layReady(control, OF_A_BRAND));
  await expectOpen(page);
  await expect(page.getByRole("img", { name: /^The code as bars/ }).first()).toBeVisible();
  expect(struck()).toBe(true);
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

test("the rules of a gift's form do not come: said at a field, what was typed stays, and it can be sent again @whole", async ({
  page,
  watch,
}) => {
  watch.allow(/dynamically imported module/);
  await page.route(chunkOf("purchaseSchema"), (route) => route.abort());
  await openCard(page);
  await fillPurchase(page, FREJA);
  await addButton(page).click();
  const name = page.getByRole("textbox", { name: "Recipient’s name" });
  await expect(name).toHaveAccessibleDescription(new RegExp(UNREACHED));
  await expect(name).toHaveValue(FREJA.name);
  await page.unroute(chunkOf("purchaseSchema"));
  await addToBasket(page);
});

test("the rules of the payer's form do not come: said at a field, and it can be sent again; what tells why a payment did not start came behind the checkout @whole", async ({
  page,
  watch,
}) => {
  watch.allow(/dynamically imported module|ChunkLoadError/);
  const come = page.waitForResponse(chunkOf("PaymentTrouble"));
  await page.route(chunkOf("checkoutSchema"), (route) => route.abort());
  await openCheckout(page);
  await come;
  await payButton(page).click();
  const name = page.getByRole("textbox", { name: "Name", exact: true });
  await expect(name).toHaveAccessibleDescription(new RegExp(UNREACHED));
  await expect(name).toHaveValue(PAYER.name);
  await page.unroute(chunkOf("checkoutSchema"));
  await page.route("**/assets/**", (route) =>
    chunkOf("checkoutSchema").test(route.request().url()) ? route.continue() : route.abort(),
  );
  await gql(page, "finalizeBasket").lost();
  await payButton(page).click();
  await expect(page.getByRole("alert").filter({ hasText: "The payment has been started" })).toBeVisible();
});

for (const part of ["sanitise", "CleanText"])
  test(`the code that cleans editors' texts fails once (${part}): they come with their headings and links @whole`, async ({
    page,
  }) => {
    const struck = await failOnce(page, part);
    await page.goto(`${DANISH}/delivery`);
    await expect(page.locator("main article h2").first()).toBeVisible();
    expect(struck()).toBe(true);
  });

test("the code that shows editors' texts does not come: their words are there @whole", async ({ page, watch }) => {
  watch.allow(/dynamically imported module|ChunkLoadError/);
  await page.route(chunkOf("CleanText"), (route) => route.abort());
  await page.goto(`${DANISH}/delivery`);
  await expect(page.locator("main article p").first()).toBeVisible();
  await expect(page.locator("main article h2")).toHaveCount(0);
});

test("a greeting with a picture of one's own is to be changed, and the code that reads pictures, or after a minute the picture itself, does not come: said, and it can be tried again @whole", async ({
  page,
  watch,
}) => {
  watch.allow(/dynamically imported module/);
  const picture = /\/api\/greeting\/picture\//;
  const failed = editorOf(page).getByText("The greeting could not be loaded");
  const tryAgain = editorOf(page).getByRole("button", { name: "Try again" });
  await page.clock.install();
  await page.route(chunkOf("greetingPicture"), (route) => route.abort());
  await openSeededBasket(page, [{ greeting: "GREETING-PICTURE" }]);
  await page.getByRole("button", { name: /^Change greeting/ }).click();
  await expect(failed).toBeVisible();

  await page.unroute(chunkOf("greetingPicture"));
  await page.route(picture, () => Promise.resolve());
  const asked = page.waitForRequest(picture);
  await tryAgain.click();
  await asked;
  await expect(failed).toHaveCount(0);
  await page.clock.runFor(61_000);
  await expect(failed).toBeVisible();

  await page.unroute(picture);
  await tryAgain.click();
  await expect(wordsOf(editorOf(page))).toHaveValue(/^Do you remember this evening/);
});
