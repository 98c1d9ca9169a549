import { type Page } from "@playwright/test";
import { newCode } from "../codes";
import { BRAND_CARD, QUAY, remember, seedBasket } from "../seed";
import { expect } from "../shop";
import { type ScreenState } from "./screen";
import { gql } from "../wire";

type Lines = Parameters<typeof seedBasket>[1];

const CARD: Lines = [{ card: BRAND_CARD }];
const FIELD = "main form input";

async function openEntry(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator(FIELD).first()).toBeVisible({ timeout: 20_000 });
}

async function enter(page: Page, market: string, code: string): Promise<void> {
  await openEntry(page, `${market}/redeem`);
  await page.locator(FIELD).first().fill(code);
  await page.locator("main form button[type=submit]").click();
}

/** Opens a page of a browser that knows a basket with these lines, and codes with these balances. */
async function openWith(page: Page, path: string, lines: Lines, balances: readonly number[]): Promise<void> {
  const codes = [];
  for (const balance of balances) codes.push(await newCode(page.request, { balance }));
  await remember(page, await seedBasket(page.request, lines, codes));
  // The channel of a basket that was used before.
  await page.addInitScript(() => localStorage.setItem("salesChannelId", "3"));
  await page.goto(path);
  await expect(page.locator("main h1")).toBeVisible({ timeout: 20_000 });
}

const HELD = "main li:has(svg)";
const BAR = "aside > div > button[aria-expanded]";

/** Codes on every screen that takes, shows or follows them. */
export const CODE_SCREENS: readonly ScreenState[] = [
  { name: "redeem", open: (page, market) => openEntry(page, `${market}/redeem`) },
  {
    name: "redeem, a code from a link",
    like: "redeem",
    open: (page, market) => openEntry(page, `${market}/redeem/SGK-LINK000001`),
  },
  { name: "redeem, landing", like: "redeem", open: (page, market) => openEntry(page, `${market}/giftcard-redeem`) },
  {
    name: "redeem, a code refused",
    like: "redeem",
    open: async (page, market) => {
      await enter(page, market, "SGK-EXPIRED001");
      await expect(page.locator("main [aria-invalid=true]").first()).toBeVisible();
    },
  },
  {
    name: "redeem, the PIN is asked for",
    like: "redeem",
    open: async (page, market) => {
      await enter(page, market, await newCode(page.request, { balance: 300, pin: "4711" }));
      await expect(page.locator("main [aria-invalid=true]")).toBeFocused();
    },
  },
  {
    name: "redeem, waiting after misses",
    like: "redeem",
    open: async (page, market) => {
      await gql(page, "updateBasket").status(429, {}, { "retry-after": "300" });
      await enter(page, market, "SGK-NOWHERE77");
      await expect(page.locator("main form [data-tone=warning]")).toBeVisible();
    },
  },
  {
    name: "redeem, overview of codes, with gifts that fit",
    open: async (page, market) => {
      await openWith(page, `${market}/redeem`, CARD, [300, 225]);
      await expect(page.locator("main section li a").first()).toBeVisible({ timeout: 20_000 });
    },
  },
  {
    name: "bar of codes",
    like: "bar of codes, open",
    open: async (page, market) => {
      await openWith(page, `${market}/shop`, CARD, [400]);
      await expect(page.locator(BAR)).toBeVisible({ timeout: 20_000 });
    },
  },
  {
    name: "bar of codes, open",
    open: async (page, market) => {
      await openWith(page, `${market}/shop`, CARD, [400, 200]);
      await page.locator(BAR).click();
      await expect(page.locator("aside li").first()).toBeVisible();
    },
  },
  {
    name: "basket with codes, the form open",
    like: "bar of codes, open",
    open: async (page, market) => {
      await openWith(page, `${market}/basket`, CARD, [100, 50]);
      await page.locator("main summary").last().click();
      await expect(page.locator(FIELD).last()).toBeVisible();
    },
  },
  {
    name: "basket, all paid by codes",
    like: "bar of codes, open",
    open: async (page, market) => {
      await openWith(page, `${market}/basket`, CARD, [400]);
      await expect(page.locator(HELD).first()).toBeVisible();
    },
  },
  {
    name: "basket, nothing in it but a code",
    like: "bar of codes, open",
    open: async (page, market) => {
      await openWith(page, `${market}/basket`, [], [400]);
      await expect(page.locator("main section li a").first()).toBeVisible({ timeout: 20_000 });
    },
  },
  {
    name: "basket, a thing that codes do not pay",
    like: "basket",
    open: async (page, market) => {
      await openWith(page, `${market}/basket`, [...CARD, { thing: "1126-moss", address: QUAY }], [400]);
      await expect(page.locator("main li [data-tone]").first()).toBeVisible();
    },
  },
  {
    name: "delivery, zero to pay",
    like: "delivery",
    open: async (page, market) => {
      await openWith(page, `${market}/basket/delivery`, CARD, [400]);
      await expect(page.locator("#terms")).toBeVisible();
    },
  },
  {
    name: "home, the last code just taken off",
    like: "home",
    open: async (page, market) => {
      // Only a code that was entered here can be put back.
      await enter(page, market, await newCode(page.request, { balance: 400 }));
      await page.locator(`${HELD} button`).last().click();
      await expect(page.locator("main section li a[id]").first()).toBeVisible();
      await expect(page.locator("[data-undo]")).toBeVisible();
    },
  },
];
