import { openCheckout, remember, seedBasket } from "./seed";
import { expect, test } from "./shop";
import {
  addToBasket,
  basketLines,
  cancelPayment,
  DANISH,
  DECLINED,
  expectConfirmed,
  fillCheckout,
  fillPurchase,
  FREJA,
  goToPayment,
  heading,
  openCard,
  pay,
  payButton,
  storedBaskets,
} from "./steps";
import { gql } from "./wire";

test("a payment that is cancelled leads back to the full basket", async ({ page }) => {
  const { basketId } = await openCheckout(page);
  await goToPayment(page);
  await cancelPayment(page);
  await expect(page).toHaveURL(new RegExp(`${DANISH}/basket$`));
  await expect(basketLines(page)).toHaveCount(1);
  await expect(page.getByText("The payment was cancelled. Your basket is unchanged.")).toBeVisible();
  expect(await storedBaskets(page)).toMatchObject([{ basketId }]);
});

test("a payment that fails can be tried again with another card; on a phone its message leaves the sum and its button free", async ({
  page,
  watch,
}) => {
  watch.decisions = 2;
  await page.setViewportSize({ width: 360, height: 640 });
  await openCheckout(page);
  await goToPayment(page);
  await pay(page, DECLINED);
  const message = page.locator("[data-toast]");
  await expect(message).toContainText("The payment failed. Your basket is unchanged.");
  const bar = page.locator("[data-stays]");
  const room = async () => {
    const [toast, below] = [await message.boundingBox(), await bar.boundingBox()];
    return below!.y - (toast!.y + toast!.height);
  };
  await expect.poll(room).toBeGreaterThanOrEqual(0);
  await expect(basketLines(page)).toHaveCount(1);
  await page.getByRole("link", { name: "Go to delivery and payment" }).click();
  await page.getByRole("checkbox", { name: "I accept the terms" }).check();
  await goToPayment(page);
  await pay(page);
  await expectConfirmed(page);
});

test("without the terms nothing is sent, and the focus is on their box; with them two clicks in one task are one payment", async ({
  page,
  watch,
}) => {
  await openCheckout(page);
  const terms = page.getByRole("checkbox", { name: "I accept the terms" });
  await terms.uncheck();
  await payButton(page).click();
  await expect(terms).toBeFocused();
  await expect(page.getByText("Accept the terms to go on")).toBeVisible();
  expect(watch.count("finalizeBasket")).toBe(0);
  await terms.check();
  await payButton(page).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
    button.form?.requestSubmit();
  });
  await expect(page).toHaveURL(/\/pay\//);
  expect(watch.count("finalizeBasket")).toBe(1);
});

test("a lost answer to the payment is looked into, never sent again", async ({ page, watch }) => {
  const { basketId } = await openCheckout(page);
  await gql(page, "finalizeBasket").lost();
  await payButton(page).click();
  await expect(page.getByRole("alert").filter({ hasText: "The payment has been started" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Continue payment" })).toBeVisible();
  expect(watch.count("finalizeBasket")).toBe(1);
  expect(watch.count("getOrderById")).toBeGreaterThan(0);
  expect(await storedBaskets(page)).toMatchObject([{ basketId }]);
});

test("Back from the payment page: the button works, and the basket is read again", async ({ page, watch }) => {
  watch.decisions = 2;
  await page.setViewportSize({ width: 390, height: 844 });
  await openCheckout(page);
  await goToPayment(page);
  const before = watch.count("getBasketById");
  await page.goBack();
  await expect(heading(page, "Delivery and payment")).toBeVisible();
  await expect(page.getByText("You have started to pay for this order")).toBeInViewport();
  expect(watch.count("getBasketById")).toBeGreaterThan(before);
  await page.getByRole("button", { name: "Continue payment" }).click();
  await expect(page).toHaveURL(/\/pay\//);
  await pay(page);
  await expectConfirmed(page);
});

test("Back from the payment page the order can be changed; one that was paid in another tab leads to its confirmation @whole", async ({
  page,
  watch,
  control,
}) => {
  watch.decisions = 2;
  const { basketId } = await openCheckout(page);
  await goToPayment(page);
  await page.goBack();
  await page.getByRole("button", { name: "Change my order" }).click();
  await expect(payButton(page)).toBeVisible();
  await expect(page.getByText("You have started to pay for this order")).toBeHidden();
  await page.getByRole("checkbox", { name: "I accept the terms" }).check();
  await goToPayment(page);
  await control({ payElsewhere: basketId });
  await page.goBack();
  await expect(
    page.getByRole("link", { name: "See your order" }).or(heading(page, "Thank you for your order")),
  ).toBeVisible();
});

for (const { status, text, tag } of [
  { status: "pending", text: "We are checking your payment.", tag: "@whole" },
  { status: "%3Cimg%20src=x%3E", text: "The payment failed. Your basket is unchanged.", tag: [] },
  { status: "xyz", text: "The payment failed. Your basket is unchanged.", tag: "@whole" },
]) {
  test(`the return address ${status} keeps the basket`, { tag }, async ({ page }) => {
    const seeded = await seedBasket(page.request);
    await remember(page, seeded);
    await page.goto(`${DANISH}/basket/psp/${status}`);
    await expect(page.getByText(text)).toBeVisible();
    await expect(basketLines(page)).toHaveCount(1);
    expect(await storedBaskets(page)).toMatchObject([{ basketId: seeded.basketId }]);
  });
}

test("Back from the payment page as far as the gift: its page is where it was left, with no notice of the payment to show @whole", async ({
  page,
}) => {
  await openCard(page);
  await fillPurchase(page, FREJA);
  const left = await page.evaluate(() => scrollY);
  expect(left, "the form is below the fold").toBeGreaterThan(100);
  await addToBasket(page);
  await fillCheckout(page);
  await goToPayment(page);
  await page.goBack();
  const notice = page.getByRole("group", { name: "You have started to pay for this order" });
  await expect(notice).toBeVisible();
  await page.goBack();
  await expect(heading(page, "Your basket")).toBeVisible();
  await expect(notice).toBeVisible();
  await page.goBack();
  await expect(notice).toBeHidden();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
});

test("a made-up confirmation is not found, and the basket stays", async ({ page }) => {
  const seeded = await seedBasket(page.request);
  await remember(page, seeded);
  const other = await seedBasket(page.request);
  for (const forged of [
    `/order/9999999/psp/${seeded.basketId}`,
    `/order/${other.publicOrderId}/psp/${other.basketId}`,
  ]) {
    await page.goto(DANISH + forged);
    await expect(heading(page, "We could not find this order")).toBeVisible({ timeout: 15_000 });
    await expect(page).toHaveTitle(/^We could not find this order/);
  }
  expect(await storedBaskets(page)).toMatchObject([{ basketId: seeded.basketId }]);
});

/** One of each kind that a browser could act upon; the others are tried without one (test/state/paymentRefused). */
const ATTACKS = [
  "https://evil.example/pay/x",
  "/\\evil.example/pay",
  "ht\ttps://evil.example",
  "javascript:alert(1)",
  "https://localhost@evil.example/pay",
];
test("a payment address that is not ours is not followed @whole", async ({ page, watch }) => {
  watch.decisions = ATTACKS.length;
  // The basket is read with the press, with what comes of it, and with the way back.
  watch.mostTries = 3 * ATTACKS.length + 1;
  await openCheckout(page);
  let paymentWindowUrl: string | null = null;
  await gql(page, "finalizeBasket").edit((answer) => {
    answer.data.finalizeBasket.paymentWindowUrl = paymentWindowUrl;
    return answer as unknown;
  });
  const documents = watch.documents.length;
  for (const attack of ATTACKS) {
    paymentWindowUrl = attack;
    await payButton(page).click();
    await expect(page.getByText("The payment could not start.").first()).toBeVisible();
    await page.getByRole("button", { name: "Change my order" }).click();
    await expect(page.getByText("You have started to pay for this order")).toBeHidden();
    await page.getByRole("checkbox", { name: "I accept the terms" }).check();
  }
  expect(watch.documents.length).toBe(documents);
  await expect(page).toHaveURL(new RegExp(`${DANISH}/basket/delivery$`));
});

test("two tabs pay together: one of them does", async ({ page, secondPage, watch }) => {
  // The basket is read when its page is opened, with every turn to its tab, and with the press.
  watch.mostTries = 4;
  await remember(secondPage, await openCheckout(page));
  await secondPage.goto(`${DANISH}/basket/delivery`);
  await secondPage.getByRole("checkbox", { name: "I accept the terms" }).check();
  await page.bringToFront();
  const paying = await gql(page, "finalizeBasket").hold();
  await payButton(page).click();
  await expect.poll(() => watch.count("finalizeBasket")).toBe(1);
  await secondPage.bringToFront();
  await payButton(secondPage).click();
  await expect(secondPage.getByRole("alert").filter({ hasText: "started in another tab" }).first()).toBeVisible();
  paying.release();
  await expect(page).toHaveURL(/\/pay\//);
  expect(watch.count("finalizeBasket")).toBe(1);
});

test("the price goes up while the payment is sent: nobody leaves, both sums are told, and the next press pays", async ({
  page,
  watch,
  control,
}) => {
  watch.decisions = 2;
  // The basket is read before each payment, and after the refusal.
  watch.mostTries = 4;
  const { basketId } = await openCheckout(page);
  await gql(page, "finalizeBasket")
    .nth(1)
    .before(() => control({ basketPrices: { basketId, factor: 1.1 } }));
  const documents = watch.documents.length;
  await payButton(page).click();
  const told = page.getByRole("alert").filter({ hasText: "The total has changed" });
  await expect(told).toContainText("It was DKK 270 and is now DKK 295");
  await expect(told).toBeFocused();
  await expect(told).toHaveCount(1);
  await expect(page.locator("[data-toast]")).toHaveCount(0);
  await expect(payButton(page)).toHaveAccessibleName("Pay DKK 295");
  await expect(page.getByRole("complementary", { name: "Summary" })).toContainText("DKK 295");
  await expect(page).toHaveURL(new RegExp(`${DANISH}/basket/delivery$`));
  expect(watch.documents.length).toBe(documents);
  expect(watch.count("finalizeBasket")).toBe(1);
  await goToPayment(page);
  await expect(page.getByText(/295/).first()).toBeVisible();
  expect(watch.count("finalizeBasket")).toBe(2);
});
