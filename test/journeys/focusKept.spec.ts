import { type Page } from "@playwright/test";
import { openEditor, wordsOf } from "./greetingSteps";
import { openCheckout, openSeededBasket, QUAY, remember, seedBasket } from "./seed";
import { expect, test } from "./shop";
import { DANISH, basketLines, dayAhead, gifts, heading, openCard, payButton, purchaseForm } from "./steps";
import { gql } from "./wire";

/** What has the focus, and whether all of it lies under the message at the edge of the window. */
const underMessage = (page: Page) =>
  page.evaluate(async () => {
    // The message gives way with the next picture.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const element = document.activeElement!;
    const [own, toast] = [element, document.querySelector("[data-toast]")!].map((one) => one.getBoundingClientRect());
    const isUnder = own!.height > 0 && own!.top >= toast!.top && own!.bottom <= toast!.bottom;
    const isOfMessage = element.closest("[data-toast], header") !== null;
    return { what: `${element.tagName} ${element.textContent}`.slice(0, 60), isUnder: isUnder && !isOfMessage };
  });

const isBefore = (one: Node, other: Node | null) =>
  (one.compareDocumentPosition(other!) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

test("a brand keeps the focus that it is ticked with, and unticked, and ticked again @whole", async ({ page }) => {
  await page.goto(`${DANISH}/shop`);
  await expect(gifts(page).first()).toBeVisible();
  const brands = page.getByRole("group", { name: "Brand" });
  await brands.getByRole("searchbox").focus();
  const search = await brands.getByRole("searchbox").elementHandle();
  const first = brands.getByRole("checkbox").first();
  await expect(first).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(first).toBeFocused();
  const name = await first.evaluate((box: HTMLInputElement) => box.labels![0]!.textContent);
  const ours = brands.getByRole("checkbox", { name, exact: true });
  for (const isChecked of [true, false, true]) {
    await page.keyboard.press("Space");
    await expect(ours).toBeChecked({ checked: isChecked });
    await expect(page).toHaveURL(isChecked ? /brand=/ : /shop$/);
    // It is another element then, above the field, or below it again.
    await expect.poll(() => ours.evaluate(isBefore, search)).toBe(isChecked);
    await expect(ours).toBeFocused();
  }
});

test("what is walked to while a message stands at the top edge does not lie under it @whole", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await remember(page, await seedBasket(page.request));
  await page.goto(`${DANISH}/basket/psp/failed`);
  await expect(page.locator('[data-toast][data-edge="top"]')).toContainText("The payment failed.");
  // From the foot of the page upwards all that gets the focus comes in at the top.
  await page.getByRole("contentinfo").getByRole("link").last().focus();
  const under: string[] = [];
  for (let stop = 0; stop < 45; stop += 1) {
    await page.keyboard.press("Shift+Tab");
    const { what, isUnder } = await underMessage(page);
    if (isUnder) under.push(what);
  }
  expect(under).toEqual([]);
});

test("the ring of what is walked back to in a long dialog is not cut off by the dialog's edge @whole", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openCard(page);
  const editor = await openEditor(page);
  await wordsOf(editor).fill("Hi \u{1f389}");
  await expect(editor.getByRole("button", { name: "Remove the character" })).toBeVisible();
  await editor.getByRole("button", { name: "Save greeting" }).focus();
  const cut: string[] = [];
  while (!(await wordsOf(editor).evaluate((words) => words === document.activeElement))) {
    await page.keyboard.press("Shift+Tab");
    const { name, room } = await editor.evaluate((dialog) => {
      const element = document.activeElement!;
      const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element);
      const ring = outlineStyle === "none" ? 0 : parseFloat(outlineWidth) + parseFloat(outlineOffset);
      const above = element.getBoundingClientRect().top - dialog.getBoundingClientRect().top;
      return { name: element.textContent, room: above - ring };
    });
    if (room < 0) cut.push(name);
  }
  expect(cut).toEqual([]);
});

test("the last gift is removed and put back by presses: the button that has the focus is pressed, and leaves it on the page", async ({
  page,
}) => {
  await openSeededBasket(page);
  await page.getByRole("button", { name: /^Remove / }).click();
  const undo = page.getByRole("button", { name: "Undo" });
  await expect(undo).toBeFocused();
  await undo.click();
  await expect(basketLines(page)).toHaveCount(1);
  await expect(heading(page, "Your basket")).toBeFocused();
});

test("on a gift the keyboard goes on in the time zone that its button opens; arrow keys go through a list of recipients and fill nothing, its button does @whole", async ({
  page,
}) => {
  const people = ["Alma Holm", "Bo Lind", "Carla Krogh"];
  const lines = people.map((name) => ({ name, email: `${name[0]!.toLowerCase()}@example.com` }));
  await remember(page, await seedBasket(page.request, lines));
  await openCard(page);
  const form = purchaseForm(page);
  await form.getByRole("radio", { name: /^Choose a date/ }).check();
  await form.getByRole("button", { name: "Change time zone" }).press("Enter");
  await expect(form.getByRole("combobox", { name: "Time zone" })).toBeFocused();

  const list = form.getByRole("combobox", { name: "Same recipient as" });
  await list.focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(list).toHaveValue(/b@example\.com/);
  await expect(form.getByLabel("Recipient’s e-mail")).toHaveValue("");
  await page.keyboard.press("Tab");
  await expect(form.getByRole("button", { name: "Same recipient as Bo Lind" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(form.getByLabel("Recipient’s e-mail")).toHaveValue("b@example.com");
  await expect(page.getByRole("status").filter({ hasText: "The details are filled in." })).toBeAttached();
});

test("a table that is wider than a phone scrolls from the keyboard under the name of its heading @whole", async ({
  page,
}) => {
  const cells = Array.from({ length: 12 }, (_, at) => `<td>Considerably${at}</td>`).join("");
  const html = `<h2>Fees</h2><table><tr>${cells}</tr></table>`;
  await gql(page, "getProducts").edit((answer) => {
    for (const product of answer.data.getProducts as { disclaimer: string }[]) product.disclaimer = html;
    return answer as unknown;
  });
  await page.setViewportSize({ width: 360, height: 640 });
  await openCard(page);
  const place = page.getByRole("region", { name: "Fees" });
  await expect(place.getByRole("table")).toBeVisible();
  const wider = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  expect(await page.evaluate(wider), "how much the page is widened").toBeLessThanOrEqual(0);
  await place.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => place.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
  await page.setViewportSize({ width: 1900, height: 900 });
  await place.evaluate((box) => box.replaceChildren("Short"));
  await page.setViewportSize({ width: 1800, height: 900 });
  await expect(place).toHaveCount(0);
});

test("a changed date or recipient at the second step leaves the focus, and the place, at the gift @whole", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const people = ["Freja Lund", "Alma Holm", "Ida Krogh"];
  await openCheckout(
    page,
    people.map((name) => ({ value: 250, name, email: `${name.split(" ")[0]!.toLowerCase()}@example.com` })),
  );
  const last = page.locator("[id^=delivery-]").filter({ hasText: "Ida Krogh" });
  const button = last.getByRole("button", { name: /^Change date/ });
  await button.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: /^Choose a date/ }).check();
  await dialog.getByLabel("Date", { exact: true }).fill(dayAhead(40));
  await dialog.getByRole("button", { name: "Save date" }).click();
  await expect(dialog).toBeHidden();
  await expect(last.locator("time")).toBeVisible();
  await expect(button).toBeFocused();
  await expect(button).toBeInViewport();
});

test("a list of mistakes that is taller than what a small window leaves of the screen begins with its title @whole", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await openCheckout(page);
  await expect(page.getByRole("region", { name: "Cookies" })).toBeVisible();
  for (const field of await page.getByRole("main").getByRole("textbox").all()) await field.fill("");
  await page.locator("#terms").uncheck();
  await payButton(page).press("Enter");
  const title = page.getByRole("heading", { name: /things to put right$/ });
  await expect(title).toBeInViewport({ ratio: 1 });
  const list = page.getByRole("group", { name: /things to put right$/ });
  const header = (await page.getByRole("banner").boundingBox())!;
  expect((await list.boundingBox())!.y).toBeGreaterThanOrEqual(header.y + header.height);
  await expect(list).toBeFocused();
});

for (const { width, height } of [
  { width: 1280, height: 900 },
  { width: 390, height: 664 },
]) {
  const told = "what is wrong with a parcel that is refused stands below the header, however many ways it has";
  test(`${told}, ${width} pixels wide @whole`, async ({ page, watch }) => {
    // The basket is read when it is opened, with its ways, before it is paid for, and once that is refused.
    watch.mostTries += 1;
    await page.setViewportSize({ width, height });
    await openCheckout(page, [{ thing: "1129-fjord", name: "Bo Lind", address: QUAY }]);
    const parcel = page.locator("[id^=delivery-]").filter({ hasText: "Bo Lind" });
    await parcel.getByRole("radio", { name: /^DAO to the door/ }).check();
    await expect(parcel).toContainText("DAO to the door, 1–3 working days");
    const message = "Date should not be in the past";
    const path = ["finalizeBasket", "deliveries", "0", "deliveryDate"];
    const errors = [{ message, path, extensions: { code: "FluentValidation" } }];
    await gql(page, "finalizeBasket").raw(JSON.stringify({ data: null, errors }));
    await payButton(page).click();
    const why = parcel.getByText(message);
    await expect(why).toBeInViewport({ ratio: 1 });
    await expect(parcel).toBeFocused();
    const header = (await page.getByRole("banner").boundingBox())!;
    expect((await why.boundingBox())!.y).toBeGreaterThanOrEqual(header.y + header.height);
  });
}

test("who is at the search's link in the header is in its box when that comes", async ({ page }) => {
  let come = () => {};
  const held = new Promise<void>((resolve) => (come = resolve));
  await page.route(/\/assets\/late-[^/]+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${DANISH}/shop`);
  const link = page.getByRole("banner").getByRole("link", { name: "Search" });
  await link.focus();
  await expect(link).toBeFocused();
  come();
  await expect(page.getByRole("combobox", { name: /^Search/ })).toBeFocused();
});
