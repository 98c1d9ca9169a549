import { type Page } from "@playwright/test";
import { codeForm, enterCode, newCode } from "./codes";
import { actFor, actWithBasket, bar } from "./companies";
import { expect, test } from "./shop";
import {
  addButton,
  addToBasket,
  basketLines,
  expectConfirmed,
  fillPurchase,
  FREJA,
  gifts,
  goToPayment,
  heading,
  openCard,
  pay,
  payButton,
  purchaseForm,
} from "./steps";
import { gql } from "./wire";

const byInvoice = (page: Page) => page.getByRole("button", { name: /^Order by invoice/ });
const howToPay = (page: Page) => page.getByRole("group", { name: "How do you want to pay?" });
const terms = (page: Page) => page.getByRole("checkbox", { name: "I accept the terms" });

async function openCompanyCheckout(page: Page, company: Parameters<typeof actWithBasket>[1]): Promise<void> {
  await page.goto(`${await actWithBasket(page, company)}/basket/delivery`);
  await expect(terms(page)).toBeVisible();
}

test("an approved department orders by invoice, without a payment page; the next order it pays by card", async ({
  page,
  watch,
}) => {
  watch.decisions = 2;
  await openCompanyCheckout(page, "nordhavn");
  const details = page.getByRole("region", { name: "Your details" });
  await expect(details.getByLabel("Name", { exact: true })).toHaveValue("Nordhavn Studio");
  await expect(details.getByLabel("E-mail", { exact: true })).toHaveValue("anton.indkoeb@firma.example");
  await expect(details.getByLabel("Address", { exact: true })).toHaveValue("Kajgade 12");
  await expect(howToPay(page).getByRole("radio", { name: /^By invoice/ })).toBeChecked();
  await terms(page).check();
  await byInvoice(page).click();
  await expectConfirmed(page);
  expect(watch.asked("finalizeBasket")).toMatchObject([{ input: { paymentMethod: "invoiceByFinance" } }]);
  await expect(page.getByRole("main")).toContainText("Invoice");
  expect(watch.documents.filter(({ url }) => url.includes("/pay/"))).toEqual([]);

  // Without the page being loaded again.
  await page.getByRole("banner").getByRole("link", { name: "Gift cards", exact: true }).click();
  await gifts(page).filter({ hasText: "The Denmark Gift Card" }).first().click();
  await fillPurchase(page, FREJA);
  await addToBasket(page);
  await page.getByRole("link", { name: "Go to delivery and payment" }).click();
  await expect(heading(page, "Delivery and payment")).toBeVisible();
  await howToPay(page).getByRole("radio", { name: "By card" }).check();
  await terms(page).check();
  await expect(byInvoice(page)).toHaveCount(0);
  await goToPayment(page);
  await pay(page);
  await expectConfirmed(page);
  expect(watch.asked("finalizeBasket").slice(1)).toMatchObject([{ input: { paymentMethod: "PSP" } }]);
});

test("an approval that was taken back is told, and the card waits for another press @whole", async ({
  page,
  watch,
}) => {
  watch.decisions = 2;
  // The basket is read when the page begins, at each press, and after the refusal.
  watch.mostTries = 4;
  await openCompanyCheckout(page, "nordhavn");
  // Chosen by hand, and back: what was chosen once counts no more afterwards.
  await howToPay(page).getByRole("radio", { name: "By card" }).check();
  await howToPay(page)
    .getByRole("radio", { name: /^By invoice/ })
    .check();
  await terms(page).check();
  const refusal = { message: "Not approved", extensions: { code: "NotApprovedForInvoice" } };
  await gql(page, "finalizeBasket")
    .times(1)
    .raw(JSON.stringify({ data: null, errors: [refusal] }));
  await gql(page, "getBusinessAccounts").edit((answer) => {
    for (const { department } of answer.data.getBusinessAccounts) department.approvedForInvoice = false;
    return answer as unknown;
  });
  await byInvoice(page).click();
  await expect(page.getByRole("alert").filter({ hasText: "You are not approved for invoice" })).toBeFocused();
  await expect(howToPay(page)).toHaveCount(0);
  await expect(payButton(page)).toBeVisible();
  expect(watch.count("finalizeBasket")).toBe(1);
  await goToPayment(page);
  expect(watch.asked("finalizeBasket").at(-1)).toMatchObject({ input: { paymentMethod: "PSP" } });
  watch.settled = false;
});

for (const [company, why, more] of [
  ["lyngby", "Lyngby Værksted pays by card.", { tag: "@whole" }],
  ["ranta", "Ranta Oy is pending review. Until then it pays by card.", {}],
] as const) {
  test(`without an approval it is the card, and why: ${company}`, more, async ({ page }) => {
    await openCompanyCheckout(page, company);
    await expect(bar(page).getByText("Pending review")).toHaveCount(company === "ranta" ? 1 : 0);
    const main = page.getByRole("main");
    await expect(main.getByText("You are not approved for invoice")).toBeVisible();
    await expect(main.getByText(why)).toBeVisible();
    await expect(howToPay(page)).toHaveCount(0);
    await expect(payButton(page)).toBeVisible();
  });
}

for (const [company, name, what, more] of [
  ["brygge", "Brygge AS", "account", {}],
  ["hafen", "Hafen Kontor", "department", { tag: "@whole" }],
] as const) {
  test(`a blocked ${what} buys nothing; its person does, as a private one`, more, async ({ page, watch }) => {
    const market = await actFor(page, company);
    await openCard(page, market);
    await expect(bar(page)).toContainText(`${name} is blocked`);
    // Customer service: an address where the country has one.
    await expect(bar(page).getByRole("link").first()).toBeVisible();
    await fillPurchase(page, { name: "Freja Lund", email: "freja@example.com" });
    const form = purchaseForm(page);
    await expect(form).toContainText("The company account is blocked");
    await expect(addButton(page)).toHaveAttribute("aria-disabled", "true");
    await addButton(page).press("Enter");
    expect(watch.count("updateBasket")).toBe(0);

    await bar(page).getByRole("button", { name: "Shop as a private person" }).click();
    await expect(bar(page)).toHaveCount(0);
    await expect(form).not.toContainText("blocked");
    await fillPurchase(page, { name: "Freja Lund", email: "freja@example.com" });
    await addToBasket(page);
    await expect(basketLines(page)).toHaveCount(1);
  });
}

test("a blocked account redeems and pays nothing, and its basket can still be looked at @whole", async ({
  page,
  watch,
}) => {
  const code = await newCode(page.request, { balance: 275, channels: [1] });
  const market = await actWithBasket(page, "nordhavn");
  await gql(page, "getBusinessAccounts").edit((answer) => {
    for (const account of answer.data.getBusinessAccounts) account.status = "Blocked";
    return answer as unknown;
  });
  await page.goto(`${market}/basket`);
  await expect(bar(page)).toContainText("Nordhavn Studio is blocked");
  await expect(basketLines(page)).toHaveCount(1);
  const before = watch.count("updateBasket");
  await enterCode(page, code);
  await expect(codeForm(page)).toContainText("The company account is blocked");
  expect(watch.count("updateBasket")).toBe(before);

  await page.goto(`${market}/basket/delivery`);
  await expect(howToPay(page)).toHaveCount(0);
  await expect(page.getByRole("main")).toContainText(
    "The company account is blocked, so nothing can be bought for it.",
  );
  await expect(payButton(page)).toHaveAttribute("aria-disabled", "true");
  await terms(page).check();
  await payButton(page).press("Enter");
  expect(watch.count("finalizeBasket")).toBe(0);
});

test("a list of up to 999 codes goes to one address @whole", async ({ page, watch }) => {
  await actFor(page, "nordhavn");
  await openCard(page);
  const form = purchaseForm(page);
  await form.getByRole("radio", { name: /^As a file of codes by e-mail/ }).check();
  await form.getByLabel("Recipient’s name").fill("Anton Berg");
  await form.getByLabel("Recipient’s e-mail").fill("anton@example.com");
  await form.getByLabel("Repeat the e-mail").fill("anton@example.com");
  const quantity = form.getByRole("textbox", { name: /^Quantity/ });
  await quantity.fill("1000");
  await quantity.press("Tab");
  await expect(quantity).toHaveValue("999");
  await addToBasket(page);
  expect(watch.asked("updateBasket").at(-1)).toMatchObject({
    input: { addProducts: [{ deliveryMethod: "CsvByEmail", quantity: 999 }] },
  });
});

test("a session that is over when a gift is added: the form is there as it was left, after the sign-in and where it is given up @whole", async ({
  page,
  context,
  watch,
}) => {
  watch.forgetsBaskets = true;
  watch.settled = false;
  const market = await actFor(page, "nordhavn");
  await openCard(page, market);
  await fillPurchase(page, { amount: "300", name: "Ida Krogh", email: "ida@example.com" });
  await context.clearCookies({ name: "gavia_session" });
  await gql(page, "updateBasket").times(1).status(401);
  await addButton(page).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText("You could not be signed in.")).toBeVisible();
  await expect(page).toHaveURL(/\/shop\/the-global-gift-card\/1000$/);
  await expect(purchaseForm(page).getByLabel("Recipient’s name")).toHaveValue("Ida Krogh");
  await page.goto(`/login?from=${encodeURIComponent(new URL(page.url()).pathname)}`);
  await page.locator("button[name=person][value=anton]").click();
  await expect(page).toHaveURL(/\/shop\/the-global-gift-card\/1000$/);
  await expect(purchaseForm(page).getByLabel("Recipient’s name")).toHaveValue("Ida Krogh");
  await expect(purchaseForm(page).getByRole("combobox", { name: /^Amount/ })).toHaveValue("300");
});

test("a session that is over when the gifts of a table are added: the table is there after the sign-in @whole", async ({
  page,
  context,
  watch,
}) => {
  watch.forgetsBaskets = true;
  watch.settled = false;
  const market = await actFor(page, "nordhavn");
  await openCard(page, market);
  const many = page.getByRole("dialog", { name: "Send to many at once" });
  await page.getByRole("button", { name: "Send to many at once" }).click();
  await many.getByLabel("Paste your table").fill("Ida Krogh;ida@example.com;300\nBo Lind;bo@example.com;450");
  await many.getByRole("button", { name: "Check the table" }).click();
  await context.clearCookies({ name: "gavia_session" });
  await gql(page, "updateBasket").times(1).status(401);
  await many.getByRole("button", { name: /^Add 2 gifts/ }).click();
  await page.locator("button[name=person][value=anton]").click();
  await expect(page).toHaveURL(/\/shop\/the-global-gift-card\/1000$/);
  await page.getByRole("button", { name: "Send to many at once" }).click();
  await many.getByRole("button", { name: "Check the table" }).click();
  await expect(many.getByRole("button", { name: "Add 2 gifts, DKK 750" })).toBeVisible();
});
