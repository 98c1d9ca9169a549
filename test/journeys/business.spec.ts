import { type Page } from "@playwright/test";
import { ACCOUNT, bar, shopFor, signInAs } from "./companies";
import { remember, seedBasket } from "./seed";
import { expect, test } from "./shop";
import { addToBasket, basketLines, DANISH, fillPurchase, FREJA, gifts, heading, register } from "./steps";
import { gql } from "./wire";

const whom = (page: Page) => page.getByRole("group", { name: "Who are you shopping for?" });

test("a company's person signs in, chooses a department, and shops for it until they sign out", async ({
  page,
  watch,
}) => {
  watch.forgetsBaskets = true;
  // Nobody is signed in: the account leads to the sign-in, and that back.
  await page.goto(DANISH + ACCOUNT);
  await page.getByRole("button", { name: /^Anton Berg/ }).click();
  await expect(page).toHaveURL(new RegExp(`${DANISH}${ACCOUNT}$`));
  await expect(whom(page).getByRole("radio")).toHaveCount(3);
  await expect(whom(page).locator("label", { hasText: "Nordhavn Studio" })).toContainText("Approved for invoice");
  await expect(whom(page).locator("label", { hasText: "Lyngby Værksted" })).toContainText("Not approved for invoice");
  await expect(whom(page).getByRole("radio", { name: "Yourself" })).toBeChecked();
  await expect(bar(page)).toHaveCount(0);

  await shopFor(page, "Nordhavn Studio");
  await expect(bar(page)).toContainText("Shopping for Nordhavn Studio");
  const links = page.getByRole("banner").getByRole("navigation");
  await expect(links.getByRole("link", { name: "Redeem" })).toHaveCount(0);

  await page.getByRole("main").getByRole("link", { name: "See all gifts" }).click();
  await expect(heading(page, "All gifts")).toBeVisible();
  await expect(bar(page)).toContainText("Nordhavn Studio");
  await page.reload();
  await expect(bar(page)).toContainText("Shopping for Nordhavn Studio");
  await bar(page).getByRole("link", { name: "Change who you shop for" }).click();
  await expect(whom(page).getByRole("radio", { name: /^Nordhavn/ })).toBeChecked();

  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page).toHaveURL(new RegExp(`${DANISH}/?$`));
  await expect(bar(page)).toHaveCount(0);
  await expect(links.getByRole("link", { name: "Redeem" })).toBeVisible();
});

test.describe("with measuring allowed", () => {
  test.use({ isMeasured: true });

  test("every department has a basket of its own, and so has the person; whoever measures is told for whom it is @whole", async ({
    page,
  }) => {
    const status = () =>
      page.evaluate(() =>
        ((window as unknown as { dataLayer?: { event: string; status?: string }[] }).dataLayer ?? []).findLast(
          ({ event }) => event === "businessLoginStatus",
        ),
      );
    const change = () => bar(page).getByRole("link", { name: "Change who you shop for" }).click();
    const basket = page.getByRole("banner").getByRole("link", { name: /^Basket/ });
    await remember(page, await seedBasket(page.request));
    await signInAs(page, "anton", DANISH + ACCOUNT);
    await expect(basket).toContainText("1");
    await shopFor(page, "Nordhavn Studio");
    await expect.poll(status).toMatchObject({ status: "business login" });
    await expect(basket).not.toContainText("1");
    await page.getByRole("main").getByRole("link", { name: "See all gifts" }).click();
    await gifts(page).filter({ hasText: "The Global Gift Card" }).first().click();
    await fillPurchase(page, { ...FREJA, amount: "400", name: "Alma Holm" });
    await addToBasket(page);
    await expect(basketLines(page)).toHaveCount(1);
    await expect(basketLines(page)).toContainText("Alma Holm");

    await change();
    await shopFor(page, "Lyngby Værksted");
    await basket.click();
    await expect(heading(page, "Your basket is empty")).toBeVisible();
    await change();
    await shopFor(page, null);
    await expect.poll(status).toMatchObject({ status: "not logged in" });
    await expect(page.getByRole("main")).toContainText("Your own basket is back as you left it.");
    await basket.click();
    await expect(basketLines(page)).toHaveCount(1);
    await expect(basketLines(page)).toContainText("Freja Lund");
  });
});

test("companies of other countries are told so", async ({ page }) => {
  await page.goto(`/en/jp/jpy${ACCOUNT}`);
  await expect(page.getByRole("main")).toContainText("Company accounts are not available in this country (Japan)");
  await expect(page.getByRole("main").getByRole("link", { name: "Sign in" })).toHaveCount(0);
});

test("an account is made: what is wrong is said at its field and on top, by the form and by the server", async ({
  page,
  watch,
}) => {
  // Whoever has no account yet is led from the sign-in to one, and back.
  await page.goto(DANISH + ACCOUNT);
  await page.getByRole("link", { name: "Make an account" }).click();
  await register(page);
  await expect(page).toHaveURL(new RegExp(`${DANISH}${ACCOUNT}$`));
  await expect(page.getByRole("heading", { name: "No company account yet" })).toBeVisible();
  await page.getByRole("button", { name: "Create a company account" }).click();
  await expect(page.getByRole("heading", { name: "Create a company account" })).toBeFocused();

  const form = page.getByRole("main");
  await form.getByLabel("VAT country").selectOption("FI");
  await form.getByLabel("Business ID").fill("90000011");
  await form.getByLabel(/^EAN number/).fill("5790000000006");
  await form.getByLabel(/^Others who get the invoice/).fill("bog@firma");
  await form.getByLabel("VAT country").selectOption("DK");
  await form.getByLabel("CVR number").fill("9000001");
  await form.getByRole("button", { name: "Send for review" }).click();
  const summary = form.getByRole("group", { name: /things to put right$/ });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole("link")).toContainText([
    "Enter the company’s name",
    "A CVR number has 8 digits",
    "Enter your phone number",
    "Enter the address",
    "Enter the postal code",
    "Enter the city",
    "Enter the e-mail address for invoices",
    "Enter e-mail addresses like name@example.com, one on each line",
    "Check the EAN number for a typing error: it has 13 digits",
  ]);
  expect(watch.count("createBusinessAccount")).toBe(0);

  await summary.getByRole("link", { name: "A CVR number has 8 digits" }).click();
  await expect(form.getByLabel("CVR number")).toBeFocused();
  await form.getByLabel("Company name").fill("Holm og Datter");
  // Another company's.
  await form.getByLabel("CVR number").fill("90 00 00 11");
  await form.getByLabel("Phone", { exact: true }).fill("20123456");
  await form.getByLabel("Address", { exact: true }).fill("Kongens Nytorv 1");
  await form.getByLabel("Postal code").fill("1050");
  await form.getByLabel("City").fill("København");
  await form.getByLabel("Invoice e-mail").fill("faktura@firma.example");
  await form.getByLabel(/^Others who get the invoice/).fill("bog@firma.example");
  await form.getByLabel(/^EAN number/).fill("5790000000005");
  await form.getByRole("button", { name: "Send for review" }).click();
  await expect(form.getByRole("group", { name: "There is one thing to put right" })).toBeFocused();
  await expect(form.getByLabel("CVR number")).toHaveAccessibleDescription(/The company has an account already/);
  await expect(form.getByLabel("Company name")).toHaveValue("Holm og Datter");

  await form.getByLabel("CVR number").fill(String(10_000_000 + Math.floor(Math.random() * 80_000_000)));
  await form.getByRole("button", { name: "Send for review" }).click();
  await expect(form.getByText("Holm og Datter is waiting for review")).toBeVisible();
  await expect(whom(page).locator("label", { hasText: "Holm og Datter" })).toContainText("Pending review");
  const [, asked] = watch.asked("createBusinessAccount");
  expect(asked).toMatchObject({
    input: { contactPersonName: "Karen Holm", phone: "+4520123456", eanNumber: "5790000000005", deliveryAddress: null },
  });

  await shopFor(page, "Holm og Datter");
  await expect(bar(page)).toContainText("Pending review");
  await form.getByRole("button", { name: "Change details" }).click();
  await form.getByRole("checkbox", { name: "The delivery address is not the company’s" }).check();
  await form.getByRole("group", { name: "Delivery address" }).getByLabel("Address", { exact: true }).fill("Kajgade 12");
  await form.getByRole("group", { name: "Delivery address" }).getByLabel("Postal code").fill("2150");
  await form.getByRole("group", { name: "Delivery address" }).getByLabel("City").fill("Nordhavn");
  await form.getByRole("button", { name: "Save changes" }).click();
  await expect(form.getByText("The details of Holm og Datter are saved")).toBeVisible();
});

test("an address that names a department has it picked; what the server refuses of no field is told, and nothing that was typed is lost @whole", async ({
  page,
}) => {
  await signInAs(page, "anton", `${DANISH}${ACCOUNT}/lyngby-vaerksted`);
  await expect(whom(page).getByRole("radio", { name: /^Lyngby/ })).toBeChecked();
  // Picked is not chosen: nobody shops for a company by following a link.
  await expect(bar(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Change details" }).click();
  await page.getByLabel("Company name").fill("Lyngby Værksted og Søn");
  await gql(page, "updateBusinessAccount").times(1).status(500);
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "The account could not be saved" })).toBeVisible();
  await expect(page.getByLabel("Company name")).toHaveValue("Lyngby Værksted og Søn");
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(whom(page).getByRole("radio", { name: /^Lyngby Værksted/ })).toBeChecked();
  await expect(page.getByRole("button", { name: "Change details" })).toBeFocused();

  // One that nobody has is not kept.
  await page.goto(`${DANISH}${ACCOUNT}/somebody-elses`);
  await expect(page).toHaveURL(new RegExp(`${ACCOUNT}$`));
  await expect(whom(page).getByRole("radio", { name: "Yourself" })).toBeChecked();
});

test("the other tab shops for the same and says so, and accounts that do not come are asked for again @whole", async ({
  page,
  secondPage,
}) => {
  await signInAs(page, "anton", DANISH + ACCOUNT);
  await expect(whom(page)).toBeVisible();
  await gql(secondPage, "getBusinessAccounts").times(1).status(500);
  await secondPage.goto(DANISH + ACCOUNT);
  const failed = secondPage.getByRole("alert").filter({ hasText: "Your company accounts could not be loaded" });
  await failed.getByRole("button").click();
  await expect(whom(secondPage)).toBeVisible();
  await secondPage
    .getByRole("banner")
    .getByRole("link", { name: /^Basket/ })
    .click();
  await expect(heading(secondPage, "Your basket is empty")).toBeVisible();
  await shopFor(page, "Lyngby Værksted");
  await expect(bar(secondPage)).toContainText("Shopping for Lyngby Værksted");
  await expect(secondPage.getByText("You are now shopping for Lyngby Værksted.")).toBeVisible();
  await bar(secondPage).getByRole("link", { name: "Change who you shop for" }).click();
  await shopFor(secondPage, null);
  await expect(bar(page)).toHaveCount(0);
});
