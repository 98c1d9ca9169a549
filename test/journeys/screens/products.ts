import { type Page } from "@playwright/test";
import { expect } from "../shop";
import { GLOBAL_CARD } from "../steps";
import { gql } from "../wire";
import { at, FORM, type ScreenState } from "./screen";

const MANY = ["Name;E-mail;Amount", "Alma Holm;alma@example.com;250", "Bo Lind;bo@example.com;250", "C3;x;1"].join(
  "\n",
);

async function openMany(page: Page, market: string): Promise<void> {
  await at(GLOBAL_CARD, FORM)(page, market);
  await page.locator("main form ~ div > button").click();
  await expect(page.locator("dialog[open] textarea")).toBeVisible();
}

/** A gift, for one recipient or for many. */
export const PRODUCT_SCREENS: readonly ScreenState[] = [
  { name: "product", open: at(GLOBAL_CARD, FORM) },
  {
    name: "product, with errors and a date",
    open: async (page, market) => {
      await at(GLOBAL_CARD, FORM)(page, market);
      await page.locator("input[name=deliveryMethod]").nth(1).dispatchEvent("click");
      await page.locator("input[name=when]").nth(1).dispatchEvent("click");
      await page.locator("form button[type=submit]").click();
      await expect(page.locator("main [aria-invalid=true]").first()).toBeVisible();
    },
  },
  {
    name: "product, added",
    open: async (page, market) => {
      await at(GLOBAL_CARD, FORM)(page, market);
      await page.locator("input[name='recipient.name']").fill("Freja Lund");
      await page.locator("input[name='recipient.email']").fill("freja@example.com");
      await page.locator("input[name='recipient.emailRepeat']").fill("freja@example.com");
      await page.locator("form button[type=submit]").click();
      await expect(page.locator("dialog[open]")).toBeVisible();
    },
  },
  {
    name: "a physical gift, with errors and a wrapping",
    like: "product, with errors and a date",
    open: async (page, market) => {
      await at("/shop/glass/1129", FORM)(page, market);
      await page.locator("input[name=wrapping]").nth(1).dispatchEvent("click");
      await page.locator("input[name=when]").nth(1).dispatchEvent("click");
      await page.locator("form button[type=submit]").click();
      await expect(page.locator("main [aria-invalid=true]").first()).toBeVisible();
    },
  },
  { name: "product, unknown", like: "not found", open: at("/shop/gift/99999999", "main h1 ~ * a") },
  {
    name: "product, not sold in the country",
    like: "not found",
    open: at("/shop/gift/1002", "main a[href$='/welcome']"),
  },
  {
    name: "many recipients, to be brought",
    like: "many recipients, with mistakes",
    open: openMany,
  },
  {
    name: "many recipients, with mistakes",
    open: async (page, market) => {
      await openMany(page, market);
      await page.locator("dialog[open] textarea").fill(MANY);
      await page.locator("dialog[open] button[data-variant=primary]").click();
      await expect(page.locator("dialog[open] form [aria-invalid]").first()).toBeVisible();
    },
  },
  {
    name: "many recipients, stopped on the way",
    like: "many recipients, with mistakes",
    open: async (page, market) => {
      await openMany(page, market);
      await gql(page, "updateBasket").status(500);
      await page.locator("dialog[open] textarea").fill(MANY.split("\n").slice(0, 3).join("\n"));
      await page.locator("dialog[open] button[data-variant=primary]").click();
      await page.locator("dialog[open] button[data-variant=primary]").filter({ hasText: "500" }).click();
      await expect(page.locator("dialog[open] [role=alert][data-tone]")).toBeVisible({ timeout: 20_000 });
      await page.locator("dialog[open] summary").click();
    },
  },
  {
    name: "product by post, a wrapping about to be lost",
    like: "basket, changing a recipient",
    open: async (page, market) => {
      await at(GLOBAL_CARD, FORM)(page, market);
      await page.locator("input[name=deliveryMethod][value=Physical]").dispatchEvent("click");
      await page.locator("input[name=wrapping]").nth(2).dispatchEvent("click");
      await page.locator("input[name=deliveryMethod][value=Email]").dispatchEvent("click");
      await expect(page.locator("dialog[open]")).toBeVisible();
    },
  },
];
