import { type Page } from "@playwright/test";
import { openCheckout, openSeededBasket } from "./seed";
import { expect, test } from "./shop";
import {
  addButton,
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
  signUp,
  storedBaskets,
} from "./steps";

const SWEDISH = "/en/se/sek";
/** How often two tabs meet; all of it by night. */
const MEETINGS = process.env.JOURNEYS === "whole" ? 50 : 8;

test("a line that is taken out in one tab is gone in the other", async ({ page, secondPage }) => {
  await openSeededBasket(page, [{}, { value: 400, name: "Alma Holm" }]);
  await secondPage.goto(`${DANISH}/basket`);
  await expect(basketLines(secondPage)).toHaveCount(2);
  await basketLines(page)
    .first()
    .getByRole("button", { name: /^Remove/ })
    .click();
  await expect(basketLines(page)).toHaveCount(1);
  await expect(basketLines(secondPage)).toHaveCount(1);
  await expect(secondPage.getByText("Alma Holm").first()).toBeVisible();
});

test("a gift is on its way into the basket in one tab while the other changes a line: both are there", async ({
  page,
  secondPage,
}) => {
  await openSeededBasket(page, [{ name: "Bo Lind" }]);
  await openCard(secondPage);
  await fillPurchase(secondPage, FREJA);
  let tell = () => {};
  const late = new Promise<void>((resolve) => (tell = resolve));
  const isMade = secondPage.waitForRequest((request) => request.postData()?.includes("updateBasket") ?? false);
  await secondPage.route("**/graphql/commerce", async (route) => {
    const response = await route.fetch();
    if (route.request().postData()?.includes("updateBasket")) await late;
    await route.fulfill({ response });
  });
  await addButton(secondPage).click();
  await isMade;
  await page.getByRole("button", { name: /^One more/ }).click();
  await expect(page.getByText("This is taking longer than expected")).toBeVisible();
  tell();
  await expect(basketLines(page)).toHaveCount(2);
  await expect(basketLines(page).filter({ hasText: "Bo Lind" }).getByRole("textbox")).toHaveValue("2");
  await page.reload();
  await expect(basketLines(page)).toHaveCount(2);
});

test("ordered in one tab: the other says so before anything is paid again, with a way to the order", async ({
  page,
  secondPage,
  watch,
}) => {
  const { publicOrderId } = await openCheckout(page);
  await secondPage.goto(`${DANISH}/basket/delivery`);
  await expect(secondPage.locator("#terms")).toBeVisible();
  await goToPayment(page);
  await pay(page);
  await expectConfirmed(page);
  // The other tab has heard of it, and there is nothing left to pay.
  await expect(payButton(secondPage)).toBeHidden();
  await secondPage.getByRole("link", { name: "See your order" }).first().click();
  await expect(heading(secondPage, `Order ${publicOrderId}`)).toBeVisible();
  expect(watch.count("finalizeBasket")).toBe(1);
});

test("ordered in one tab, and the other hears of nothing until Pay is pressed", async ({ page, secondPage, watch }) => {
  await secondPage.addInitScript(() =>
    addEventListener("storage", (event) => event.stopImmediatePropagation(), { capture: true }),
  );
  const { publicOrderId } = await openCheckout(page);
  await openSecondCheckout(page, secondPage);
  await goToPayment(page);
  await pay(page);
  await expectConfirmed(page);
  await payButton(secondPage).click();
  await secondPage.getByRole("link", { name: "See your order" }).first().click();
  await expect(heading(secondPage, `Order ${publicOrderId}`)).toBeVisible();
  expect(watch.count("finalizeBasket")).toBe(1);
});

/** The second step in another tab, as far as the first has come. */
async function openSecondCheckout(page: Page, secondPage: Page): Promise<void> {
  const draft = await page.evaluate(() => sessionStorage.getItem("billingDraft"));
  await secondPage.addInitScript((text) => sessionStorage.setItem("billingDraft", text ?? ""), draft);
  await secondPage.goto(`${DANISH}/basket/delivery`);
  await secondPage.locator("#terms").check();
}

test("baskets of two countries, made in two tabs at once, are both remembered", async ({ page, secondPage, watch }) => {
  test.slow();
  watch.forgetsBaskets = true;
  // Each tab reads its basket again whenever the list is wiped or written under it.
  watch.mostTries = 8;
  await page.goto(DANISH);
  for (let round = 0; round < MEETINGS; round += 1) {
    await page.evaluate(() => localStorage.removeItem("salesChannelBaskets"));
    await Promise.all([
      page.goto(`${DANISH}/not-found`, { waitUntil: "commit" }),
      secondPage.goto(`${SWEDISH}/not-found`, { waitUntil: "commit" }),
    ]);
    await expect
      .poll(async () => (await storedBaskets(page)).map(({ countryCode }) => countryCode).sort(), { intervals: [50] })
      .toEqual(["dk", "se"]);
  }
});

test("who signs out in one tab is gone in the other at once", async ({ page, secondPage, watch }) => {
  watch.forgetsBaskets = true;
  await signUp(page, `${DANISH}/order`);
  await expect(page.getByText("Signed in as Karen Holm")).toBeVisible();
  await secondPage.goto(`${DANISH}/order`);
  await expect(secondPage.getByText("Signed in as Karen Holm")).toBeVisible();
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(secondPage.getByText("Karen Holm")).toBeHidden();
  await expect(heading(secondPage, "Sign in to see your orders")).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${DANISH}$`));
});

async function signInAs(tab: Page, person: string) {
  await tab.goto("/login");
  await tab.locator(`button[name=person][value=${person}]`).click();
  await expect(tab).toHaveURL(/\/en\/dk\/dkk/);
}

test("what one person has typed into a tab goes with them, who sign out in another tab", async ({
  page,
  secondPage,
  watch,
}) => {
  watch.forgetsBaskets = true;
  await signInAs(page, "freja");
  await openCard(page);
  const recipient = page.getByRole("main").getByLabel("Recipient's name");
  await recipient.fill(FREJA.name);
  await secondPage.goto(`${DANISH}/order`);
  await secondPage.getByRole("button", { name: "Sign out" }).click();
  await expect(recipient).toHaveValue("");
  await page.reload();
  await expect(recipient).toHaveValue("");
});

test("what one person has typed into a tab is not there for the next, who signs in in another tab", async ({
  page,
  secondPage,
}) => {
  await signInAs(page, "freja");
  await openCard(page);
  const recipient = page.getByRole("main").getByLabel("Recipient's name");
  await recipient.fill(FREJA.name);
  await signInAs(secondPage, "anton");
  await expect(recipient).toHaveValue("");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  // Nor is what they had left on another page.
  await page.getByRole("banner").locator("nav a[href$='/shop']").click();
  await expect(heading(page, "All gifts")).toBeVisible();
  await page.goBack();
  await expect(recipient).toHaveValue("");
});

test("without channels and locks between tabs: they still hear of each other, and one pays", async ({
  page,
  context,
  watch,
}) => {
  await context.addInitScript(() => {
    Reflect.deleteProperty(globalThis, "BroadcastChannel");
    Object.defineProperty(Navigator.prototype, "locks", { value: undefined });
  });
  await openCard(page);
  const second = await context.newPage();
  await second.goto(`${DANISH}/basket`);
  await expect(heading(second, "Your basket is empty")).toBeVisible();
  await fillPurchase(page, FREJA);
  await addToBasket(page);
  await expect(basketLines(second)).toHaveCount(1);
  await second.close();

  // The browser forgets the first basket, for one that is ready to be paid.
  watch.forgetsBaskets = true;
  await openCheckout(page);
  const other = await context.newPage();
  await openSecondCheckout(page, other);
  await Promise.all([payButton(page).click(), payButton(other).click()]);
  const left = page.waitForURL(/\/pay\//).then(() => other);
  const stayed = await Promise.race([left, other.waitForURL(/\/pay\//).then(() => page)]);
  await expect(stayed.getByText(/started in another tab|You have started to pay/).first()).toBeVisible();
  expect(watch.count("finalizeBasket")).toBe(1);
});

test("the tab is closed at the payment page, which is paid: later there is a fresh basket and the way to the order", async ({
  page,
  context,
  control,
  watch,
}) => {
  const { basketId, publicOrderId } = await openCheckout(page);
  await goToPayment(page);
  await control({ payElsewhere: basketId });
  const later = await context.newPage();
  await page.close();
  await later.goto(`${DANISH}/basket`);
  await expect(heading(later, "Your basket is empty")).toBeVisible();
  await expect(basketLines(later)).toHaveCount(0);
  await later.getByRole("link", { name: "See your order" }).click();
  await expect(heading(later, `Order ${publicOrderId}`)).toBeVisible();
  expect(watch.count("finalizeBasket")).toBe(1);
});

test("a purchase that another basket has left behind confirms nothing", async ({ page }) => {
  const { basketId, publicOrderId } = await openCheckout(page);
  await page.evaluate(() => sessionStorage.setItem("purchase-status", "order-purchased"));
  await page.goto(`${DANISH}/order/${publicOrderId}/psp/${basketId}`);
  await expect(heading(page, "We could not find this order")).toBeVisible({ timeout: 15_000 });
  expect(await storedBaskets(page)).toMatchObject([{ basketId }]);
  await page.goto(`${DANISH}/basket`);
  await expect(basketLines(page)).toHaveCount(1);
});
