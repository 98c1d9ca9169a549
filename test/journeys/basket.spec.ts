import { type Page } from "@playwright/test";
import { LOCAL, SESSION } from "../../src/domain/storage";
import { openSeededBasket, remember, seedBasket } from "./seed";
import { expect, test } from "./shop";
import {
  addButton,
  addToBasket,
  basketLines,
  cancelPayment,
  DANISH,
  expectConfirmed,
  fillCheckout,
  fillPurchase,
  FREJA,
  goToPayment,
  heading,
  openCard,
  openFullBasket,
  openHome,
  pay,
  payButton,
  storedBaskets,
} from "./steps";
import { gql } from "./wire";

test("a basket that the server has forgotten: said, and a new one takes its place", async ({ page, control }) => {
  const old = await seedBasket(page.request);
  await remember(page, old);
  await control({ dropBaskets: old.basketId });
  await page.goto(`${DANISH}/basket`);
  await expect(page.getByText("Your basket had expired, so we made you a new one.")).toBeVisible();
  await expect(heading(page, "Your basket is empty")).toBeVisible();
  await expect.poll(async () => (await storedBaskets(page)).length).toBe(1);
  expect((await storedBaskets(page))[0]!.basketId).not.toBe(old.basketId);
});

test("a basket that expires before the payment: said, nothing sent, the form kept", async ({
  page,
  control,
  watch,
}) => {
  const { basketId } = await openSeededBasket(page);
  await fillCheckout(page);
  await control({ dropBaskets: basketId });
  await payButton(page).click();
  await expect(page.getByText(/Your basket had expired/)).toBeVisible();
  await expect(heading(page, "Your basket is empty")).toBeVisible();
  expect(watch.count("finalizeBasket")).toBe(0);
});

test("a basket that expires before a gift is added: the gift goes into the new one", async ({ page, control }) => {
  const { basketId } = await seedBasket(page.request);
  await remember(page, { basketId, publicOrderId: "" });
  await openCard(page);
  await control({ dropBaskets: basketId });
  await fillPurchase(page, FREJA);
  await addToBasket(page);
  await expect(basketLines(page)).toHaveCount(1);
});

test("the basket cannot be loaded: no new one is made, and it is there after a retry", async ({ page, watch }) => {
  const seeded = await seedBasket(page.request);
  await remember(page, seeded);
  const struck = await gql(page, "getBasketById").status(502);
  await page.goto(`${DANISH}/basket`);
  await expect(page.getByRole("heading", { name: "Your basket could not be loaded" })).toBeVisible({ timeout: 20_000 });
  expect(await storedBaskets(page)).toMatchObject([{ basketId: seeded.basketId }]);
  expect(watch.count("createBasket")).toBe(0);
  expect(struck.times).toBeLessThanOrEqual(3);
  // The person's own press is no try of the shop.
  watch.mostTries += 1;
  struck.heal();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(basketLines(page)).toHaveCount(1);
});

test("an added gift whose answer gets lost is in the basket once", async ({ page, watch }) => {
  await openCard(page);
  await fillPurchase(page, FREJA);
  await gql(page, "updateBasket").times(1).lost();
  await addToBasket(page);
  await expect(basketLines(page)).toHaveCount(1);
  expect(watch.count("updateBasket")).toBe(1);
});

test("a gift that never reached the server is not said to be added", async ({ page }) => {
  await openCard(page);
  await fillPurchase(page, FREJA);
  const struck = await gql(page, "updateBasket").abort();
  await addButton(page).click();
  await expect(page.getByText("We cannot reach the shop. Check your connection and try again.").first()).toBeVisible();
  await expect(page.getByLabel("Recipient's name")).toHaveValue("Freja Lund");
  struck.heal();
  await addToBasket(page);
  await expect(basketLines(page)).toHaveCount(1);
});

test("a quantity pressed just before the page is loaded again is the one that stays", async ({ page }) => {
  await openSeededBasket(page, [{ value: 250 }]);
  const quantity = basketLines(page).getByRole("textbox", { name: /^Quantity of/ });
  const isLoaded = page.waitForEvent("load");
  await basketLines(page)
    .getByRole("button", { name: /^One more/ })
    .evaluate((button) => {
      (button as HTMLElement).click();
      // What is drawn for the press has to stand before the page goes.
      requestAnimationFrame(() => setTimeout(() => window.location.reload()));
    });
  await isLoaded;
  await expect(quantity).toHaveValue("2");
  await page.reload();
  await expect(quantity).toHaveValue("2");
});

test("quantity and removal", async ({ page, watch }) => {
  await openSeededBasket(page, [{ value: 250 }, { value: 400, name: "Alma Holm" }]);
  const line = basketLines(page).filter({ hasText: "Freja Lund" });
  const quantity = line.getByRole("textbox", { name: /^Quantity of/ });
  await quantity.fill("3");
  await quantity.press("Enter");
  const summary = page.getByRole("complementary", { name: "Summary" });
  await expect(summary).toContainText("4 gifts");
  for (const odd of ["0", "-1", "two", "٣", "1.5"]) {
    await quantity.fill(odd);
    await quantity.press("Enter");
    await expect(quantity).not.toHaveValue(odd);
  }
  await basketLines(page)
    .filter({ hasText: "Alma Holm" })
    .getByRole("button", { name: /^Remove/ })
    .click();
  await expect(basketLines(page)).toHaveCount(1);
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  const quantities = watch
    .asked("updateBasket")
    .flatMap(({ input }) => (input as { addProducts?: { quantity: unknown }[] }).addProducts ?? []);
  expect(quantities.every(({ quantity: sent }) => Number.isInteger(sent) && Number(sent) > 0)).toBe(true);
});

test("the recipient of a line can be changed", async ({ page }) => {
  await openSeededBasket(page);
  await basketLines(page)
    .getByRole("button", { name: /^Change recipient/ })
    .click();
  const dialog = page.getByRole("dialog", { name: "Change recipient" });
  await dialog.getByLabel("Recipient's name").fill("Alma Holm");
  await dialog.getByRole("button", { name: "Save recipient" }).click();
  await expect(dialog).toBeHidden();
  await expect(basketLines(page)).toContainText("Alma Holm");
});

for (const [width, height] of [
  [320, 640],
  [800, 900],
] as const) {
  test(`at ${width} × ${height} the total and the way on stand right above the question about cookies`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openSeededBasket(page);
    const question = page.locator("section[class*=consent]");
    await expect(question).toBeVisible();
    const bottomOfBar = () =>
      page.locator("aside [class*=_bar_]").evaluate((bar) => bar.getBoundingClientRect().bottom);
    const topOfQuestion = () => question.evaluate((each) => each.getBoundingClientRect().top);
    await expect.poll(async () => Math.abs((await bottomOfBar()) - (await topOfQuestion()))).toBeLessThan(2);
    await page.getByRole("link", { name: "Go to delivery and payment" }).click();
    await expect(page).toHaveURL(/\/basket\/delivery$/);
  });
}

test("without the content service the basket can still be paid, in plain names", async ({ page, watch }) => {
  watch.allow(/Failed to fetch|503/);
  // The next screen asks anew.
  watch.mostTries += 3;
  const seeded = await seedBasket(page.request);
  await remember(page, seeded);
  await gql(page, /Product|Presentation|Components|Keys|popular|categories|brands|salesFlows|Flows|Channel/i).status(
    503,
  );
  await page.goto(`${DANISH}/basket`);
  await expect(basketLines(page)).toHaveCount(1, { timeout: 30_000 });
  await fillCheckout(page);
  await goToPayment(page);
  await pay(page);
  await expectConfirmed(page);
});

const STORAGE_OFF = {
  throws: () => {
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("Denied", "SecurityError");
        },
      });
    }
  },
  "is null": () => {
    for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name, { value: null });
  },
};
/** Goes to the payment window with a gift, from the home page, in a browser without storage. */
async function toPaymentWithout(page: Page, off: () => void): Promise<void> {
  await page.addInitScript(off);
  await openHome(page);
  await page.getByRole("main").getByRole("link", { name: "Buy the global gift card" }).first().click();
  await fillPurchase(page, FREJA);
  await addToBasket(page);
  await expect(page.getByText("your basket is kept in this tab only")).toBeVisible();
  await fillCheckout(page);
  await goToPayment(page);
}

for (const [how, off] of Object.entries(STORAGE_OFF)) {
  test(`storage that ${how}: a gift is bought all the same, and the person is told`, async ({ page }) => {
    await toPaymentWithout(page, off);
    await pay(page);
    await expectConfirmed(page);
  });
}

test("without storage a payment is cancelled: the basket is lost, and nobody says it was kept", async ({ page }) => {
  await toPaymentWithout(page, STORAGE_OFF.throws);
  await cancelPayment(page);
  await expect(page.getByText("The payment was cancelled.", { exact: true })).toBeVisible();
  await expect(heading(page, "Your basket is empty")).toBeVisible();
});

for (const junk of ["{", '"x"', "[]", "null", "x".repeat(1_000_000)]) {
  test(`storage full of ${junk.slice(0, 5)} does no harm`, async ({ page }) => {
    await page.addInitScript(
      ([local, session, value]) => {
        if (sessionStorage.getItem("seeded")) return;
        sessionStorage.setItem("seeded", "1");
        // All of it together is more than a browser keeps.
        const some = value!.length > 100 ? 1 : Infinity;
        (local as string[]).slice(0, some).forEach((key) => localStorage.setItem(key, value as string));
        (session as string[]).slice(0, some).forEach((key) => sessionStorage.setItem(key, value as string));
        localStorage.setItem("not-ours", "kept");
      },
      [Object.values(LOCAL), Object.values(SESSION), junk] as const,
    );
    await openFullBasket(page);
    await expect(basketLines(page)).toHaveCount(1);
    expect(await storedBaskets(page)).toHaveLength(1);
    expect(await page.evaluate(() => localStorage.getItem("not-ours"))).toBe("kept");
  });
}

test("baskets stored in the older form are found", async ({ page }) => {
  const { basketId } = await seedBasket(page.request);
  await page.addInitScript((id) => {
    if (sessionStorage.getItem("seeded")) return;
    sessionStorage.setItem("seeded", "1");
    localStorage.setItem("salesChannelBaskets", JSON.stringify({ 3: id }));
  }, basketId);
  await page.goto(`${DANISH}/basket`);
  await expect(basketLines(page)).toHaveCount(1);
  // The first change writes them in the form of today.
  await basketLines(page)
    .getByRole("button", { name: /^One more/ })
    .click();
  await expect.poll(() => storedBaskets(page)).toMatchObject([{ basketId, salesChannelId: 3, countryCode: "dk" }]);
});

test("what is added in one tab is seen in the other", async ({ page, secondPage }) => {
  await openSeededBasket(page);
  await secondPage.goto(`${DANISH}/shop/the-global-gift-card/1000`);
  await fillPurchase(secondPage, { amount: "400", name: "Alma Holm", email: "alma@example.com" });
  await addToBasket(secondPage);
  await expect(basketLines(secondPage)).toHaveCount(2);
  await expect(basketLines(page)).toHaveCount(2);
});

test("a line is taken out and put back without a mouse, and so is the last one", async ({ page }) => {
  await openSeededBasket(page, [{ value: 250 }, { value: 400, name: "Alma Holm" }]);
  const removeOf = (name: string) =>
    basketLines(page)
      .filter({ hasText: name })
      .getByRole("button", { name: /^Remove/ });
  const undo = page.getByRole("button", { name: "Undo" });
  await removeOf("Freja Lund").focus();
  await page.keyboard.press("Enter");
  await expect(undo).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: "was removed from your basket" })).toBeVisible();
  await expect(basketLines(page)).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expect(basketLines(page)).toHaveCount(2);
  await expect(basketLines(page).first()).toContainText("Freja Lund");
  await expect(undo).toBeHidden();
  expect(await page.evaluate(() => document.activeElement?.closest("li")?.textContent)).toContain("Freja Lund");
  for (const name of ["Freja Lund", "Alma Holm"]) {
    await removeOf(name).focus();
    await page.keyboard.press("Enter");
    await expect(undo).toBeFocused();
  }
  await expect(heading(page, "Your basket is empty")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(basketLines(page)).toHaveCount(1);
  await expect(basketLines(page)).toContainText("Alma Holm");
});
