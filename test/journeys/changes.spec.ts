import { BRAND_CARD, openSeededBasket, QUAY } from "./seed";
import { expect, test } from "./shop";
import { basketLines, DANISH, dayAhead, heading } from "./steps";
import { gql } from "./wire";

test("a card in the basket goes by text message instead, on another day, and nothing else of it changes @whole", async ({
  page,
  watch,
}) => {
  // Paid in euros, a card of kroner stays one.
  await openSeededBasket(page, [{ value: 250 }, { value: 400, name: "Alma Holm" }], DANISH.replace("dkk", "eur"));
  const summary = page.getByRole("complementary", { name: "Summary" });
  await expect(summary).toContainText(/To pay\s*€/);
  const before = watch.count("updateBasket");
  const line = basketLines(page).filter({ hasText: "Alma Holm" });
  await line.getByRole("button", { name: /^Change recipient/ }).click();
  let dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: "By text message" }).check();
  await dialog.getByRole("button", { name: "Save recipient" }).click();
  await expect(dialog.getByLabel("Recipient’s mobile number")).toHaveAttribute("aria-invalid", "true");
  expect(watch.count("updateBasket")).toBe(before);
  await dialog.getByLabel("Recipient’s mobile number").fill("20 12 34 56");
  await dialog.getByLabel("Repeat the mobile number").fill("+45 20123456");
  await dialog.getByRole("button", { name: "Save recipient" }).click();
  await expect(line).toContainText("By text message to Alma Holm");
  await expect(line).toContainText("+4520123456");
  const { input } = watch.asked("updateBasket").at(-1) as { input: { addProducts: object[] } };
  expect(input.addProducts).toContainEqual(
    expect.objectContaining({ deliveryMethod: "Sms", giftcardValue: 400, valueCurrency: "DKK" }),
  );
  await expect(dialog).toBeHidden();

  const day = dayAhead(40);
  await line.getByRole("button", { name: /^Change date/ }).click();
  dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: /^Choose a date/ }).check();
  await dialog.getByLabel("Date", { exact: true }).fill("2020-01-01");
  await dialog.getByRole("button", { name: "Save date" }).click();
  await expect(dialog.getByLabel("Date", { exact: true })).toHaveAccessibleDescription(/should not be in the past/);
  await dialog.getByLabel("Date", { exact: true }).fill(day);
  await dialog.getByLabel("Time", { exact: true }).selectOption("08:15");
  await dialog.getByRole("button", { name: "Save date" }).click();
  await expect(dialog).toBeHidden();
  await expect(line.locator("time")).toHaveAttribute("datetime", new RegExp(`^${day}`));
  await expect(basketLines(page).filter({ hasText: "Freja Lund" })).toContainText("Sent as soon as it is ordered");
  await expect(basketLines(page)).toHaveCount(2);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe("BODY");
  expect(watch.count("updateBasket")).toBe(before + 2);
});

test("what is wrapped is asked about before it goes by e-mail: kept, or lost and put back @whole", async ({ page }) => {
  await openSeededBasket(page, [{ name: "Bo Lind", address: QUAY, wrapping: "w-stars" }]);
  await expect(basketLines(page)).toContainText("Gift wrapping: Small gold stars");
  await basketLines(page)
    .getByRole("button", { name: /^Change recipient/ })
    .click();
  const dialog = page.getByRole("dialog");
  const question = page.getByRole("alertdialog");
  await dialog.getByRole("radio", { name: "By e-mail" }).click();
  await question.getByRole("button", { name: "Keep the wrapping" }).click();
  await expect(question).toBeHidden();
  await expect(dialog.getByRole("radio", { name: "By post" })).toBeChecked();
  await dialog.getByRole("radio", { name: "By e-mail" }).click();
  await question.getByRole("button", { name: "Remove the wrapping" }).click();
  await expect(question).toBeHidden();
  await dialog.getByLabel("Recipient’s e-mail").fill("bo@example.com");
  await dialog.getByLabel("Repeat the e-mail").fill("bo@example.com");
  await dialog.getByRole("button", { name: "Save recipient" }).click();
  await expect(basketLines(page)).toContainText("By e-mail to Bo Lind");
  await expect(basketLines(page)).not.toContainText("Small gold stars");
  // With the wrapping comes the way that it was wrapped for.
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(basketLines(page)).toContainText("Small gold stars");
  await expect(basketLines(page)).toContainText("By post to Bo Lind");
});

for (const step of ["basket", "delivery"]) {
  const name = `a wrapping that is still on its way when the dialog is opened is asked about too: ${step} @whole`;
  test(name, async ({ page }) => {
    await openSeededBasket(page, [{ name: "Bo Lind", address: QUAY }]);
    const main = page.getByRole("main");
    await main.getByRole("button", { name: /^Add gift wrapping/ }).click();
    const wrappings = page.getByRole("dialog", { name: "Gift wrapping" });
    await wrappings.getByRole("radio", { name: /^Small gold stars/ }).check();
    const saving = await gql(page, "updateBasket").hold();
    await page.keyboard.press("Enter");
    await expect(wrappings).toBeHidden();
    if (step === "delivery") {
      await main.getByRole("link", { name: "Go to delivery and payment" }).click();
      await expect(heading(page, "Delivery and payment")).toBeVisible();
    }
    await main.getByRole("button", { name: /^Change recipient/ }).click();
    const dialog = page.getByRole("dialog", { name: "Change recipient" });
    await expect(dialog.getByRole("radio", { name: "By post" })).toBeChecked();
    saving.release();
    await expect(main).toContainText("Small gold stars");
    await dialog.getByRole("radio", { name: "By e-mail" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Keep the wrapping" }).click();
    await expect(dialog.getByRole("radio", { name: "By post" })).toBeChecked();
  });
}

test("a card in the basket is worth something else, with nothing typed again", async ({ page, watch }) => {
  await openSeededBasket(page, [
    { value: 250, name: "Alma Holm" },
    { value: 200, card: BRAND_CARD },
  ]);
  const line = basketLines(page).filter({ hasText: "Alma Holm" });
  await line.getByRole("button", { name: /^Change amount/ }).click();
  const amount = page.getByRole("dialog").getByRole("combobox", { name: /^Amount/ });
  await expect(amount).toHaveValue("250");
  await amount.fill("275");
  await page.keyboard.press("Enter");
  await expect(amount).toHaveAccessibleDescription(/DKK.250 or DKK.300/);
  expect(watch.count("updateBasket")).toBe(0);
  await amount.fill("400");
  await page.getByRole("button", { name: "Save amount" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(line).toContainText("Gift card of DKK 400");
  await expect(line.getByRole("button", { name: /^Change amount/ })).toBeFocused();
  expect(watch.count("updateBasket")).toBe(1);
});
