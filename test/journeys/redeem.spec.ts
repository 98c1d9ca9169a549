import { type Page } from "@playwright/test";
import {
  codeButton,
  codeField,
  codeForm,
  enterCode,
  heldCodes,
  newCode,
  pinField,
  redeem,
  removeCode,
  summary,
} from "./codes";
import { BRAND_CARD, openSeededBasket, QUAY, remember, seedBasket } from "./seed";
import { expect, test } from "./shop";
import {
  addButton,
  addToBasket,
  basketLines,
  DANISH,
  expectConfirmed,
  fillCheckout,
  fillPurchase,
  goToPayment,
  heading,
  pay,
  toListing,
} from "./steps";
import { gql } from "./wire";

test.use({ isMeasured: true });

const REDEEM = `${DANISH}/redeem`;
const bar = (page: Page) => page.getByRole("complementary", { name: "Your codes" });
/** The header's way to where codes are redeemed. */
const toRedeem = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Redeem" }).click();
const ALMA = { name: "Alma Holm", email: "alma@example.com" };

test("a code that came with a link is spent over two orders, the rest of the second by card", async ({
  page,
  watch,
}) => {
  test.slow();
  watch.decisions = 2;
  const code = await newCode(page.request, { balance: 400 });
  await page.goto(`/redeem/${code}`);
  await expect(page).toHaveURL(REDEEM);
  await expect(codeField(page)).toHaveValue(code);
  await expect(heldCodes(page)).toHaveCount(0);
  // The link itself was the first request; nothing after it may tell the code.
  watch.secrets.push(code);
  await codeButton(page).click();
  await expect(heldCodes(page)).toContainText("Nothing used yet: DKK 400 to spend");

  await page.goto(`${DANISH}/shop/gift/1123`);
  await expect(bar(page)).toContainText("1 code · DKK 400 to spend");
  await fillPurchase(page, { ...ALMA, amount: "250" });
  await addToBasket(page);
  await expect(heldCodes(page)).toContainText("DKK 150 stays on your code until");
  await fillCheckout(page);
  await page.getByRole("button", { name: "Complete order" }).click();
  await expectConfirmed(page);

  await toRedeem(page);
  await redeem(page, code);
  await expect(heldCodes(page)).toContainText("DKK 150 to spend");
  await page.goto(`${DANISH}/shop/gift/1123`);
  await fillPurchase(page, { ...ALMA, amount: "200" });
  await addToBasket(page);
  await expect(heldCodes(page)).toContainText("All of it is used here");
  await expect(summary(page)).toContainText("To payDKK 50");
  await fillCheckout(page);
  await goToPayment(page);
  await pay(page);
  await expectConfirmed(page);

  await toRedeem(page);
  await enterCode(page, code);
  await expect(codeForm(page)).toContainText("There is no credit left on this code.");
});

const MAIL = (code: string) => `Dear Alma,

Karen has sent you a gift. Your code is below\u00a0– have fun with it!

   Code: ${code.slice(0, 4)}${code
     .slice(4)
     .match(/.{1,3}/g)!
     .join(" ")}
   PIN: 4711

Valid for a year. Questions? Call 70 20 30 40 or see https://gavia.example/help`;

test("what cannot be a code is not sent; one is taken as people type it, with its PIN where that is asked for, or as a whole e-mail", async ({
  page,
  watch,
  context,
}) => {
  await page.goto(REDEEM);
  await codeButton(page).click();
  await expect(codeForm(page)).toContainText("Enter the code you were given");
  await expect(codeField(page)).toBeFocused();
  await enterCode(page, "SGK-1");
  await expect(codeForm(page)).toContainText("This code does not exist.");
  await enterCode(page, "SGK-FITTING001", "12");
  await expect(codeForm(page)).toContainText("A PIN has 3 to 8 letters or digits");
  await expect(pinField(page)).toBeFocused();
  expect(watch.count("updateBasket")).toBe(0);

  // A prefix in small letters, spaces, hyphens, full-width signs; and without the PIN that its server wants.
  const typed = await newCode(page.request, { balance: 300, pin: "8642" });
  watch.secrets.push(typed);
  const full = String.fromCharCode(typed.charCodeAt(4) + 0xfee0);
  await pinField(page).fill("");
  await enterCode(page, ` \u200bsgk-${full}${typed.slice(5, 8)}\u00a0${typed.slice(8, 11)}-${typed.slice(11)} `);
  await expect(codeForm(page)).toContainText("This code needs its PIN.");
  await expect(pinField(page)).toBeFocused();
  await expect(pinField(page)).toHaveAttribute("aria-invalid", "true");
  await expect(codeField(page)).toHaveValue(new RegExp(`${typed.slice(11)}\\s*$`));
  await pinField(page).fill("8642");
  await pinField(page).press("Enter");
  await expect(heldCodes(page)).toHaveCount(1);
  await expect(codeField(page)).toHaveValue("");

  const pasted = await newCode(page.request, { balance: 300, pin: "4711" });
  watch.secrets.push(pasted);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await codeField(page).focus();
  await page.evaluate((text) => navigator.clipboard.writeText(text), MAIL(pasted));
  await page.keyboard.press("Control+v");
  await expect(codeField(page)).toHaveValue(pasted);
  await expect(pinField(page)).toHaveValue("4711");
  await expect(page.getByRole("status").filter({ hasText: "We found the code and its PIN" })).toBeVisible();
  await codeButton(page).click();
  await expect(heldCodes(page)).toHaveCount(2);
});

test("after five misses the form waits for a minute, counts down, and keeps what was typed; then as long as the server asks", async ({
  page,
  watch,
}) => {
  await page.clock.install();
  await page.goto(REDEEM);
  for (let miss = 1; miss <= 5; miss += 1) {
    await enterCode(page, `SGK-NOWHERE77${miss}`);
    await expect(codeForm(page)).toContainText("This code does not exist.");
    await expect.poll(() => watch.count("updateBasket")).toBe(miss);
  }
  await expect(page.getByRole("status").filter({ hasText: "A short break" })).toBeVisible();
  await expect(codeForm(page)).toContainText(/Try again in [56]\d seconds/);
  await expect(codeButton(page)).toHaveAttribute("aria-disabled", "true");
  await page.clock.runFor(30_000);
  await expect(codeForm(page)).toContainText(/Try again in [23]\d seconds/);
  await codeButton(page).click({ force: true });
  await codeField(page).press("Enter");
  expect(watch.count("updateBasket")).toBe(5);
  await page.clock.runFor(31_000);
  await expect(codeButton(page)).not.toHaveAttribute("aria-disabled", "true");
  await expect(page.getByRole("status").filter({ hasText: "You can try again now" })).toHaveCount(1);
  await expect(codeField(page)).toHaveValue("SGK-NOWHERE775");

  await gql(page, "updateBasket").times(1).status(429, {}, { "retry-after": "20" });
  const code = await newCode(page.request, { balance: 300 });
  await enterCode(page, code);
  await expect(codeForm(page)).toContainText(/Try again in (20|1\d) seconds/);
  await codeField(page).press("Enter");
  expect(watch.count("updateBasket")).toBe(6);
  await page.clock.runFor(21_000);
  await codeButton(page).click();
  await expect(heldCodes(page)).toHaveCount(1);
});

test("a link with a code is opened while a payment is open in another tab: that is said, and the code waits @whole", async ({
  page,
  secondPage,
}) => {
  const [held, other] = [await newCode(page.request, { balance: 100 }), await newCode(page.request, { balance: 50 })];
  await remember(page, await seedBasket(page.request, [{ card: BRAND_CARD, value: 200 }], [held]));
  await page.goto(`${DANISH}/basket/delivery`);
  await page.locator("#terms").check();
  await goToPayment(page);
  await secondPage.goto(`${REDEEM}/${other}`);
  const paying = secondPage.getByRole("group", { name: "You have started to pay for this order" });
  await paying.getByRole("button", { name: "Change my order" }).click();
  await expect(codeField(secondPage)).toHaveValue(other);
});

test("codes live in memory and in the server's basket only", async ({ page, watch, context }) => {
  const code = await newCode(page.request, { balance: 300, pin: "8642" });
  watch.secrets.push(code, code.toLowerCase(), "8642");
  await page.goto(REDEEM);
  await codeField(page).fill(code);
  await pinField(page).fill("8642");
  await page.getByRole("banner").getByRole("link").first().click();
  await expect(page).toHaveURL(DANISH);
  await expect(codeField(page)).toBeHidden();
  await page.goBack();
  await expect(codeField(page)).toHaveValue("");
  await redeem(page, code, "8642");
  expect(JSON.stringify(await context.storageState({ indexedDB: true }))).not.toContain(code);
  await page.reload();
  await expect(heldCodes(page)).toHaveCount(1);
  expect(await page.content()).not.toContain(code);
  const told = await page.evaluate(() => JSON.stringify((window as { dataLayer?: unknown }).dataLayer ?? null));
  expect(told).not.toContain(code);
});

test("gifts that fit: the value that uses the balance to the last krone is chosen already", async ({ page }) => {
  const code = await newCode(page.request, { balance: 275 });
  await page.goto(REDEEM);
  await redeem(page, code);
  const fitting = page.getByRole("region", { name: "Gifts that fit your balance" });
  const gift = fitting.getByRole("link").filter({ hasText: "Uses all of it" }).first();
  await expect(gift).toContainText("275");
  await gift.click();
  await fillPurchase(page, ALMA);
  await addToBasket(page);
  await expect(heldCodes(page)).toContainText("All of it is used here");
  await expect(summary(page)).toContainText("To payDKK 0");
});

test("a thing cannot be bought with a code: told at the gift, and at its line", async ({ page, watch }) => {
  const code = await newCode(page.request, { balance: 900 });
  watch.secrets.push(code);
  await openSeededBasket(page, [{ thing: "1126-moss", address: QUAY }, { card: "1123" }]);
  await redeem(page, code);
  await expect(basketLines(page).first()).toContainText(
    "This gift cannot be bought with a code. Remove the gift or the code to go on.",
  );
  await expect(summary(page)).toContainText("Something in your basket needs your attention first.");
  await basketLines(page).first().getByRole("link").first().click();
  await expect(page.getByRole("main")).toContainText("This gift cannot be bought while a code is in your basket.");
  await expect(addButton(page)).toHaveCount(0);
  await page.goBack();
  await basketLines(page).first().getByRole("button", { name: "Remove this gift" }).click();
  await expect(basketLines(page)).toHaveCount(1);
  await expect(page.getByRole("main")).not.toContainText("This gift cannot be bought with a code.");
});

test("who presses twice to take out what a code cannot pay for takes out just that; without the code it can stay @whole", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const code = await newCode(page.request, { balance: 900 });
  await openSeededBasket(page, [{ card: "1123" }, { thing: "1126-moss", address: QUAY }]);
  await redeem(page, code);
  const remove = page.getByRole("button", { name: "Remove this gift" });
  await remove.hover();
  const { x, y } = (await remove.boundingBox())!;
  const held = await gql(page, "updateBasket").hold();
  await page.mouse.click(x + 20, y + 10, { clickCount: 2, delay: 50 });
  await expect(remove.locator("xpath=ancestor::li").locator("[data-line]")).toBeFocused();
  expect((await remove.boundingBox())!.y, "what was pressed is where it was").toBeCloseTo(y, 0);
  held.release();
  await expect(basketLines(page)).toHaveCount(1);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(remove).toBeVisible();

  const heldAgain = await gql(page, "updateBasket").hold();
  await remove.press("Enter");
  const line = remove.locator("xpath=ancestor::li").locator("[data-line]");
  await expect(line).toBeFocused();
  await expect(line, "by keyboard one is shown where one is").toBeInViewport();
  heldAgain.release();
  await expect(basketLines(page)).toHaveCount(1);
  await page.getByRole("button", { name: "Undo" }).click();
  await removeCode(page, code).click();
  await expect(page).toHaveURL(DANISH);
  await page.getByRole("banner").getByRole("link", { name: "Basket" }).click();
  await expect(basketLines(page)).toHaveCount(2);
  await expect(page.getByRole("link", { name: "Go to delivery and payment" })).toBeVisible();
});

test("a code makes a redeemer: the header goes along, a closed notice stays closed, and the bar tells what is left until the code is removed @whole", async ({
  page,
}) => {
  const header = page.getByRole("banner");
  const toBuy = header.getByRole("link", { name: "Buy the global gift card" });
  const code = await newCode(page.request, { balance: 300 });
  // There is room for all of them.
  await page.setViewportSize({ width: 1600, height: 900 });
  await page.goto("/login");
  await page.locator("button[name=person][value=freja]").click();
  await expect(toBuy).toBeVisible();
  await toRedeem(page);
  await redeem(page, code);
  await expect(toBuy).toBeHidden();
  await expect(header.getByRole("link", { name: "Redeem" })).toBeVisible();

  const notice = page.getByText("Your code pays for what you choose.");
  await expect(notice).toBeVisible();
  await notice.locator("xpath=ancestor::*[.//button][1]").getByRole("button").first().click();
  await expect(notice).toBeHidden();
  await page.reload();
  await expect(heldCodes(page)).toHaveCount(1);
  await expect(notice).toBeHidden();

  await toListing(page).click();
  await expect(bar(page)).toContainText("1 code · DKK 300 to spend");
  await expect(toBuy).toBeHidden();
  await page.getByRole("button", { name: "Show codes" }).click();
  await expect(notice).toBeHidden();
  await expect(heldCodes(page)).toContainText(`•${code.slice(-4)}`);
  await bar(page).getByRole("link", { name: "Add a code" }).click();
  await expect(heading(page, "Redeem a gift card")).toBeVisible();
  await page.goBack();
  await page.getByRole("button", { name: "Show codes" }).click();
  await removeCode(page, code).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove it" }).click();
  await expect(bar(page)).toBeHidden();
  await expect(toBuy).toBeVisible();
  await expect(header.getByRole("link", { name: "Redeem" })).toBeVisible();
});

test("the landing of a channel takes a code of that channel", async ({ page }) => {
  const code = await newCode(page.request, { balance: 300, channels: [2] });
  await page.goto(`${DANISH}/2/giftcard-redeem`);
  await expect(page.getByRole("list", { name: "How it works" })).toBeVisible();
  await redeem(page, code);
  await expect(page.getByRole("link", { name: "Choose your gifts" })).toBeVisible();
  await expect(page.locator("[data-toast]")).toHaveCount(0);
});

test.describe("before the question about cookies is answered", () => {
  test.use({ isMeasured: false, viewport: { width: 320, height: 640 } });

  test("it stands under the bar of codes, and hides neither it nor its undo @whole", async ({ page }) => {
    const code = await newCode(page.request, { balance: 300 });
    await page.goto(REDEEM);
    await redeem(page, code);
    await page.getByRole("link", { name: "Choose your gifts" }).click();
    await expect(bar(page)).toContainText("1 code · DKK 300 to spend");
    await expect(page.getByRole("region", { name: "Cookies" })).toBeInViewport({ ratio: 1 });
    await page.getByRole("button", { name: "Show codes" }).click();
    await expect(heldCodes(page)).toHaveCount(1);
  });
});
