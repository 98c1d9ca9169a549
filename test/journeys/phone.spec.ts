import { devices, type Locator, type Page } from "@playwright/test";
import { expectOpen, layReady, OF_A_BRAND, openLink, shownCode } from "./gift";
import { editorOf, openEditor, wordsOf } from "./greetingSteps";
import { offerLanguages } from "./languages";
import { setWide } from "./layout";
import { pressed } from "./pressed";
import { GIFT } from "./screens/screen";
import { openCheckout, openSeededBasket, QUAY, remember, seedBasket } from "./seed";
import { expect, test } from "./shop";
import { DANISH, FREJA, GLOBAL_CARD, addButton, basketLines, expectConfirmed } from "./steps";
import { fillPayer, fillPurchase, gifts, heading, openHome, pay, payButton, purchaseForm } from "./steps";
import { gql } from "./wire";

const { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch } = devices["Pixel 5"];
test.use({ viewport, userAgent, deviceScaleFactor, isMobile, hasTouch });

const LYING = { width: 640, height: 360 };

const opener = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Menu" });
const menu = (page: Page) => page.getByRole("dialog", { name: "Menu" });
const sheet = (page: Page) => page.getByRole("dialog", { name: "Filters" });

async function openListing(page: Page): Promise<void> {
  await page.goto(`${DANISH}/shop`);
  await expect(gifts(page).first()).toBeVisible();
}

async function openSheet(page: Page): Promise<Locator> {
  await page.getByRole("main").getByRole("button", { name: "Filters" }).tap();
  await expect(sheet(page)).toBeVisible();
  return sheet(page);
}

/** A finger drawn over the glass along a line. */
async function drawFinger(page: Page, y: number, from: number, to: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", x?: number) =>
    browser.send("Input.dispatchTouchEvent", { type, touchPoints: x === undefined ? [] : [{ x, y }] });
  await touch("touchStart", from);
  for (let step = 1; step <= 10; step += 1) await touch("touchMove", from + ((to - from) * step) / 10);
  await touch("touchEnd");
  await browser.detach();
}

test("bought by touch, from the menu to the order; what was typed stays when the phone is turned, and its keyboard has the letters or digits that are needed", async ({
  page,
}) => {
  await openHome(page);
  await opener(page).tap();
  await menu(page).getByRole("link", { name: "Gift cards" }).tap();
  await expect(menu(page)).toBeHidden();
  await page.locator(`main a[href="${DANISH}${GLOBAL_CARD}"]`).first().tap();
  await fillPurchase(page, FREJA);
  const form = purchaseForm(page);
  await expect(form.getByRole("combobox", { name: /^Amount in/ })).toHaveAttribute("inputmode", "decimal");
  await expect(form.getByLabel("Recipient’s e-mail")).toHaveAttribute("type", "email");
  await expect(form.getByRole("textbox", { name: /^Quantity/ })).toHaveAttribute("inputmode", "numeric");
  await page.setViewportSize(LYING);
  await expect(form.getByLabel("Recipient’s name")).toHaveValue(FREJA.name);
  await addButton(page).tap();
  await page.getByRole("dialog").getByRole("button", { name: "Go to basket" }).tap();
  await page.setViewportSize(viewport);
  await basketLines(page)
    .getByRole("button", { name: /^One more/ })
    .tap();
  await expect(page.getByRole("banner").getByRole("link", { name: /Basket/ })).toContainText("2");
  await page.getByRole("link", { name: "Go to delivery and payment" }).tap();
  await fillPayer(page);
  await page.getByRole("checkbox", { name: "I accept the terms" }).tap();
  await page.setViewportSize(LYING);
  await expect(page.getByLabel("City")).toHaveValue("København");
  await payButton(page).tap();
  await expect(page).toHaveURL(/\/pay\//);
  await pay(page);
  await expectConfirmed(page);
});

test("of many gifts a few are shown before the details, with those that have a way to choose; the step before is pressed on its mark, which shows the focus too @whole", async ({
  page,
}) => {
  const mails = Array.from({ length: 8 }, (_, at) => ({ name: `Alma ${"ABCDEFGH"[at]!}` }));
  await openCheckout(page, [...mails, { thing: "1129-sand", address: QUAY, name: "Bo Lind" }]);
  const shown = page.locator("[id^=delivery-]:visible");
  await expect(shown).toHaveCount(6);
  await expect(shown.last()).toContainText("By post to Bo Lind");
  await page.getByRole("button", { name: "Show all 9 gifts" }).press("Enter");
  await expect(shown).toHaveCount(9);
  await expect(shown.nth(5)).toBeFocused();

  const back = page.getByRole("navigation", { name: "Steps to your order" }).getByRole("link", { name: "Basket" });
  await heading(page, "Delivery and payment").focus();
  await page.keyboard.press("Shift+Tab");
  await expect(back).toBeFocused();
  const { width, height } = (await back.boundingBox())!;
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  await expect(back).toHaveCSS("outline-style", "solid");
  await back.tap();
  await expect(heading(page, "Your basket")).toBeVisible();
});

test("the order of a listing is read to its end, in long words and with wide text too @whole", async ({ page }) => {
  await offerLanguages(page, ["fi"]);
  await page.goto("/fi/dk/dkk/shop");
  await expect(page.locator(GIFT).first()).toBeVisible();
  /** How much wider the chosen words are than the place for them. */
  const lacking = () =>
    page.locator("main select").evaluate((select) => {
      const free = select.cloneNode(true) as HTMLElement;
      Object.assign(free.style, { position: "absolute", width: "max-content", fieldSizing: "content" });
      document.body.append(free);
      const { width } = free.getBoundingClientRect();
      free.remove();
      return Math.floor(width - select.getBoundingClientRect().width);
    });
  expect(await lacking()).toBeLessThanOrEqual(0);
  await setWide(page);
  expect(await lacking()).toBeLessThanOrEqual(0);
});

test("Back closes the menu and the filters, and the page stays; from a gift, whose greeting it keeps, it leads to the same place @whole", async ({
  page,
}) => {
  await openHome(page);
  await opener(page).tap();
  await menu(page).getByRole("link", { name: "Gift cards" }).tap();
  await expect(heading(page, "All gifts")).toBeVisible();
  await opener(page).tap();
  await expect(menu(page)).toBeVisible();
  await page.goBack();
  await expect(menu(page)).toBeHidden();
  await expect(heading(page, "All gifts")).toBeVisible();

  const sort = (await page.getByRole("main").getByText("Sort by").boundingBox())!;
  expect(sort.width, "what the list of orders is for is seen").toBeGreaterThan(30);
  const told = page.locator("main header [role=status]");
  await expect(told).toHaveText(/\d/);
  const all = (await told.textContent())!;
  const filters = await openSheet(page);
  await filters.getByRole("checkbox", { name: "For her" }).tap();
  await filters.getByRole("radio", { name: "Gift cards" }).tap();
  await expect(page).toHaveURL(/recipient=.*type=/);
  await filters.getByRole("textbox", { name: "To", exact: true }).fill("900");
  await page.goBack();
  await expect(filters).toBeHidden();
  await expect(page).toHaveURL(/recipient=.*type=.*max=900/);
  const address = page.url();
  await expect(page.getByRole("button", { name: "Filters (3)" })).toBeFocused();
  await expect(told).toHaveText(/\d/);
  await expect(told).not.toHaveText(all);
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);

  const gift = gifts(page).nth(6);
  const stands = await pressed(page, gift, () => gift.tap());
  await expect(purchaseForm(page)).toBeVisible();
  const product = page.url();
  for (const [was, written] of [
    ["", "Happy birthday, Freja"],
    ["Happy birthday, Freja", "Happy birthday"],
  ] as const) {
    const words = wordsOf(await openEditor(page));
    await expect(words).toHaveValue(was);
    await words.fill(written);
    await page.goBack();
    await expect(editorOf(page)).toBeHidden();
    await expect(page).toHaveURL(product);
  }
  await page.goBack();
  await expect(page).toHaveURL(address);
  await stands();
  // With nothing over the page Back goes back.
  await page.goBack();
  await expect(page).toHaveURL(DANISH);
});

test("on a phone that lies, the filters are left from their middle @whole", async ({ page }) => {
  await page.setViewportSize(LYING);
  await openListing(page);
  const filters = await openSheet(page);
  await filters.getByRole("searchbox", { name: "Find a brand" }).focus();
  const close = filters.getByRole("button", { name: "Close" });
  await expect(close).toBeInViewport({ ratio: 1 });
  await close.tap();
  await expect(filters).toBeHidden();
});

test("with a phone's keyboard up, what is wrong with a field is in sight below it", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 360 });
  await page.goto(DANISH + GLOBAL_CARD);
  await addButton(page).tap();
  await purchaseForm(page)
    .getByRole("combobox", { name: /^Amount in/ })
    .focus();
  for (const label of ["Recipient’s name", "Recipient’s e-mail", "Repeat the e-mail"]) {
    const field = purchaseForm(page).getByLabel(label);
    while (!(await field.evaluate((element) => element === document.activeElement))) await page.keyboard.press("Tab");
    await expect(page.locator(`[id="${await field.getAttribute("id")}-error"]`)).toBeInViewport({ ratio: 1 });
  }
});

test("a gift that is taken out with a finger leaves its undo in sight, and the page stays when that is closed: the last one, and one that fills the screen", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const tall = { thing: "1129-fjord", address: QUAY, name: "Bo Lind", wrapping: "w-stars", greeting: "GREETING-DANSK" };
  await openSeededBasket(page, [{}, tall, { value: 300, name: "Ceca Dahl" }]);
  await page.getByRole("button", { name: "Only what is needed" }).tap();
  const undo = page.getByRole("button", { name: "Undo" });
  const isOnTop = (button: Element) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  };
  // What is put back is in sight from its top on.
  await basketLines(page).filter({ hasText: "Bo Lind" }).locator("button").last().tap();
  await undo.evaluate((button) => scrollBy(0, button.getBoundingClientRect().top - 100));
  await undo.tap();
  await expect(basketLines(page).filter({ hasText: "Bo Lind" }).locator("[data-line]:focus")).toBeInViewport({
    ratio: 1,
  });
  for (const name of ["Ceca Dahl", "Bo Lind"]) {
    const remove = basketLines(page).filter({ hasText: name }).locator("button").last();
    // Right above the bar with the total, as who comes from the line's top has it.
    await remove.evaluate((button) => scrollBy(0, button.getBoundingClientRect().bottom - 480));
    await remove.tap();
    await expect(basketLines(page).filter({ hasText: name })).toHaveCount(0);
    await expect.poll(() => undo.evaluate(isOnTop)).toBe(true);
    const top = await page.evaluate(() => scrollY);
    await page.getByRole("button", { name: "Hide this message" }).tap();
    await expect(undo).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => document.activeElement?.hasAttribute("data-line"))).toBe(true);
    expect(Math.abs((await page.evaluate(() => scrollY)) - top)).toBeLessThan(3);
  }
});

test("the placeholders of a basket do not lie on each other @whole", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const read = await gql(page, "getBasketById").hold();
  await remember(page, await seedBasket(page.request));
  await page.goto(`${DANISH}/basket`);
  const first = (shape: string) => page.getByRole("main").locator(`[data-shape=${shape}]`).first();
  const { x, width } = (await first("card").boundingBox())!;
  expect(x + width).toBeLessThan((await first("line").boundingBox())!.x);
  read.release();
  await expect(basketLines(page)).toBeVisible();
});

test("a price drawn to the upper end can be drawn back @whole", async ({ page }) => {
  await openListing(page);
  const slider = (await openSheet(page)).getByRole("slider", { name: "From" });
  await slider.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await slider.boundingBox())!;
  const [left, right, middle] = [x + 12, x + width - 12, y + height / 2];
  await drawFinger(page, middle, left, right);
  await expect(slider).toHaveValue("100");
  await drawFinger(page, middle, right, left + 40);
  await expect.poll(async () => Number(await slider.inputValue())).toBeLessThan(50);
});

test("at the till the bars keep the quiet border that scanners need, upright and lying; the screen is kept awake there, again after another tab was looked at, and no longer @whole", async ({
  page,
  watch,
  control,
}) => {
  await page.addInitScript(() => {
    const said: string[] = [];
    const request = (type: string) => {
      said.push(`asked ${type}`);
      return Promise.resolve({ release: () => Promise.resolve(void said.push("given back")) });
    };
    Object.defineProperty(Navigator.prototype, "wakeLock", { value: { request }, configurable: true });
    Object.assign(window, { said });
  });
  const said = () => page.evaluate(() => (window as unknown as { said: string[] }).said);
  await openLink(page, watch, await layReady(control, OF_A_BRAND));
  await expectOpen(page);
  watch.secrets.push(await shownCode(page), "3711");
  expect(await said()).toEqual([]);
  await page.getByRole("button", { name: "Show at the till" }).tap();
  const till = page.getByRole("dialog");
  await expect(till).toBeVisible();
  await expect.poll(said).toEqual(["asked screen"]);
  const bars = till.getByRole("img");
  for (const size of [viewport, { width: 320, height: 568 }, LYING, { width: 844, height: 390 }]) {
    await page.setViewportSize(size);
    await expect(bars).toBeInViewport({ ratio: 1 });
    const { x, width } = (await bars.boundingBox())!;
    const [, , units] = (await bars.getAttribute("viewBox"))!.split(" ").map(Number);
    // The narrowest bar is two units wide; scanners need ten of them.
    const quiet = (20 * width) / units!;
    expect(Math.min(x, size.width - x - width), `of ${size.width} px`).toBeGreaterThanOrEqual(quiet - 1);
  }
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect.poll(said).toEqual(["asked screen", "asked screen"]);
  await till.getByRole("button", { name: "Close" }).tap();
  await expect.poll(said).toEqual(["asked screen", "asked screen", "given back"]);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  expect(await said()).toHaveLength(3);
});

test("letters made larger in the browser: the header's sign and its buttons do not lie on each other @whole", async ({
  page,
}) => {
  await openHome(page);
  for (const [width, letters] of [
    [360, "130%"],
    [320, "115%"],
    [393, "200%"],
  ] as const) {
    await page.setViewportSize({ width, height: 700 });
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), letters);
    const sign = page.getByRole("banner").getByRole("link", { name: "Gavia" }).locator("span").first();
    const { right, overflows } = await sign.evaluate((element) => ({
      right: element.getBoundingClientRect().right,
      overflows: element.scrollWidth > element.clientWidth && getComputedStyle(element).overflowX === "visible",
    }));
    expect(overflows, letters).toBe(false);
    expect(right, letters).toBeLessThanOrEqual((await opener(page).boundingBox())!.x);
    expect(
      (await page
        .getByRole("banner")
        .getByRole("link", { name: /Basket/ })
        .boundingBox())!.x,
    ).toBeLessThan(width);
  }
});

test("a list of many files that was scrolled through fits a phone that is turned @whole", async ({
  page,
  watch,
  control,
}) => {
  await page.setViewportSize(LYING);
  await openLink(page, watch, await layReady(control, { bundle: { "1123": 40 } }), { kind: "bundle" });
  await page.getByText("Show the files one by one").tap();
  const files = page.getByRole("main").getByRole("listitem");
  for (const file of await files.all()) await file.scrollIntoViewIfNeeded();
  await page.setViewportSize(viewport);
  await expect(files.last().getByRole("button")).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
});
