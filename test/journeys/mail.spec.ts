import { expectOpen, openButton, openForm } from "./gift";
import { openCheckout } from "./seed";
import { expect, test } from "./shop";
import { expectConfirmed, goToPayment, pay } from "./steps";

test("what was bought reaches both: the recipient opens the gift by the link of the mail and spends it, the buyer sees the order", async ({
  page,
}) => {
  const email = `aase.${Date.now()}@example.com`;
  const { publicOrderId } = await openCheckout(page, [{ name: "Åse Mail", email }]);
  await goToPayment(page);
  await expect(page.getByRole("link", { name: /^What the sandbox sends/ })).toHaveAttribute("href", "/sandbox/mail");
  await pay(page);
  await expectConfirmed(page);

  await page.goto("/sandbox/mail");
  const mail = page.getByRole("listitem").filter({ hasText: email });
  await expect(mail).toContainText(/gave you a gift/);
  const link = await mail.getByRole("link", { name: "Open the gift" }).getAttribute("href");
  await page.goto(link!);
  await openForm(page).getByRole("textbox", { name: "E-mail" }).fill(email);
  await openButton(page).click();
  await expectOpen(page);

  await page.getByRole("button", { name: "Choose gifts with it" }).click();
  await expect(page.getByText("Your code is filled in.")).toBeVisible();
  await page.getByRole("button", { name: "Use the code" }).click();
  await expect(page.getByRole("region", { name: "In your basket" })).toContainText(/DKK\s250/);

  await page.goto("/sandbox/mail");
  const confirmation = page.getByRole("listitem").filter({ hasText: `Your order ${publicOrderId}` });
  await confirmation.getByRole("link", { name: "See the order" }).click();
  await expect(page.getByRole("main")).toContainText(publicOrderId);
});
