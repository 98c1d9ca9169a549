import {
  addToBasket,
  basketLines,
  expectConfirmed,
  fillCheckout,
  fillPurchase,
  findGiftCard,
  goToPayment,
  openHome,
  pay,
  storedBaskets,
} from "./steps";
import { expect, test } from "./shop";

test("a card by e-mail is bought, from the front page to the order", async ({ page, watch }) => {
  await openHome(page);
  const name = await findGiftCard(page);
  await fillPurchase(page, { name: "Freja Lund", email: "freja@example.com" });
  await addToBasket(page);
  await expect(basketLines(page)).toHaveCount(1);
  await expect(basketLines(page)).toContainText(name);
  await expect(basketLines(page)).toContainText("Freja Lund");
  const [stored] = await storedBaskets(page);

  await fillCheckout(page);
  await goToPayment(page);
  await pay(page);
  await expectConfirmed(page);
  await expect(page).toHaveURL(new RegExp(`/order/[^/]+/psp/${stored!.basketId}$`));
  await expect(page.getByRole("main")).toContainText(name);
  await expect(page.getByRole("main")).toContainText("karen@example.com");
  expect(watch.count("finalizeBasket")).toBe(1);
  // What is bought is no basket any more.
  expect((await storedBaskets(page)).map(({ basketId }) => basketId)).not.toContain(stored!.basketId);
  await expect(page.getByRole("banner").getByRole("link", { name: "Basket" })).not.toContainText("1");
});
