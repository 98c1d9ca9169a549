import { type Locator, type Page } from "@playwright/test";
import { newCode, openForCodes, redeem, removeCode } from "./codes";
import { ACCOUNT, fillBasketOf } from "./companies";
import { expectOpen, layReady, openButton, OF_A_BRAND, openLink, pinField, WRONG } from "./gift";
import { editorOf, greetingRow, photoFile, pictureInput, sentGreeting, wordsOf } from "./greetingSteps";
import { photo } from "./photos";
import { openSeededBasket, QUAY, rememberPayer } from "./seed";
import { expect, test } from "./shop";
import { basketLines, DANISH, expectConfirmed, heading, openCard, purchaseForm, storedBaskets } from "./steps";

const MOST_STOPS = 120;

/** Walks with Tab until the wanted control has the focus; no pointer is ever used here. */
async function tabTo(page: Page, control: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  await expect(control).toBeVisible();
  const target = await control.elementHandle();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await page.evaluate((element) => element === document.activeElement, target)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${String(control)} was not reached in ${MOST_STOPS} stops`);
}

async function press(page: Page, control: Locator, key = "Enter", way?: "Shift+Tab"): Promise<void> {
  await tabTo(page, control, way);
  await page.keyboard.press(key);
}

async function type(page: Page, control: Locator, text: string): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.type(text);
}

async function typePayer(page: Page): Promise<void> {
  const details = page.getByRole("region", { name: "Your details" });
  await type(page, details.getByLabel("Name", { exact: true }), "Karen Holm");
  await type(page, details.getByLabel("E-mail", { exact: true }), "karen@example.com");
  await type(page, details.getByLabel("Phone", { exact: true }), "20123456");
  await type(page, details.getByLabel("Postal code"), "1050");
  await type(page, details.getByLabel("City"), "København");
  await type(page, details.getByLabel("Address", { exact: true }), "Kongens Nytorv 1");
}

async function typePayment(page: Page): Promise<void> {
  await press(page, page.getByRole("button", { name: /^Pay / }));
  await expect(page).toHaveURL(/\/pay\//);
  await type(page, page.locator("input[name=number]"), "4111111111111111");
  await type(page, page.locator("input[name=expires]"), "12/39");
  await type(page, page.locator("input[name=cvc]"), "123");
  await page.keyboard.press("Enter");
}

test("a card by e-mail is bought without a mouse; what is missing is read in the summary and mended at its field", async ({
  page,
  watch,
}) => {
  test.slow();
  await page.goto(DANISH);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await press(page, page.getByRole("link", { name: "Skip to the content" }));
  await press(page, page.getByRole("main").getByRole("link", { name: "Buy the global gift card" }).first());
  await expect(heading(page, "The Global Gift Card")).toBeFocused();

  await press(page, page.getByRole("button", { name: "Add to basket" }));
  const summary = page.getByRole("group", { name: /things to put right/ });
  await expect(summary).toBeFocused();
  await press(page, summary.getByRole("link", { name: "Enter the recipient’s name" }));
  const name = page.getByLabel("Recipient’s name");
  await expect(name).toBeFocused();
  await page.keyboard.type("Freja Lund");
  await page.keyboard.press("Tab");
  await expect(name).not.toHaveAttribute("aria-invalid", "true");
  expect(watch.count("updateBasket")).toBe(0);

  const amount = page.getByRole("combobox", { name: /^Amount in/ });
  await tabTo(page, amount, "Shift+Tab");
  await page.keyboard.press("Control+a");
  await page.keyboard.type("350");
  await type(page, page.getByLabel("Recipient’s e-mail"), "freja@example.com");
  await type(page, page.getByLabel("Repeat the e-mail"), "freja@example.com");
  await press(page, page.getByRole("button", { name: "Add to basket" }));
  // The question takes the focus to the way on.
  await expect(page.getByRole("button", { name: "Go to basket" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(heading(page, "Your basket")).toBeFocused();

  await press(page, page.getByRole("link", { name: "Go to delivery and payment" }));
  await expect(heading(page, "Delivery and payment")).toBeFocused();
  await typePayer(page);
  await press(page, page.getByRole("checkbox", { name: "I accept the terms" }), "Space");
  await typePayment(page);
  await expectConfirmed(page);
});

test("a gift by post is bought, and waits at a pick-up point, without a mouse @whole", async ({ page }) => {
  test.slow();
  await rememberPayer(page);
  await page.goto(`${DANISH}/shop/glass/1129`);
  const form = purchaseForm(page);
  await tabTo(page, form.getByRole("radio", { name: "Sand", exact: true }));
  await page.keyboard.press("ArrowRight");
  await expect(form.getByRole("radio", { name: "Fjord", exact: true })).toBeChecked();
  await type(page, form.getByLabel("Recipient’s name"), "Bo Lind");
  await type(page, form.getByLabel("Address", { exact: true }), QUAY.line1);
  await type(page, form.getByLabel("Postal code"), QUAY.postCode);
  await type(page, form.getByLabel("City"), QUAY.city);
  await press(page, page.getByRole("button", { name: "Add to basket" }));
  await expect(page.getByRole("button", { name: "Go to basket" })).toBeFocused();
  await page.keyboard.press("Enter");
  await press(page, page.getByRole("link", { name: "Go to delivery and payment" }));

  const gift = page.locator("[id^=delivery-]").filter({ hasText: "Bo Lind" });
  const point = gift
    .getByRole("group", { name: /choose a pick-up point/ })
    .getByRole("radio")
    .first();
  // Nothing is chosen yet: the focus comes to the first way, to the door, and the shops stand below it.
  await tabTo(page, gift.getByRole("radio").first());
  while (!(await point.isChecked())) await page.keyboard.press("ArrowDown");
  await expect(point).toBeFocused();
  await expect(gift).toContainText("To be picked up at");
  await press(page, page.getByRole("checkbox", { name: "I accept the terms" }), "Space");
  await typePayment(page);
  await expectConfirmed(page);
  await expect(page.getByRole("main")).toContainText("To be picked up at");
});

test("a code is used, and a gift that fits it ordered, without a mouse", async ({ page }) => {
  test.slow();
  const code = await newCode(page.request, { balance: 275 });
  await rememberPayer(page);
  await page.goto(DANISH);
  await press(page, page.getByRole("banner").getByRole("link", { name: "Redeem" }));
  await expect(heading(page, "Redeem a gift card")).toBeFocused();
  await type(page, page.getByLabel("Code", { exact: true }), code);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Nothing used yet")).toBeVisible();
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  await press(page, page.getByRole("main").getByRole("link").filter({ hasText: "Uses all of it" }).first());
  await type(page, page.getByLabel("Recipient’s name"), "Freja Lund");
  await type(page, page.getByLabel("Recipient’s e-mail"), "freja@example.com");
  await type(page, page.getByLabel("Repeat the e-mail"), "freja@example.com");
  await press(page, page.getByRole("button", { name: "Add to basket" }));
  await expect(page.getByRole("button", { name: "Go to basket" })).toBeFocused();
  await page.keyboard.press("Enter");
  await press(page, page.getByRole("link", { name: "Go to delivery and payment" }));
  await press(page, page.getByRole("checkbox", { name: "I accept the terms" }), "Space");
  await press(page, page.getByRole("button", { name: "Complete order" }));
  await expectConfirmed(page);
});

test("the last code is taken off, which leads home, and put back, without a mouse @whole", async ({ page }) => {
  const code = await newCode(page.request, { balance: 300 });
  await openForCodes(page);
  await redeem(page, code);
  await press(page, removeCode(page, code));
  await expect(page).toHaveURL(DANISH);
  // The address changes before the screen does: until then the basket's own button has the focus.
  const undo = page.getByRole("button", { name: "Undo" });
  await expect(page.getByRole("main").getByRole("button", { name: "Undo" })).toHaveCount(0);
  await expect(undo).toBeFocused();
  await expect(undo).toHaveAccessibleDescription("The code was removed");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("complementary", { name: "Your codes" })).toContainText("1 code");
  await expect(page.getByRole("button", { name: "Show codes" })).toBeFocused();
});

test("a company signs in, and orders by invoice, without a mouse @whole", async ({ page, request }) => {
  await fillBasketOf(page, request, "nordhavn");
  await page.goto(DANISH + ACCOUNT);
  await press(page, page.getByRole("button", { name: /^Anton Berg/ }));
  const own = page.getByRole("radio", { name: "Yourself" });
  await tabTo(page, own);
  // Round the corner stands the first company.
  await page.keyboard.press("ArrowDown");
  const go = page.getByRole("button", { name: "Shop for Nordhavn Studio" });
  await press(page, go);
  await expect(page.getByRole("main").getByText("You are now shopping for Nordhavn Studio.")).toBeVisible();
  await expect(go).toBeFocused();

  await press(page, page.getByRole("banner").getByRole("link", { name: /^Basket/ }), "Enter", "Shift+Tab");
  await press(page, page.getByRole("link", { name: "Go to delivery and payment" }));
  await tabTo(page, page.getByRole("radio", { name: /^By invoice/ }));
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: "By card" })).toBeChecked();
  await page.keyboard.press("ArrowUp");
  await press(page, page.getByRole("checkbox", { name: "I accept the terms" }), "Space");
  await press(page, page.getByRole("button", { name: /^Order by invoice/ }));
  await expectConfirmed(page);
});

test("a gift is found by filter, sort and more without a mouse", async ({ page }) => {
  await page.goto(`${DANISH}/shop`);
  await expect(page.getByText(/^48 of /)).toBeVisible();
  await press(page, page.getByRole("checkbox", { name: "For her" }), "Space");
  await expect(page).toHaveURL(/recipient=/);
  await tabTo(page, page.getByLabel("Sort by"), "Shift+Tab");
  await page.keyboard.press("ArrowDown");
  await expect(page).toHaveURL(/order=Alphabetic/i);
  await expect(page.getByLabel("Sort by")).toBeFocused();
  await press(page, page.getByRole("button", { name: "Remove For her" }));
  await expect(page).not.toHaveURL(/recipient=/);
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  const more = page.getByRole("button", { name: "Show more gifts" });
  // two pages come by themselves
  await expect
    .poll(async () => {
      await page.keyboard.press("End");
      return more.isVisible();
    })
    .toBe(true);
  await press(page, more, "Enter", "Shift+Tab");
  // Cards far away are left out of the list, so that they cannot be counted.
  const next = page.locator(`[aria-posinset="${3 * 48 + 1}"]`);
  await expect(next.getByRole("link")).toBeFocused();
});

test("a gift is opened with its PIN, and its code shown at the till, without a mouse @whole", async ({
  page,
  control,
  watch,
}) => {
  const pin = "86420";
  const token = await layReady(control, { ...OF_A_BRAND, scheme: "ByPin", proof: pin, takes: 3000 });
  await openLink(page, watch, token);
  await type(page, pinField(page), "11111");
  await page.keyboard.press("Enter");
  await expect(pinField(page)).toHaveAccessibleDescription(WRONG);
  await expect(pinField(page)).toBeFocused();
  await page.keyboard.press("Control+a");
  await page.keyboard.type(pin);
  await expect(openButton(page)).not.toHaveAttribute("aria-disabled", "true");
  await page.keyboard.press("Enter");
  await expectOpen(page);
  await expect(heading(page, "Your gift card is here")).toBeFocused();
  // The focus was on the heading before the gift arrived: nothing would be read without this.
  await expect(page.getByRole("status").filter({ hasText: "Your gift card is here" })).toHaveCount(1);
  const till = page.getByRole("button", { name: "Show at the till" });
  await press(page, till);
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(till).toBeFocused();
});

test("the dialog of the market keeps the focus and gives it back; another country asks before it leaves the basket behind", async ({
  page,
  watch,
}) => {
  watch.forgetsBaskets = true;
  await openSeededBasket(page);
  const opener = page.getByRole("banner").getByRole("button", { name: /^Country, language and currency/ });
  await press(page, opener, "Enter", "Shift+Tab");
  const dialog = page.getByRole("dialog", { name: /^Country/ });
  const country = dialog.getByLabel("Country");
  const save = dialog.getByRole("button", { name: "Save" });
  const question = page.getByRole("alertdialog");
  await expect(country).toBeFocused();
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press("Tab");
    const inside = await page.evaluate(
      () => document.activeElement === document.body || document.activeElement?.closest("dialog") !== null,
    );
    expect(inside).toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  await page.keyboard.press("Enter");
  await expect(country).toBeFocused();
  await page.keyboard.type("Swe");
  await expect(country).toHaveValue("se");
  await press(page, save);
  await expect(question).toContainText("There is 1 gift in your basket");
  await expect(question).toContainText("It cannot come along");
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await expect(save).toBeFocused();
  await expect(page).toHaveURL(`${DANISH}/basket`);
  await page.keyboard.press("Enter");
  await press(page, question.getByRole("button", { name: "Empty the basket and go" }));
  await expect(page).toHaveURL(/\/en\/se\/sek$/);
  await expect(heading(page, "A gift they choose themselves")).toBeVisible();
  expect((await storedBaskets(page)).filter(({ countryCode }) => countryCode === "dk")).toEqual([]);
});

test("a greeting is written, with a picture of one's own, without a mouse @whole", async ({ page, watch }) => {
  await openCard(page);
  const picture = photoFile(await photo(page));
  const opener = greetingRow(page).getByRole("button", { name: "Add a greeting" });
  await press(page, opener);
  const editor = editorOf(page);
  await type(page, wordsOf(editor), "Happy birthday");
  await tabTo(page, editor.getByRole("tab", { selected: true }));
  await page.keyboard.press("ArrowRight");
  await expect(editor.getByRole("tab", { selected: true })).toBeFocused();
  const chooser = page.waitForEvent("filechooser");
  await press(page, pictureInput(editor), "Space");
  await (await chooser).setFiles(picture);
  await expect(editor.getByText("The picture was added.")).toBeVisible();
  await expect(pictureInput(editor)).toBeFocused();
  await press(page, editor.getByRole("button", { name: "Save greeting" }));
  await expect(editor).toBeHidden();
  await expect(greetingRow(page).getByRole("button", { name: "Change greeting" })).toBeFocused();
  expect(sentGreeting(watch)).toMatchObject({ text: "Happy birthday", base64Image: expect.any(String) });
});

test("a gift far down is taken out of the basket, put back, and taken out for good, without a mouse; the place is kept @whole", async ({
  page,
}) => {
  await openSeededBasket(
    page,
    ["Ada", "Bo", "Cilla", "Dora", "Eva"].map((name) => ({ name })),
  );
  const remove = page.getByRole("button", { name: /^Remove .* Eva$/ });
  const undo = page.getByRole("button", { name: "Undo" });
  await press(page, remove);
  await expect(basketLines(page)).toHaveCount(4);
  await expect(undo).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(basketLines(page)).toHaveCount(5);
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  await press(page, remove);
  await expect(undo).toBeFocused();
  await press(page, page.getByRole("button", { name: "Hide this message" }));
  await expect(page.locator("[data-line]").last()).toBeFocused();
  await expect(page.locator("[data-line]").last()).toBeInViewport();
});

test("the question about cookies is reached and answered without a mouse, and the focus goes on", async ({ page }) => {
  await page.goto(`${DANISH}/delivery`);
  const question = page.getByRole("region", { name: "Cookies" });
  await expect(question).toBeVisible();
  // It stands last: one step back from the start of the page.
  await press(page, question.getByRole("button", { name: "Only what is needed" }), "Enter", "Shift+Tab");
  await expect(question).toBeHidden();
  expect(await page.evaluate(() => scrollY), "the page stays where it was").toBe(0);
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  await page.reload();
  await expect(heading(page, /.+/)).toBeVisible();
  await expect(question).toBeHidden();
});

test("the question about cookies, answered at the end of a long page, leaves the focus there @whole", async ({
  page,
}) => {
  await page.goto(DANISH);
  const answer = page.getByRole("button", { name: "Only what is needed" });
  await expect(answer).toBeVisible();
  await page.keyboard.press("End");
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  await press(page, answer, "Enter", "Shift+Tab");
  await expect(answer).toBeHidden();
  await expect(page.locator("main :is(h1, h2, h3):visible").last()).toBeFocused();
});

test("the question about cookies, answered by who has walked through the page to it, gives the focus back to where that was", async ({
  page,
}) => {
  await page.goto(`${DANISH}/delivery`);
  const answer = page.getByRole("button", { name: "Only what is needed" });
  await expect(answer).toBeVisible();
  const last = page.getByRole("contentinfo").getByRole("button").last();
  await tabTo(page, last);
  await press(page, answer);
  await expect(answer).toBeHidden();
  await expect(last).toBeFocused();
});

test("Enter that is held a little long takes a gift out of the basket, and does not press its undo too @whole", async ({
  page,
}) => {
  await openSeededBasket(page);
  await tabTo(page, page.getByRole("button", { name: /^Remove/ }));
  const undo = page.getByRole("button", { name: "Undo" });
  await page.keyboard.down("Enter");
  await expect(undo).toBeFocused();
  for (let time = 0; time < 5; time += 1) await page.keyboard.down("Enter");
  await page.keyboard.up("Enter");
  await expect(undo).not.toHaveAttribute("data-pending");
  await expect(basketLines(page)).toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(basketLines(page)).toHaveCount(1);
});
