import { type Page } from "@playwright/test";
import { LOCAL, SESSION } from "../../src/domain/storage";
import { once } from "./once";
import { openCheckout, openSeededBasket, remember, seedBasket, toCheckout } from "./seed";
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
  pay,
  payButton,
  purchaseForm,
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
  const { basketId } = await openCheckout(page);
  await control({ dropBaskets: basketId });
  await payButton(page).click();
  await expect(page.getByText(/Your basket had expired/)).toBeVisible();
  await expect(heading(page, "Your basket is empty")).toBeVisible();
  expect(watch.count("finalizeBasket")).toBe(0);
});

test("adding a gift that never reaches the server, into a basket that has expired, and whose answer gets lost", async ({
  page,
  control,
  watch,
}) => {
  const old = await seedBasket(page.request);
  await remember(page, old);
  await openCard(page);
  await fillPurchase(page, FREJA);
  const struck = await gql(page, "updateBasket").abort();
  await addButton(page).click();
  await expect(page.getByText("We cannot reach the shop. Check your connection and try again.").first()).toBeVisible();
  await expect(page.getByLabel("Recipient’s name")).toHaveValue("Freja Lund");
  struck.heal();

  await control({ dropBaskets: old.basketId });
  await addToBasket(page, "Continue shopping");
  await fillPurchase(page, { amount: "400", name: "Alma Holm", email: "alma@example.com" });
  const before = watch.count("updateBasket");
  await gql(page, "updateBasket").times(1).lost();
  await addToBasket(page);
  await expect(basketLines(page)).toHaveCount(2);
  expect(watch.count("updateBasket") - before).toBe(1);
});

test("quantity, another recipient and removal; a quantity pressed just before the page is loaded again stays", async ({
  page,
  watch,
}) => {
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

  const alma = basketLines(page).filter({ hasText: "Alma Holm" });
  await alma.getByRole("button", { name: /^Change recipient/ }).click();
  const dialog = page.getByRole("dialog", { name: "Change recipient" });
  await dialog.getByLabel("Recipient’s name").fill("Karla Bruun");
  await dialog.getByRole("button", { name: "Save recipient" }).click();
  await expect(dialog).toBeHidden();
  const karla = basketLines(page).filter({ hasText: "Karla Bruun" });
  await karla.getByRole("button", { name: /^Remove/ }).click();
  await expect(basketLines(page)).toHaveCount(1);
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  const quantities = watch
    .asked("updateBasket")
    .flatMap(({ input }) => (input as { addProducts?: { quantity: unknown }[] }).addProducts ?? []);
  expect(quantities.every(({ quantity: sent }) => Number.isInteger(sent) && Number(sent) > 0)).toBe(true);

  const before = Number(await quantity.inputValue());
  const isLoaded = page.waitForEvent("load");
  await line.getByRole("button", { name: /^One more/ }).evaluate((button) => {
    (button as HTMLElement).click();
    // What is drawn for the press has to stand before the page goes.
    requestAnimationFrame(() => setTimeout(() => window.location.reload()));
  });
  await isLoaded;
  await expect(quantity).toHaveValue(`${before + 1}`);
  await page.reload();
  await expect(quantity).toHaveValue(`${before + 1}`);
});

test("on a tablet and a phone the total and the way on stand right above the question about cookies @whole", async ({
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 900 });
  await openSeededBasket(page);
  await expect(page.locator("section[class*=consent]")).toBeVisible();
  const go = page.getByRole("link", { name: "Go to delivery and payment" });
  for (const [width, height] of [
    [800, 900],
    [320, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    // At the top, the bar is where it sticks: below it there is more of the page.
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect.poll(() => gapBelowBar(page)).toBeLessThan(2);
    // Nothing lies over it.
    await go.click({ trial: true });
  }
  await go.click();
  await expect(page).toHaveURL(/\/basket\/delivery$/);
});

/** Pixels between the bar with the total and the question about cookies. */
const gapBelowBar = (page: Page) =>
  page.locator("aside [class*=_bar_]").evaluate((bar) => {
    const question = document.querySelector("section[class*=consent]")!;
    return Math.abs(bar.getBoundingClientRect().bottom - question.getBoundingClientRect().top);
  });

test("without the content service the basket can still be paid, in plain names @whole", async ({ page, watch }) => {
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
  await toCheckout(page);
  await goToPayment(page);
  await pay(page);
  await expectConfirmed(page);
});

test("a reload while a gift is being added, which never reaches the shop: all that was typed is there again", async ({
  page,
  watch,
}) => {
  watch.settled = false;
  await openCard(page);
  await fillPurchase(page, { ...FREJA, amount: "400" });
  await gql(page, "updateBasket").times(1).hang();
  await addButton(page).click();
  await expect.poll(() => watch.count("updateBasket")).toBe(1);
  await page.reload();
  const form = purchaseForm(page);
  await expect(form.getByLabel("Recipient’s name")).toHaveValue("Freja Lund");
  await expect(form.getByLabel("Repeat the e-mail")).toHaveValue("freja@example.com");
  await expect(form.getByRole("combobox", { name: /^Amount in/ })).toHaveValue("400");
  await addToBasket(page);
  await expect(basketLines(page)).toHaveCount(1);
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
/** Goes to the payment window with a gift, in a browser without storage. */
async function toPaymentWithout(page: Page, off: () => void): Promise<void> {
  await page.addInitScript(off);
  await openCard(page);
  await fillPurchase(page, FREJA);
  await addToBasket(page);
  await expect(page.getByText("your basket lasts only until you close this page or load it again")).toBeVisible();
  await fillCheckout(page);
  await goToPayment(page);
}

for (const [how, off] of Object.entries(STORAGE_OFF)) {
  const tag = how === "throws" ? [] : "@whole";
  test(`storage that ${how}: a gift is bought all the same, and the person is told`, { tag }, async ({ page }) => {
    await toPaymentWithout(page, off);
    await pay(page);
    await expectConfirmed(page);
  });
}

const LOST = "without storage a payment is cancelled: the basket is lost, and nobody says it was kept";
test(LOST, { tag: "@whole" }, async ({ page }) => {
  await toPaymentWithout(page, STORAGE_OFF.throws);
  await cancelPayment(page);
  await expect(page.getByText("The payment was cancelled.", { exact: true })).toBeVisible();
  await expect(heading(page, "Your basket is empty")).toBeVisible();
});

for (const junk of ["{", '"x"', "[]", "null", "x".repeat(1_000_000)]) {
  const tag = junk === "{" ? [] : "@whole";
  test(`storage full of ${junk.slice(0, 5)} does no harm`, { tag }, async ({ page }) => {
    await once(
      page,
      "junk",
      ([local, session, value]) => {
        // All of it together is more than a browser keeps.
        const some = value.length > 100 ? 1 : Infinity;
        (local as string[]).slice(0, some).forEach((key) => localStorage.setItem(key, value));
        (session as string[]).slice(0, some).forEach((key) => sessionStorage.setItem(key, value));
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

test("baskets stored in the older form are found @whole", async ({ page }) => {
  const { basketId } = await seedBasket(page.request);
  await once(page, "basket", (id) => localStorage.setItem("salesChannelBaskets", JSON.stringify({ 3: id })), basketId);
  await page.goto(`${DANISH}/basket`);
  await expect(basketLines(page)).toHaveCount(1);
  // The first change writes them in the form of today.
  await basketLines(page)
    .getByRole("button", { name: /^One more/ })
    .click();
  await expect.poll(() => storedBaskets(page)).toMatchObject([{ basketId, salesChannelId: 3, countryCode: "dk" }]);
});
