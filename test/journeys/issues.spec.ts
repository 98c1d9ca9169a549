import { type Page } from "@playwright/test";
import { openCheckout, openSeededBasket, QUAY } from "./seed";
import { expect, test } from "./shop";
import { basketLines, goToPayment, payButton } from "./steps";
import { gql } from "./wire";

const glasses = { thing: "1129-fjord", name: "Bo Lind", address: QUAY, quantity: 3 };
interface WithStock {
  deliveries: { productLines: { lineId: string; productId: string; quantity: number }[] }[];
  issues: object[];
  stockInfos: { deliveryMethods: { skus: { sku: string }[] }[] }[];
}

const giftOf = (page: Page, name: string) => page.locator("[id^=delivery-]").filter({ hasText: name });

async function toTheDoor(page: Page, name: string): Promise<void> {
  const gift = giftOf(page, name);
  await gift.getByRole("radio", { name: /^DAO to the door/ }).check();
  await expect(gift).toContainText("DAO to the door, 1–3 working days");
}

test("fewer glasses are left when they are paid: the line says so, has the focus, and takes what is left", async ({
  page,
  watch,
}) => {
  watch.decisions = 2;
  // Each of two presses reads the basket again, and so does the refusal.
  watch.mostTries += 2;
  await openCheckout(page, [glasses, { value: 400, name: "Alma Holm" }]);
  await toTheDoor(page, "Bo Lind");
  const refusal = { message: "The basket has issues", extensions: { code: "BasketHasIssues" } };
  const refused = await gql(page, "finalizeBasket")
    .times(1)
    .raw(JSON.stringify({ data: null, errors: [refusal] }));
  await gql(page, /getBasketById|updateBasket/).edit((answer) => {
    const basket = (answer.data.getBasketById ?? answer.data.updateBasket) as WithStock;
    const lines = basket.deliveries.flatMap(({ productLines }) => productLines);
    const line = lines.find(({ productId }) => productId === "1129");
    if (!line || refused.times === 0 || line.quantity <= 2) return answer as unknown;
    basket.issues = [{ type: "OutOfStock", relatedTo: line.lineId }];
    const skus = basket.stockInfos.flatMap(({ deliveryMethods }) => deliveryMethods.flatMap((method) => method.skus));
    Object.assign(
      skus.find(({ sku }) => sku === glasses.thing)!,
      { inStock: true, quantityInStock: 2 },
    );
    return answer as unknown;
  });
  await payButton(page).click();
  const gift = giftOf(page, "Bo Lind");
  await expect(gift).toContainText("There are not that many left. Choose fewer, or remove it, to go on.");
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toMatch(/^line-/);
  await expect(payButton(page)).toHaveAttribute("aria-disabled", "true");
  await gift.getByRole("button", { name: /2/ }).click();
  await expect(gift).toContainText("Quantity 2");
  await expect(giftOf(page, "Alma Holm")).toBeVisible();
  // The glasses still go to the door.
  await expect(gift).toContainText("DAO to the door, 1–3 working days");
  await goToPayment(page);
  expect(watch.count("finalizeBasket")).toBe(2);
});

test("a date that has passed when it is paid: sent at once, and told on the way back @whole", async ({
  page,
  watch,
}) => {
  await openCheckout(page, [{ date: new Date(Date.now() + 3_600_000).toISOString() }]);
  // The time of day alone: with its timers played, what is still being fetched would be given up.
  await page.clock.setSystemTime(Date.now() + 2 * 3_600_000);
  await goToPayment(page);
  const sent = watch
    .asked("updateBasket")
    .map(({ input }) => input as { addProducts?: { deliveryDate: string }[] })
    .find(({ addProducts }) => addProducts);
  expect(Date.parse(sent!.addProducts![0]!.deliveryDate)).toBeGreaterThan(Date.now() + 3_600_000);
  await page.locator("button[name=action][value=cancel]").click();
  await expect(page.getByText("A delivery date could no longer be kept")).toBeVisible();
});

test("a way of delivery that is only shown here, and what this shop does not know of the whole basket: told, with a way on @whole", async ({
  page,
}) => {
  await gql(page, "getBasketById").edit((answer) => {
    const [delivery] = answer.data.getBasketById.deliveries;
    Object.assign(delivery, {
      deliveryMethod: "Webhook",
      recipientName: "Nordhavn Coffee",
      recipientEmail: null,
      recipientWebhookUrl: "https://hooks.coffee.example/in?key=0123456789",
    });
    for (const line of delivery.productLines) line.deliveryMethod = "Webhook";
    (answer.data.getBasketById as WithStock).issues = [{ type: "SomethingNew", relatedTo: null }];
    return answer as unknown;
  });
  await openSeededBasket(page);
  const line = basketLines(page);
  await expect(line).toContainText("Straight into the system of Nordhavn Coffee");
  await expect(line).toContainText("hooks.coffee.example");
  await expect(line).not.toContainText("0123456789");
  await expect(line.getByRole("button", { name: /^Change/ })).toHaveCount(0);
  await expect(line.getByRole("button", { name: /^Remove/ })).toBeVisible();
  await expect(page.getByText("Something is not right with this basket")).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "help.dk@gavia.example" })).toBeVisible();
});

test("one gift cannot be put in again: it is named at its line, and with it gone the others can be changed @whole", async ({
  page,
  watch,
}) => {
  watch.mostTries += 1;
  await openSeededBasket(page, [{ name: "Alma Holm" }, { value: 400, name: "Bo Lind" }]);
  const path = ["updateBasket", "addProducts", "1", "giftcardValue"];
  const refusal = { message: "The value is not offered", path, extensions: { code: "FluentValidation" } };
  await gql(page, "updateBasket")
    .times(1)
    .raw(JSON.stringify({ data: null, errors: [refusal] }));
  await basketLines(page)
    .filter({ hasText: "Alma Holm" })
    .getByRole("button", { name: /^One more/ })
    .click();
  const line = basketLines(page).filter({ hasText: "Bo Lind" });
  await expect(line).toContainText("The value is not offered");
  await expect(basketLines(page).filter({ hasText: "Alma Holm" })).not.toContainText("not offered");
  await line.getByRole("button", { name: "Remove this gift" }).click();
  await expect(basketLines(page)).toHaveCount(1);
  await expect(basketLines(page)).toContainText("Alma Holm");
  await expect(page.getByText("Your basket was not changed")).toHaveCount(0);
});
