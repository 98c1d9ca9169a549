import { type APIRequestContext, type Locator, type Page } from "@playwright/test";
import { once } from "./once";
import { seedBasket } from "./seed";
import { expect } from "./shop";
import { DANISH } from "./steps";

/** The page on which a company's account is chosen, made and changed; behind the market of an address. */
export const ACCOUNT = "/business/my/account";

/** The companies of the sandbox, with whom they belong to and where they buy. */
const COMPANIES = {
  /** approved for invoice */
  nordhavn: { person: "anton", id: "acc-anton-nordhavn", departmentId: "dep-nordhavn", market: DANISH },
  /** not approved */
  lyngby: { person: "anton", id: "acc-anton-lyngby", departmentId: "dep-lyngby", market: DANISH },
  /** pending review */
  ranta: { person: "pekka", id: "acc-pekka-ranta", departmentId: "dep-ranta", market: "/en/fi/eur" },
  /** the account is blocked */
  brygge: { person: "ida", id: "acc-ida-brygge", departmentId: "dep-brygge", market: "/en/no/nok" },
  /** the department is blocked */
  hafen: { person: "jonas", id: "acc-jonas-hafen", departmentId: "dep-hafen", market: "/en/de/eur" },
} as const;
type Company = keyof typeof COMPANIES;

/** Opens a page as one of the people of the sandbox, who signed in on an earlier visit. */
export async function signInAs(page: Page, person: string, path: string): Promise<void> {
  await wasSignedIn(page, person);
  await page.goto(path);
}

/** Signed in for a company on an earlier visit: the pages that are opened next shop for it. Answers with its market. */
export async function actFor(page: Page, company: Company, market?: string): Promise<string> {
  const { person, id, departmentId, market: own } = COMPANIES[company];
  await wasSignedIn(page, person, { businessAccount: JSON.stringify({ id, departmentId }) });
  return market ?? own;
}

async function wasSignedIn(page: Page, person: string, kept: Record<string, string> = {}): Promise<void> {
  await page.request.post("/api/login", { form: { person }, maxRedirects: 0 });
  await once(
    page,
    "sign-in",
    (entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    },
    { signedIn: "1", ...kept },
  );
}

/** Acts for a company that has a card by e-mail in its basket already. */
export async function actWithBasket(page: Page, company: Company): Promise<string> {
  await fillBasketOf(page, page.request, company);
  return actFor(page, company);
}

/** The pages of a browser know a company's basket, with a card by e-mail in it, before anybody signs in there. */
export async function fillBasketOf(page: Page, request: APIRequestContext, company: Company): Promise<void> {
  const { person, id, departmentId, market } = COMPANIES[company];
  const [, , countryCode = "", currency = ""] = market.split("/");
  await request.post("/api/login", { form: { person }, maxRedirects: 0 });
  const { basketId } = await seedBasket(request, [{ currency: currency.toUpperCase() }], [], {
    salesChannelId: 1,
    paymentCurrency: currency.toUpperCase(),
    countryCode: countryCode.toUpperCase(),
    buyer: { accountId: id, accountType: "B2B" },
  });
  await once(
    page,
    "basket",
    (basket) => {
      localStorage.setItem("salesChannelBaskets", JSON.stringify([{ ...basket, storedAt: Date.now() }]));
    },
    { basketId, salesChannelId: 1, countryCode, departmentId },
  );
}

/** The line below the header that says for whom one shops. */
export const bar = (page: Page): Locator => page.getByRole("complementary", { name: "Company you shop for" });

/** Picks somebody to shop for on the page of the account, and goes over to them. */
export async function shopFor(page: Page, name: string | null): Promise<void> {
  await page.getByRole("radio", { name: name ?? "Yourself, as a private person" }).check();
  await page.getByRole("button", { name: name ? `Shop for ${name}` : "Shop as a private person" }).click();
  const told = name ? `You are now shopping for ${name}.` : "You are now shopping as a private person.";
  await expect(page.getByRole("main").getByText(told)).toBeVisible();
  // It comes into its place above what is pressed next.
  if (name) await expect(bar(page)).toContainText(name);
}
