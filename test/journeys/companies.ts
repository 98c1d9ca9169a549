import { type Locator, type Page } from "@playwright/test";
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

/** Signs in as one of the people of the sandbox, and comes back to where it was asked for. */
export async function signInAs(page: Page, person: string, from: string): Promise<void> {
  await page.goto(`/login?from=${encodeURIComponent(from)}`);
  await page.locator(`button[name=person][value=${person}]`).click();
  await expect(page).toHaveURL(new RegExp(`${from}$`));
}

/** Signs in for a company, as it was chosen on an earlier visit; the next page that is opened shops for it. */
export async function actFor(page: Page, company: keyof typeof COMPANIES, market?: string): Promise<string> {
  const { person, id, departmentId, market: own } = COMPANIES[company];
  // The page of the account needs no basket, so none is left behind.
  await signInAs(page, person, `${market ?? own}${ACCOUNT}`);
  await expect(page.locator("main input[name=account]").first()).toBeVisible();
  await page.evaluate(
    (chosen) => localStorage.setItem("businessAccount", chosen),
    JSON.stringify({ id, departmentId }),
  );
  return market ?? own;
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
