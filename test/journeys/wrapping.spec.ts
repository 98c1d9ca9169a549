import { type Page } from "@playwright/test";
import { widthOf } from "./greetingSteps";
import { openCheckout, QUAY } from "./seed";
import { expect, test } from "./shop";
import { addToBasket, basketLines, fillPurchase, openCard, purchaseForm } from "./steps";
import { type Watch } from "./watch";
import { gql } from "./wire";

const wrappings = (page: Page) => purchaseForm(page).getByRole("group", { name: "Gift wrapping" });
const wrapping = (page: Page, name: RegExp) => wrappings(page).getByRole("radio", { name });
const way = (page: Page, name: RegExp) => purchaseForm(page).getByRole("radio", { name });
const question = (page: Page) => page.getByRole("alertdialog", { name: "Remove the gift wrapping?" });

const FJORD = /^Fjord green with a ribbon/;

const sentWrappings = (watch: Watch) => {
  const { input } = watch.asked("updateBasket").at(-1) as { input: { addProducts: { addWrapping: unknown }[] } };
  return input.addProducts.map(({ addWrapping }) => addWrapping);
};

test("only what is posted can be wrapped; another way would lose the wrapping: asked, kept at no, lost at yes @whole", async ({
  page,
}) => {
  await openCard(page);
  await expect(wrappings(page)).toHaveCount(0);
  await way(page, /^By post/).check();
  await expect(wrapping(page, /^No wrapping/)).toBeChecked();
  await expect(wrapping(page, FJORD)).toHaveAccessibleName(/DKK.35 each/);
  await expect.poll(() => widthOf(wrappings(page).locator("img").first())).toBeGreaterThan(0);

  await wrapping(page, FJORD).check();
  const keep = () => question(page).getByRole("button", { name: "Keep the wrapping" }).click();
  for (const no of [keep, () => page.keyboard.press("Escape")]) {
    await way(page, /^By e-mail/).click();
    await expect(question(page)).toContainText("the wrapping “Fjord green with a ribbon” is removed");
    await no();
    await expect(question(page)).toBeHidden();
    await expect(way(page, /^By post/)).toBeChecked();
    await expect(wrapping(page, FJORD)).toBeChecked();
  }

  await way(page, /^By e-mail/).click();
  await question(page).getByRole("button", { name: "Remove the wrapping" }).click();
  await expect(way(page, /^By e-mail/)).toBeChecked();
  await expect(wrappings(page)).toHaveCount(0);
  // Not asked again.
  await way(page, /^By post/).check();
  await expect(wrapping(page, /^No wrapping/)).toBeChecked();
  await way(page, /^By e-mail/).check();
  await expect(question(page)).toHaveCount(0);
});

test("a wrapping is bought for each gift, changed at its line, taken off, and back within ten seconds; or not taken off, which is said", async ({
  page,
  watch,
}) => {
  await openCard(page);
  await fillPurchase(page, { amount: "300", name: "Bo Lind", address: QUAY });
  await wrapping(page, FJORD).check();
  await addToBasket(page);
  expect(sentWrappings(watch)).toEqual([{ id: "w-fjord", quantity: 1 }]);
  const line = basketLines(page);
  await expect(line).toContainText("Gift wrapping: Fjord green with a ribbon");
  await line.getByRole("button", { name: /^One more/ }).click();
  await expect(line.getByRole("textbox", { name: /^Quantity/ })).toHaveValue("2");
  await expect.poll(() => sentWrappings(watch)).toEqual([{ id: "w-fjord", quantity: 2 }]);

  await line.getByRole("button", { name: /^Change wrapping/ }).click();
  const dialog = page.getByRole("dialog", { name: "Gift wrapping" });
  await dialog.getByRole("radio", { name: /^Small gold stars/ }).check();
  await dialog.getByRole("button", { name: "Save wrapping" }).click();
  await expect(line).toContainText("Gift wrapping: Small gold stars");
  await line.getByRole("button", { name: /^Remove wrapping/ }).click();
  await expect(line).not.toContainText("Gift wrapping: Small gold stars");
  await expect(page.getByText("The gift wrapping was removed")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(line).toContainText("Gift wrapping: Small gold stars");
  expect(sentWrappings(watch)).toEqual([{ id: "w-stars", quantity: 2 }]);

  const struck = await gql(page, "updateBasket").abort();
  await line.getByRole("button", { name: /^Remove wrapping/ }).click();
  await expect(page.getByText(/We cannot reach the shop/).first()).toBeVisible();
  await expect(line).toContainText("Gift wrapping: Small gold stars");
  struck.heal();
  await line.getByRole("button", { name: /^Remove wrapping/ }).click();
  await expect(line).not.toContainText("Gift wrapping: Small gold stars");
});

test("the last step before paying tells the wrapping, and shows the greeting", async ({ page }) => {
  await openCheckout(page, [{ address: QUAY, wrapping: "w-kraft", greeting: "GREETING-DANSK" }]);
  const gift = page.getByRole("region", { name: "Gifts and recipients" });
  await expect(gift).toContainText("Gift wrapping: Brown paper and string");
  await gift.getByRole("button", { name: /^See greeting/ }).click();
  await expect(page.getByRole("dialog")).toContainText("Tusind tak for hjælpen.");
});
