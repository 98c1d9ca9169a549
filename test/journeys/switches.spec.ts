import { type Page } from "@playwright/test";
import { heldCodes, newCode } from "./codes";
import { BRAND_CARD, openCheckout, openSeededBasket, QUAY } from "./seed";
import { expect, test } from "./shop";
import {
  basketLines,
  chooseMarket,
  DANISH,
  fillPurchase,
  goToPayment,
  heading,
  openCard,
  openHome,
  openMarkets,
  purchaseForm,
  storedBaskets,
} from "./steps";
import { gql } from "./wire";

const glasses = { thing: "1129-fjord", name: "Bo Lind", address: QUAY };
const summary = (page: Page) => page.getByRole("complementary", { name: "Summary" });

test("another currency keeps what is posted, its pick-up point and its wrapping; only the sums change @whole", async ({
  page,
  watch,
}) => {
  await openCheckout(page, [glasses, { name: "Ada Krogh", address: QUAY }]);
  const gift = page.locator("[id^=delivery-]").filter({ hasText: "Bo Lind" });
  const point = gift
    .getByRole("group", { name: /choose a pick-up point/ })
    .locator("label")
    .first();
  const [shop] = (await point.innerText()).split("\n");
  await point.click();
  await expect(gift).toContainText(`To be picked up at ${shop}`);
  const before = watch.count("createShippingQuote");
  await chooseMarket(page, "Currency", "eur");
  await expect(page).toHaveURL(/\/en\/dk\/eur\/basket\/delivery$/);
  await expect(summary(page)).toContainText(/To pay\s*€/);
  await expect(summary(page)).toContainText("Delivery, included");
  // What the carriers ask for in the new currency.
  await expect.poll(() => watch.count("createShippingQuote")).toBe(2 * before);
  await expect(gift).toContainText(/€\s*\d/);
  await expect(gift).toContainText("Fjord");
  await expect(gift).toContainText(`To be picked up at ${shop}`);
  const sent = watch.asked("updateBasket") as { input: object }[];
  expect(sent.map(({ input }) => Object.keys(input).sort())).toContainEqual(["id", "paymentCurrency"]);
  await page.locator("#terms").check();
  await goToPayment(page);
});

test("another country asks before parcels and a code are left behind; refused, all of them are still there", async ({
  page,
  watch,
}) => {
  watch.forgetsBaskets = true;
  const code = await newCode(page.request, { balance: 500 });
  const lines = [{ ...glasses, quantity: 2 }, { card: BRAND_CARD }];
  await openSeededBasket(page, lines, DANISH, [code]);
  await openMarkets(page);
  const dialog = page.getByRole("dialog").first();
  await dialog.getByLabel("Country").selectOption("se");
  await expect(dialog.getByRole("status").filter({ hasText: "3 gifts" })).toBeVisible();
  await dialog.getByRole("button", { name: "Save" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("3 gifts");
  await expect(question).toContainText("a code in your basket");
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(basketLines(page)).toHaveCount(2);
  await expect(heldCodes(page)).toHaveCount(1);
  await openMarkets(page);
  await dialog.getByLabel("Country").selectOption("se");
  await dialog.getByRole("button", { name: "Save" }).click();
  await question.getByRole("button", { name: "Empty the basket and go" }).click();
  await expect(page).toHaveURL(/\/en\/se\/sek$/);
  expect((await storedBaskets(page)).filter(({ countryCode }) => countryCode === "dk")).toEqual([]);
  await page.goto("/en/se/sek/basket");
  await expect(heading(page, "Your basket is empty")).toBeVisible();
});

test("an editor's link into another country asks before gifts are left behind, and loads the shop anew @whole", async ({
  page,
  watch,
}) => {
  watch.forgetsBaskets = true;
  const there = "/sv/se/sek/shop?brand=1";
  await gql(page, "GetLocalizedComponents").edit((answer) => {
    for (const { localizedContent } of answer.data.localizedComponents) localizedContent.link = there;
    return answer as unknown;
  });
  await openSeededBasket(page, [glasses]);
  await openHome(page);
  await page.evaluate(() => document.body.setAttribute("data-before", ""));
  const banner = page.locator(`main a[href="${there}"]`).first();
  await banner.focus();
  await page.keyboard.press("Enter");
  const question = page.getByRole("alertdialog", { name: "Change country to Sweden?" });
  await expect(question).toContainText("1 gift");
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await expect(banner).toBeFocused();
  await expect(page).toHaveURL(DANISH);
  await banner.click();
  await question.getByRole("button", { name: "Empty the basket and go" }).click();
  await expect(page).toHaveURL(there);
  await expect(page.locator("body:not([data-before])")).toBeVisible();
  expect((await storedBaskets(page)).filter(({ countryCode }) => countryCode === "dk")).toEqual([]);
});

test("the menu stays open behind the question that its link into another country asks @whole", async ({ page }) => {
  const there = "/sv/se/sek/shop";
  await gql(page, "categoriesBySalesChannel").edit((answer) => {
    for (const category of answer.data.categoriesBySalesChannel.categories) category.link = there;
    return answer as unknown;
  });
  await openSeededBasket(page, [glasses]);
  await openHome(page);
  await page.getByRole("banner").getByRole("button", { name: "Menu" }).click();
  const link = page.getByRole("dialog").locator(`a[href="${there}"]`).first();
  await link.click();
  const question = page.getByRole("alertdialog", { name: "Change country to Sweden?" });
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(question).toBeHidden();
  await expect(link).toBeFocused();
});

test("the count of the listing is in the new language before its gifts are there, and goes if they do not come @whole", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(`${DANISH}/shop`);
  const count = page.getByRole("main").getByRole("status").filter({ hasText: /^48 / });
  await expect(count).toHaveText(/^48 of 1,\d{3} gifts$/);
  await gql(page, "productsFilter").hang();
  await chooseMarket(page, "Language", "da");
  await expect(count).toHaveText(/^48 af 1\.\d{3} gaver$/);
  await page.clock.fastForward(60_000);
  await expect(page.getByRole("heading", { name: "Gaverne kunne ikke vises" })).toBeVisible();
  await expect(count).toHaveCount(0);
});

test("a purchase form that is half filled in keeps everything in another language: way, recipient, day, zone, wrapping @whole", async ({
  page,
}) => {
  const day = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
  await openCard(page);
  await fillPurchase(page, { amount: "350", name: "Bo", address: QUAY, day, zone: "Europe/Helsinki" });
  const form = purchaseForm(page);
  await form.getByRole("radio", { name: /^Small gold stars/ }).check();
  await form.getByRole("button", { name: /^One more/ }).click();
  await chooseMarket(page, "Language", "de");
  await expect(page).toHaveURL(/\/de\/dk\/dkk\//);
  const there = page.locator("main form");
  await expect(page.getByRole("button", { name: "In den Warenkorb" })).toBeVisible();
  await expect(there.locator("input[name=deliveryMethod][value=Physical]")).toBeChecked();
  for (const [field, value] of Object.entries({ name: "Bo", line1: QUAY.line1, postCode: QUAY.postCode }))
    await expect(there.locator(`input[name='recipient.${field}']`)).toHaveValue(value);
  await expect(there.locator("input[type=date]")).toHaveValue(day);
  await expect(there.locator("input[name=when][value=later]")).toBeChecked();
  await expect(there.getByLabel("Zeitzone")).toHaveValue("Europe/Helsinki");
  await expect(there.locator("input[name=wrapping][value=w-stars]")).toBeChecked();
  await expect(there.getByRole("textbox", { name: /^Anzahl/ })).toHaveValue("2");
  await expect(there.getByRole("combobox", { name: /^Betrag in/ })).toHaveValue("350");
});

test("a checkout that is half filled in keeps everything in another language, and says its mistakes in it", async ({
  page,
}) => {
  await openCheckout(page, [glasses]);
  await page.locator("#billing-email").fill("karen@");
  await page.locator("#billing-city").fill("Roskilde");
  await page.getByLabel("Your reference (optional)").fill("For Bo");
  await chooseMarket(page, "Language", "de");
  await expect(page).toHaveURL(/\/de\/dk\/dkk\/basket\/delivery$/);
  await expect(heading(page, "Versand und Zahlung")).toBeVisible();
  await expect(page.locator("#billing-email")).toHaveValue("karen@");
  await expect(page.locator("#billing-city")).toHaveValue("Roskilde");
  await expect(page.locator("#order-reference")).toHaveValue("For Bo");
  await expect(page.locator("#terms")).toBeChecked();
});

test("two tabs in two countries have a basket each @whole", async ({ page, secondPage }) => {
  await openSeededBasket(page, [glasses]);
  await secondPage.goto("/en/se/sek/basket");
  await expect(heading(secondPage, "Your basket is empty")).toBeVisible();
  // The first one's is read again from what the browser remembers of both.
  await secondPage.goto(`${DANISH}/basket`);
  await expect(basketLines(secondPage)).toHaveCount(1);
});
