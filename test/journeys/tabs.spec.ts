import { type Page } from "@playwright/test";
import { openCheckout, openSeededBasket, remember, seedBasket, toCheckout } from "./seed";
import { expect, test } from "./shop";
import {
  addButton,
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
  storedBaskets,
} from "./steps";

const SWEDISH = "/en/se/sek";
/** How often two tabs meet; all of it by night. */
const MEETINGS = process.env.JOURNEYS === "whole" ? 50 : 3;

test("two tabs: what is added in one is in the other, beside what is changed there; what is taken out is gone", async ({
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
  const first = basketLines(page).filter({ hasText: "Bo Lind" });
  await expect(first.getByRole("textbox")).toHaveValue("2");
  await page.reload();
  await expect(basketLines(page)).toHaveCount(2);

  await secondPage.getByRole("dialog").getByRole("button", { name: "Go to basket" }).click();
  await expect(basketLines(secondPage)).toHaveCount(2);
  await first.getByRole("button", { name: /^Remove/ }).click();
  await expect(basketLines(page)).toHaveCount(1);
  await expect(basketLines(secondPage)).toHaveCount(1);
  await expect(basketLines(secondPage)).toContainText("Freja Lund");
});

test("ordered in one tab: the others say so before anything is paid again, one that hears of nothing when Pay is pressed", async ({
  page,
  secondPage,
  context,
  watch,
}) => {
  const deaf = await context.newPage();
  await deaf.addInitScript(() =>
    addEventListener("storage", (event) => event.stopImmediatePropagation(), { capture: true }),
  );
  const { publicOrderId } = await openCheckout(page);
  await secondPage.goto(`${DANISH}/basket/delivery`);
  await expect(secondPage.locator("#terms")).toBeVisible();
  await openInTab(page, deaf, "/basket/delivery");
  await deaf.locator("#terms").check();
  await goToPayment(page);
  await pay(page);
  await expectConfirmed(page);
  // The other tab has heard of it, and there is nothing left to pay.
  await expect(payButton(secondPage)).toBeHidden();
  await payButton(deaf).click();
  for (const other of [secondPage, deaf]) {
    await other.getByRole("link", { name: "See your order" }).first().click();
    await expect(heading(other, `Order ${publicOrderId}`)).toBeVisible();
  }
  expect(watch.count("finalizeBasket")).toBe(1);
});

/** Opens another tab that knows who pays, as far as the first has come: the second step, or `path`. */
async function openInTab(page: Page, secondPage: Page, path: string): Promise<void> {
  const draft = await page.evaluate(() => sessionStorage.getItem("billingDraft"));
  await secondPage.addInitScript((text) => sessionStorage.setItem("billingDraft", text ?? ""), draft);
  await secondPage.goto(DANISH + path);
}

test("baskets of two countries, made in two tabs at once, are both remembered @whole", async ({
  page,
  secondPage,
  watch,
}) => {
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

async function signInAs(tab: Page, person: string) {
  await tab.goto("/login");
  await tab.locator(`button[name=person][value=${person}]`).click();
  await expect(tab).toHaveURL(/\/en\/dk\/dkk/);
}

test("what one person has typed into a tab is not there for the next, who signs in in another tab, nor after a sign-out @whole", async ({
  page,
  secondPage,
  context,
  watch,
}) => {
  // The stock of the gift is asked for whenever its page is come to, and whenever somebody else looks at it.
  watch.mostTries = 4;
  await signInAs(page, "freja");
  await openCard(page);
  const recipient = page.getByRole("main").getByLabel("Recipient’s name");
  await recipient.fill(FREJA.name);
  await signInAs(secondPage, "anton");
  await expect(recipient).toHaveValue("");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  // Nor is what they had left on another page.
  await page.getByRole("banner").locator("nav a[href$='/shop']").click();
  await expect(heading(page, "All gifts")).toBeVisible();
  await page.goBack();
  await expect(recipient).toHaveValue("");
  // From here on a basket is left on purpose.
  await watch.check();
  watch.forgetsBaskets = true;

  await recipient.fill(FREJA.name);
  const third = await context.newPage();
  for (const tab of [secondPage, third]) {
    await tab.goto(`${DANISH}/order`);
    await expect(tab.getByText("Signed in as Anton")).toBeVisible();
  }
  await secondPage.getByRole("button", { name: "Sign out" }).click();
  await expect(third.getByText("Signed in as")).toBeHidden();
  await expect(heading(third, "Sign in to see your orders")).toBeVisible();
  await expect(secondPage).toHaveURL(new RegExp(`${DANISH}$`));
  await expect(recipient).toHaveValue("");
  await page.reload();
  await expect(recipient).toHaveValue("");
});

test("a gift that is opened in a background tab is there, with its form, before the tab is looked at", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, "hidden", { get: () => true });
    Object.defineProperty(Document.prototype, "visibilityState", { get: () => "hidden" });
    window.requestAnimationFrame = () => 0;
  });
  await openCard(page);
  await expect(addButton(page)).toBeVisible();
});

test("without channels and locks between tabs: they still hear of each other, and one pays @whole", async ({
  page,
  context,
  watch,
}) => {
  await context.addInitScript(() => {
    Reflect.deleteProperty(globalThis, "BroadcastChannel");
    Object.defineProperty(Navigator.prototype, "locks", { value: undefined });
  });
  await openCheckout(page);
  const other = await context.newPage();
  await openInTab(page, other, "/basket");
  await basketLines(other)
    .getByRole("button", { name: /^One more/ })
    .click();
  await expect(page.locator("[id^=delivery-]")).toContainText("2 × DKK 250");
  await toCheckout(other);
  await expect(payButton(other)).toHaveText("Pay DKK 540");
  await expect(payButton(page)).toHaveText("Pay DKK 540");
  await Promise.all([payButton(page).click(), payButton(other).click()]);
  const left = page.waitForURL(/\/pay\//).then(() => other);
  const stayed = await Promise.race([left, other.waitForURL(/\/pay\//).then(() => page)]);
  await expect(stayed.getByText(/started in another tab|You have started to pay/).first()).toBeVisible();
  expect(watch.count("finalizeBasket")).toBe(1);
});

test("a confirmation is there again after a reload; in another tab of the same browser it is told which one shows it @whole", async ({
  page,
  secondPage,
}) => {
  await openCheckout(page);
  await goToPayment(page);
  await pay(page);
  await expectConfirmed(page);
  const { pathname } = new URL(page.url());
  await page.reload();
  await expectConfirmed(page);
  await secondPage.goto(pathname);
  await expect(heading(secondPage, "We could not find this order")).toBeVisible();
  await expect(secondPage.getByRole("main")).toContainText("only shown in the browser tab that you bought in");
});

test("a purchase that another basket has left behind confirms nothing @whole", async ({ page }) => {
  const seeded = await seedBasket(page.request);
  const { basketId, publicOrderId } = seeded;
  await remember(page, seeded);
  await page.addInitScript(() => sessionStorage.setItem("purchase-status", "order-purchased"));
  await page.goto(`${DANISH}/order/${publicOrderId}/psp/${basketId}`);
  await expect(heading(page, "We could not find this order")).toBeVisible({ timeout: 15_000 });
  expect(await storedBaskets(page)).toMatchObject([{ basketId }]);
  await page.goto(`${DANISH}/basket`);
  await expect(basketLines(page)).toHaveCount(1);
});
