import { type Page } from "@playwright/test";
import { openCheckout, QUAY, remember, seedBasket } from "./seed";
import { expect, test } from "./shop";
import {
  addToBasket,
  basketLines,
  DANISH,
  expectConfirmed,
  fillPayer,
  fillPurchase,
  goToPayment,
  pay,
  payButton,
  PAYER,
  purchaseForm,
} from "./steps";
import { gql } from "./wire";

/** Six glasses, in sand and in fjord. */
const GLASSES = "/shop/glass/1129";
/** A card for one country, also as a real card. */
const DENMARK_CARD = "1001";

const deliveryOf = (page: Page, name: string) => page.locator("[id^=delivery-]").filter({ hasText: name });
const summary = (page: Page) => page.getByRole("complementary", { name: "Summary" });

test("a gift waits at a pick-up point in Sweden @whole", async ({ page, watch }) => {
  await page.goto(`/en/se/sek${GLASSES}`);
  await purchaseForm(page).getByRole("radio", { name: "Fjord", exact: true }).check();
  await fillPurchase(page, {
    name: "Märta Ek",
    address: { line1: "Hornsgatan 8", postCode: "118 20", city: "Stockholm" },
  });
  await addToBasket(page);
  await expect(basketLines(page)).toContainText("By post to Märta Ek");
  await expect(page.getByText("can be exchanged within 14 days")).toBeVisible();
  expect(watch.asked("updateBasket").at(-1)).toMatchObject({
    input: { addProducts: [{ stockKeepingUnit: "1129-fjord", deliveryMethod: "Physical", giftcardValue: null }] },
  });

  await page.getByRole("link", { name: "Go to delivery and payment" }).click();
  await page.locator("#terms").check();
  await fillPayer(page, { ...PAYER, phone: "070 123 45 67", postCode: "118 20", city: "Stockholm" });
  const gift = deliveryOf(page, "Märta Ek");
  const points = gift.getByRole("group", { name: /MyPack Collect: choose a pick-up point/ }).locator("label");
  await expect(points.first()).toBeVisible();
  expect(await points.count()).toBeLessThanOrEqual(10);
  await expect(gift.getByRole("radio", { checked: true })).toHaveCount(0);
  await payButton(page).click();
  await expect(gift).toBeFocused();
  await expect(page.getByRole("alert").filter({ hasText: "Choose how the gift is delivered" })).toBeVisible();
  expect(watch.count("finalizeBasket")).toBe(0);

  const [shop] = (await points.nth(1).innerText()).split("\n");
  await points.nth(1).click();
  await expect(gift).toContainText(`To be picked up at ${shop}`);
  await expect(summary(page)).toContainText("Delivery, included");
  await goToPayment(page);
  await pay(page);
  await expectConfirmed(page);
  await expect(page.getByRole("main")).toContainText(`To be picked up at ${shop}`);
});

test("a gift card goes its country's way, which is explained, and by letter in Denmark when that is chosen", async ({
  page,
}) => {
  await openCheckout(page, [{ card: DENMARK_CARD, value: 200, name: "Bo Lind", address: QUAY }]);
  const card = deliveryOf(page, "Bo Lind");
  await expect(card).toContainText(
    "DAO to the door was chosen because it is how we send gift cards to this country (Denmark)",
  );
  await card.getByRole("button", { name: "Change delivery" }).click();
  await expect(card.getByRole("radio", { name: /^DAO to the door/ })).toBeChecked();
  await card.getByRole("radio", { name: /^Letter 2–5 working days DKK 25 excl. VAT$/ }).check();
  await expect(card).toContainText("Letter, 2–5 working days");
  await expect(card).not.toContainText("was chosen because");
  await goToPayment(page);
  await pay(page);
  await expectConfirmed(page);
  await expect(page.getByRole("main")).toContainText("Letter, 2–5 working days");
});

const ABROAD = [
  // The cheapest, as the rule has it.
  ["NO", "0150", "Oslo", /^Varebrev was chosen because/, "Varebrev, 3–6 working days"],
  ["FI", "00100", "Helsinki", /^Kirje was chosen because/, "Kirje, 3–6 working days"],
  // A letter before a parcel.
  ["DE", "10115", "Berlin", /^Brief was chosen because/, "Brief, 3–6 working days"],
  // Elsewhere the parcel goes before the letter, and where no parcel goes, a card of kroner is registered mail.
  ["FR", "75002", "Paris", /^International parcel was chosen because/, "International parcel, 4–10 working days"],
  ["GL", "3900", "Nuuk", /^Registered mail was chosen because/, "Registered mail, 4–12 working days"],
] as const;
for (const [countryCode, postCode, city, why, told] of ABROAD) {
  const name = `a gift card by post to ${city} goes its country's way, which is explained and can be changed @whole`;
  test(name, async ({ page }) => {
    const address = { line1: "Lane 3", postCode, city, countryCode };
    await openCheckout(page, [{ card: DENMARK_CARD, value: 200, name: "Bo Lind", address }]);
    const card = deliveryOf(page, "Bo Lind");
    await expect(card.getByText(why)).toBeVisible();
    await expect(card).toContainText(told);
    await card.getByRole("button", { name: "Change delivery" }).click();
    const ways = card.getByRole("radio");
    expect(await ways.count()).toBeGreaterThan(1);
    await expect(card.getByRole("radio", { checked: true })).toHaveCount(1);
    await expect(ways.first().locator("xpath=ancestor::label")).toContainText(/working days/);
    await goToPayment(page);
  });
}

test("a basket for an inbox, a phone and a letter box is bought to the end", async ({ page, watch }) => {
  await openCheckout(page, [
    {},
    { value: 300, name: "Ida Krogh", phone: "+4520123456" },
    { value: 400, name: "Bo Lind", address: QUAY },
  ]);
  await expect(deliveryOf(page, "Bo Lind")).toContainText("DAO to the door");
  await goToPayment(page);
  await pay(page);
  await expectConfirmed(page);
  for (const how of ["By e-mail to Freja Lund", "By text message to Ida Krogh", "By post to Bo Lind"])
    await expect(page.getByRole("main")).toContainText(how);
  expect(watch.count("finalizeBasket")).toBe(1);
});

test("a parcel gets no price: it has the focus, nothing is paid, it can be tried again; no shop near another: the door @whole", async ({
  page,
  watch,
}) => {
  await gql(page, "createShippingQuote").nth(2).status(500);
  await openCheckout(page, [
    { name: "Ada Krogh", address: QUAY },
    { name: "Bo Lind", address: QUAY },
    { thing: "1129-sand", name: "Cilla Bach", address: { ...QUAY, postCode: "8099" } },
  ]);
  const second = deliveryOf(page, "Bo Lind");
  await expect(second.getByRole("alert")).toContainText("The delivery cannot be calculated");
  await expect(page.getByRole("main").getByRole("alert")).toHaveCount(1);
  expect(watch.count("createShippingQuote")).toBe(3);
  await expect(deliveryOf(page, "Ada Krogh")).toContainText("DAO to the door");
  const third = deliveryOf(page, "Cilla Bach");
  await expect(third).toContainText("no pick-up points near this address");
  await third.getByRole("radio", { name: /^DAO to the door/ }).check();
  await expect(third).toContainText("DAO to the door, 1–3 working days");
  await payButton(page).click();
  await expect(second).toBeFocused();
  expect(watch.count("finalizeBasket")).toBe(0);

  await second.getByRole("button", { name: "Try again" }).click();
  await expect(second).toContainText("DAO to the door");
  await expect(page.getByRole("main").getByRole("alert")).toHaveCount(0);
  expect(watch.count("createShippingQuote")).toBe(4);
  await goToPayment(page);
});

test("the recipient of another gift, and the buyer, fill the form with one press @whole", async ({ page }) => {
  await remember(page, await seedBasket(page.request, [{ name: "Ada Krogh", address: QUAY }]));
  await page.goto(DANISH + GLASSES);
  const form = purchaseForm(page);
  await form.getByRole("button", { name: "Same recipient as Ada Krogh" }).click();
  await expect(form.getByLabel("Address", { exact: true })).toHaveValue(QUAY.line1);
  await form.getByRole("button", { name: "Send it to me" }).click();
  await expect(form.getByLabel("Recipient’s name")).toHaveValue("Karen Holm");
  await expect(form.getByLabel("Postal code")).toHaveValue("1050");
  await addToBasket(page);
  await expect(basketLines(page).filter({ hasText: "Karen Holm" })).toContainText("Kongens Nytorv 1");
});

test("an issue that nobody knows blocks, and the gift can be taken out where it is paid @whole", async ({ page }) => {
  await gql(page, "getBasketById")
    .times(1)
    .edit((answer) => {
      const { getBasketById: basket } = answer.data;
      basket.issues = [{ type: "Enchanted", relatedTo: basket.deliveries[0].productLines[0].lineId }];
      return answer as unknown;
    });
  await openCheckout(page, [{}, { value: 400, name: "Alma Holm" }]);
  const gift = deliveryOf(page, "Freja Lund");
  await expect(gift).toContainText("Something is not right with this gift");
  await expect(payButton(page)).toHaveAttribute("aria-disabled", "true");
  await gift.getByRole("button", { name: "Remove this gift" }).click();
  await expect(gift).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Undo" })).toBeFocused();
  await expect(payButton(page)).not.toHaveAttribute("aria-disabled", "true");
});
