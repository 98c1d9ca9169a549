import { backToKept, markRestoring } from "./restored";
import { openCheckout } from "./seed";
import { expect, test } from "./shop";
import { expectConfirmed, goToPayment, pay, payButton } from "./steps";

test("Back from the payment page, restored as it was left: the button is free, and the basket is read again", async ({
  page,
  watch,
}) => {
  watch.decisions = 2;
  // Small enough for the button to be far below what comes in its place.
  await page.setViewportSize({ width: 390, height: 844 });
  await openCheckout(page);
  await markRestoring(page);
  await goToPayment(page);
  const before = watch.count("getBasketById");
  await backToKept(page);
  await expect(page.getByText("You have started to pay for this order")).toBeInViewport();
  expect(watch.count("getBasketById")).toBeGreaterThan(before);
  await expect(payButton(page)).toBeHidden();
  await page.getByRole("button", { name: "Continue payment" }).click();
  await expect(page).toHaveURL(/\/pay\//);
  await pay(page);
  await expectConfirmed(page);
});

test("paid in another tab while the page was put aside: it leads to the confirmation @whole", async ({
  page,
  control,
}) => {
  const { basketId } = await openCheckout(page);
  await goToPayment(page);
  await control({ payElsewhere: basketId });
  await page.goBack({ waitUntil: "commit" });
  await expectConfirmed(page);
});
