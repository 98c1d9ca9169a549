import { type Page } from "@playwright/test";
import { ACCOUNT, actFor, signInAs } from "../companies";
import { expect } from "../shop";
import { GLOBAL_CARD } from "../steps";
import { gql } from "../wire";
import { at, FAILED, FORM, type ScreenState, signOutElsewhere } from "./screen";

const WHOM = "main input[name=account]";
const NEW = "main #account-create";

/** The second step, for a company that has a card in its basket. */
async function openCompanyCheckout(page: Page, market: string, company: "nordhavn" | "lyngby"): Promise<void> {
  await actFor(page, company, market);
  await at(GLOBAL_CARD, FORM)(page, market);
  await page.locator("input[name='recipient.name']").fill("Freja Lund");
  await page.locator("input[name='recipient.email']").fill("freja@example.com");
  await page.locator("input[name='recipient.emailRepeat']").fill("freja@example.com");
  await page.locator("form button[type=submit]").click();
  await expect(page.locator("dialog[open]")).toBeVisible();
  await at("/basket/delivery", "#terms")(page, market);
}

/** Companies, and those who buy for them. The account is Danish: in whatever language it is looked at. */
export const COMPANY_SCREENS: readonly ScreenState[] = [
  {
    name: "company account, signed out in another tab",
    like: "company account, whom to shop for",
    signsOut: true,
    open: async (page, market) => {
      await signInAs(page, "freja", market + ACCOUNT);
      await expect(page.locator(NEW)).toBeVisible();
      await signOutElsewhere(page, market);
      await expect(page.locator("main h1 ~ * a[data-variant=primary]")).toBeVisible();
    },
  },
  {
    name: "company account, none yet",
    like: "company account, whom to shop for",
    open: async (page, market) => {
      await signInAs(page, "freja", market + ACCOUNT);
      await expect(page.locator(NEW)).toBeVisible();
    },
  },
  {
    name: "company account, whom to shop for",
    open: async (page, market) => {
      await actFor(page, "nordhavn", market);
      await at(`${ACCOUNT}/lyngby-vaerksted`, WHOM)(page, market);
      await expect(page.locator("aside strong").first()).toBeVisible();
      await page.locator(WHOM).first().check();
      await expect(page.locator("main form [role=status] > *")).toBeVisible();
    },
  },
  {
    name: "company account, form",
    like: "company account, form with errors",
    open: async (page, market) => {
      await signInAs(page, "anton", `${market}${ACCOUNT}/lyngby-vaerksted`);
      await page.locator("#account-edit").click();
      await page.locator("main input[name=hasDelivery]").check();
      await expect(page.locator("#account-delivery-city")).toBeVisible();
    },
  },
  {
    name: "company account, form with errors",
    open: async (page, market) => {
      await signInAs(page, "anton", market + ACCOUNT);
      await page.locator(NEW).click();
      await page.locator("#account-eanNumber").fill("123");
      await page.locator("main form button[type=submit]").click();
      await expect(page.locator("main [aria-invalid=true]").first()).toBeVisible();
    },
  },
  {
    name: "company account, failed",
    like: "listing, failed",
    open: async (page, market) => {
      await signInAs(page, "anton", `${market}/order`);
      await gql(page, "getBusinessAccounts").status(500);
      await at(ACCOUNT, FAILED)(page, market);
    },
  },
  {
    name: "company account, not in this country",
    like: "company account, whom to shop for",
    open: (page, market) => at(ACCOUNT, "main [data-tone=warning] a")(page, market.replace("/dk/dkk", "/jp/jpy")),
  },
  {
    name: "delivery, by invoice or by card",
    like: "delivery",
    open: async (page, market) => {
      await openCompanyCheckout(page, market, "nordhavn");
      await expect(page.locator("main input[name=paymentMethod]")).toHaveCount(2);
    },
  },
  {
    name: "delivery, not approved for invoice",
    like: "delivery",
    open: async (page, market) => {
      await openCompanyCheckout(page, market, "lyngby");
      await expect(page.locator("main form [data-tone=info]")).toBeVisible();
    },
  },
  {
    name: "product, for a company that is blocked",
    like: "product",
    open: async (page, market) => {
      await actFor(page, "nordhavn", market);
      await gql(page, "getBusinessAccounts").edit((answer) => {
        for (const account of answer.data.getBusinessAccounts) account.status = "Blocked";
        return answer as unknown;
      });
      await at(GLOBAL_CARD, "aside [data-tone=warning] button")(page, market);
      await expect(page.locator("main form [data-tone=warning]")).toBeVisible();
    },
  },
];
