import { REDEEM_CHANNEL } from "../../src/domain/salesChannel";
import { codeField, codeForm, enterCode, heldCodes, newCode, openForCodes, redeem, removeCode, summary } from "./codes";
import { BRAND_CARD, openSeededBasket, remember, seedBasket, toCheckout } from "./seed";
import { expect, test } from "./shop";
import {
  addToBasket,
  basketLines,
  DANISH,
  expectConfirmed,
  fillPurchase,
  FREJA,
  goToPayment,
  heading,
  openCard,
  pay,
  payButton,
} from "./steps";
import { gql } from "./wire";

test.use({ isMeasured: true });

test("two codes and the rest by card, to the finished order", async ({ page, watch }) => {
  const codes = [await newCode(page.request, { balance: 100 }), await newCode(page.request, { balance: 200 })];
  watch.secrets.push(...codes);
  await openForCodes(page, 650);
  for (const code of codes) await redeem(page, code);
  await expect(heldCodes(page).nth(0)).toContainText("All of it is used here");
  await expect(summary(page)).toContainText(`Code SGK-•••••••••${codes[1]!.slice(-4)}`);
  await expect(summary(page)).toContainText("To payDKK 350");
  await toCheckout(page);
  await expect(payButton(page)).toHaveText("Pay DKK 350");
  await goToPayment(page);
  await pay(page);
  await expectConfirmed(page);
  for (const code of codes) await expect(page.getByRole("main")).toContainText(code.slice(-4));
  await expect(page.getByRole("main")).toContainText("350");
});

test("codes that pay for all: nothing to choose, the order is completed on the spot", async ({ page, watch }) => {
  const code = await newCode(page.request, { balance: 400 });
  watch.secrets.push(code);
  await openForCodes(page);
  await redeem(page, code);
  await expect(page.getByRole("status").filter({ hasText: "Nothing is left to pay" })).toBeVisible();
  await expect(heldCodes(page)).toContainText("DKK 150 stays on your code until");
  await toCheckout(page);
  await expect(page.getByRole("radio", { name: /card|invoice/i })).toHaveCount(0);
  await expect(payButton(page)).toHaveCount(0);
  await expect(page.getByText(/secure payment page/)).toHaveCount(0);
  await page.getByRole("button", { name: "Complete order" }).click();
  await expectConfirmed(page);
  expect(watch.asked("finalizeBasket")).toMatchObject([{ input: { paymentMethod: "PSP" } }]);
  expect(watch.documents.every(({ url }) => !url.includes("/pay/"))).toBe(true);
});

test("a code in another currency, sent twice with one press: held once, its rate and last day told, refused a second time", async ({
  page,
  watch,
}) => {
  const code = await newCode(page.request, { balance: 50, currency: "EUR", expiresInDays: 40 });
  watch.secrets.push(code);
  await openForCodes(page);
  await page.getByText("Do you have a gift card code?").click();
  await codeField(page).fill(code);
  await codeForm(page).evaluate((form: HTMLFormElement) => {
    form.requestSubmit();
    form.requestSubmit();
  });
  await expect(heldCodes(page)).toHaveCount(1);
  expect(watch.count("updateBasket")).toBe(1);
  await expect(page.locator("[data-toast]")).toHaveCount(0);
  await expect(heldCodes(page)).toContainText("Exchange rate: EUR 1 = DKK 7.46");
  await expect(heldCodes(page)).toContainText("€33.51 of €50 used");

  // For the calendar, without the code.
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    heldCodes(page)
      .getByRole("button", { name: /^Add to calendar/ })
      .click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.ics$/);
  const stream = await download.createReadStream();
  const text = Buffer.concat(await stream.toArray()).toString("utf8");
  const day = new Date(Date.now() + 40 * 86_400_000).toLocaleDateString("sv-SE", { timeZone: "Europe/Copenhagen" });
  expect(text).toContain(`DTSTART;VALUE=DATE:${day.replaceAll("-", "")}`);
  expect(text).toMatch(/SUMMARY:Last day to use your gift card from Gavia \(€16\.49\)/);
  expect(text).not.toContain(code);

  await enterCode(page, code);
  await expect(page).toHaveURL(`${DANISH}/shop`);
  await expect(page.locator("[data-toast]")).toContainText("This code is already in your basket.");
  await page.goBack();
  await expect(heldCodes(page)).toHaveCount(1);
});

test("a code of another channel is redeemed there, once; the basket before is kept @whole", async ({ page, watch }) => {
  const code = await newCode(page.request, { balance: 300, channels: [2] });
  watch.secrets.push(code);
  await openForCodes(page);
  await enterCode(page, code);
  await expect(page.getByText(/^This code belongs to another part of our shop/)).toBeVisible();
  await expect(heldCodes(page)).toHaveCount(1);
  const redeems = watch.asked("updateBasket").filter(({ input }) => "addRedeems" in (input as object));
  expect(redeems).toHaveLength(2);
  await removeCode(page, code).click();
  await expect(page).toHaveURL(DANISH);
  await page.getByRole("banner").getByRole("link", { name: "Basket" }).click();
  await expect(basketLines(page)).toHaveCount(1);
});

const REFUSED = [
  ["SGK-NOCREDIT01", "There is not enough credit on this code."],
  ["SGK-EMPTY00001", "There is no credit left on this code."],
  ["SGK-NEVERWAS77", "This code does not exist."],
  ["SGK-INACTIVE01", "This code is not active."],
  ["SGK-EXPIRED001", "This code has expired."],
] as const;
test("a code that is refused is told in words of its own, and stays in the field", async ({ page, watch }) => {
  watch.secrets.push(...REFUSED.map(([code]) => code));
  await openForCodes(page);
  for (const [code, text] of REFUSED) {
    await enterCode(page, code);
    await expect(page.locator("[data-toast]")).toContainText(text);
    await expect(codeForm(page)).toContainText(text);
    await expect(codeField(page)).toHaveValue(code);
    await expect(codeField(page)).toHaveAttribute("aria-invalid", "true");
  }
  await expect(basketLines(page)).toHaveCount(1);
  await expect(summary(page)).toContainText("To payDKK 250");

  // One that nobody knows, in the words of the server.
  await gql(page, "updateBasket").times(1).refused("VoucherOnHold", "The voucher is on hold until Monday.");
  await enterCode(page, "SGK-ONHOLD0001");
  await expect(codeForm(page)).toContainText("The voucher is on hold until Monday.");
  await expect(codeField(page)).toHaveValue("SGK-ONHOLD0001");

  // One that its own channel refuses too: one toast, and nobody is moved.
  const before = watch.count("updateBasket");
  await gql(page, "updateBasket").refused("AttemptToRedeemInWrongSalesChannel", "No", { salesChannelId: 2 });
  await enterCode(page, "SGK-PINGPONG01");
  await expect(page.locator("[data-toast]")).toHaveText(/This code cannot be used here\./);
  await expect(codeField(page)).toHaveValue("SGK-PINGPONG01");
  await expect(basketLines(page)).toHaveCount(1);
  expect(watch.count("updateBasket") - before).toBe(2);
});

test("the same code in two tabs at once, and an answer that gets lost: one is held @whole", async ({
  page,
  secondPage,
  watch,
}) => {
  const code = await newCode(page.request, { balance: 300 });
  watch.secrets.push(code);
  // Both tabs read the basket, and again after the answer that got lost.
  watch.mostTries *= 2;
  const seeded = await seedBasket(page.request, [{ card: BRAND_CARD }]);
  for (const each of [page, secondPage]) {
    await remember(each, seeded);
    await each.goto(`${DANISH}/basket`);
    await expect(basketLines(each)).toHaveCount(1);
  }
  await gql(page, "updateBasket").times(1).lost();
  await Promise.all([enterCode(page, code), enterCode(secondPage, code)]);
  await expect(heldCodes(page)).toHaveCount(1);
  await page.reload();
  await expect(heldCodes(page)).toHaveCount(1);
  await expect(summary(page)).toContainText("To payDKK 0");
});

test("one of two codes is taken off, and put back; the last one leads home, and can be put back for ten seconds @whole", async ({
  page,
  watch,
}) => {
  const [first, second] = [
    await newCode(page.request, { balance: 100 }),
    await newCode(page.request, { balance: 50, pin: "4711" }),
  ];
  watch.secrets.push(first, second);
  await page.clock.install();
  await openForCodes(page);
  await redeem(page, first);
  await redeem(page, second, "4711");
  await expect(summary(page)).toContainText("To payDKK 100");
  const undo = page.getByRole("button", { name: "Undo" });
  await removeCode(page, second).click();
  await expect(heldCodes(page)).toHaveCount(1);
  await expect(summary(page)).toContainText("To payDKK 150");
  await expect(heading(page, "Your basket")).toBeVisible();
  await undo.click();
  await expect(heldCodes(page)).toHaveCount(2);
  await expect(summary(page)).toContainText("To payDKK 100");

  await removeCode(page, first).click();
  await expect(heldCodes(page)).toHaveCount(1);
  await removeCode(page, second).click();
  await expect(page).toHaveURL(DANISH);
  await expect(undo).toBeVisible();
  await undo.click();
  const codes = page.getByRole("complementary", { name: "Your codes" });
  await expect(codes).toContainText("1 code");
  await page.getByRole("button", { name: "Show codes" }).click();
  await removeCode(page, second).click();
  await expect(undo).toBeVisible();
  await page.mouse.move(0, 0);
  await page.locator("main h1").focus();
  await page.clock.fastForward(11_000);
  await expect(undo).toBeHidden();
  await expect(codes).toBeHidden();
});

test("a code that would have to be typed again is asked about before it is taken off @whole", async ({
  page,
  watch,
}) => {
  const code = await newCode(page.request, { balance: 300 });
  watch.secrets.push(code);
  await openSeededBasket(page, [{ card: BRAND_CARD }], DANISH, [code]);
  await removeCode(page, code).click();
  const question = page.getByRole("alertdialog", { name: /^Remove .*\?$/ });
  await expect(question).toContainText("typing the whole code again");
  await question.getByRole("button", { name: "Keep it" }).click();
  await expect(heldCodes(page)).toHaveCount(1);
  await removeCode(page, code).click();
  await question.getByRole("button", { name: "Remove it" }).click();
  await expect(page).toHaveURL(DANISH);
  await expect(page.getByRole("complementary", { name: "Your codes" })).toBeHidden();
});

test("the last code taken off leaves the gift in the shop's own basket, where everything can be added @whole", async ({
  page,
  watch,
}) => {
  // That of the redeem channel is given up.
  watch.forgetsBaskets = true;
  const code = await newCode(page.request, { balance: 400 });
  await remember(
    page,
    await seedBasket(page.request, [{ card: BRAND_CARD }], [code], { salesChannelId: REDEEM_CHANNEL }),
  );
  await page.goto(`${DANISH}/basket`);
  await removeCode(page, code).click();
  await page.getByRole("button", { name: "Remove it" }).click();
  await expect(page).toHaveURL(DANISH);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("salesChannelId"))).toBe("3");
  await openCard(page);
  await fillPurchase(page, FREJA);
  await addToBasket(page, "Go to basket");
  await expect(basketLines(page)).toHaveCount(2);
});
