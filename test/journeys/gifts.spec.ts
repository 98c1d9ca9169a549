import { expect, test } from "./shop";
import {
  addToBasket,
  basketLines,
  dayAhead,
  expectConfirmed,
  fillCheckout,
  fillPurchase,
  goToPayment,
  openCard,
  pay,
} from "./steps";

test("two cards for two recipients, one by text message at a later date in another zone", async ({ page, watch }) => {
  const day = dayAhead(40);
  await openCard(page);
  await fillPurchase(page, { amount: "250", name: "Freja Lund", email: "freja@example.com" });
  await addToBasket(page, "Continue shopping");
  await fillPurchase(page, {
    amount: "400",
    name: "Aroha Parata",
    phone: "+64 21 123 4567",
    day,
    time: "09:15",
    zone: "Pacific/Auckland",
  });
  await addToBasket(page);

  const sent = watch.asked("updateBasket").at(-1) as { input: { addProducts: Record<string, string>[] } };
  const [added] = sent.input.addProducts;
  expect(added).toMatchObject({ deliveryMethod: "Sms", timezone: "Pacific/Auckland", recipientPhone: "+64211234567" });
  const wall = new Intl.DateTimeFormat("sv-SE", {
    timeZone: "Pacific/Auckland",
    dateStyle: "short",
    timeStyle: "short",
  });
  expect(wall.format(new Date(added!.deliveryDate!))).toBe(`${day} 09:15`);

  await expect(basketLines(page)).toHaveCount(2);
  await expect(basketLines(page).filter({ hasText: "Freja Lund" })).toContainText("By e-mail");
  await expect(basketLines(page).filter({ hasText: "Aroha Parata" })).toContainText("By text message");
  await expect(page.getByRole("complementary", { name: "Summary" })).toContainText("2 gifts");
  await fillCheckout(page);
  await goToPayment(page);
  await pay(page);
  await expectConfirmed(page);
  await expect(page.getByRole("main")).toContainText("Freja Lund");
  await expect(page.getByRole("main")).toContainText("Aroha Parata");
});

test("what is missing is told at the fields and in a summary that takes the focus", async ({ page, watch }) => {
  await openCard(page);
  await fillPurchase(page, { amount: "30", name: "", email: "freja@example" });
  await page.getByRole("button", { name: "Add to basket" }).click();
  const summary = page.getByRole("group", { name: /things to put right/ });
  await expect(summary).toBeVisible();
  await expect(summary).toBeFocused();
  await summary.getByRole("link", { name: /^Choose an amount from/ }).click();
  await expect(page.getByRole("combobox", { name: /^Amount in/ })).toBeFocused();
  expect(watch.count("updateBasket")).toBe(0);
  await fillPurchase(page, { amount: "300", name: "Łukasz O'Brien-Ægir", email: "freja@example.com" });
  await addToBasket(page);
  await expect(basketLines(page)).toContainText("Łukasz O'Brien-Ægir");
});
