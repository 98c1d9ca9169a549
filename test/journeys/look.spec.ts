import { openSeededBasket, QUAY } from "./seed";
import { expect, test } from "./shop";

test("a gift's recipient stands right below its amount, however many fees stand beside it @whole", async ({ page }) => {
  await openSeededBasket(page, [{ address: QUAY, greeting: "GREETING-DANSK", wrapping: "w-kraft" }]);
  const line = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.locator("[data-line]") });
  await expect(line).toContainText("Printed greeting");
  const amount = (await line.getByText("Gift card of DKK 250").boundingBox())!;
  const recipient = (await line.getByText("By post to Freja Lund").boundingBox())!;
  expect(recipient.y - (amount.y + amount.height)).toBeLessThanOrEqual(16);
});
