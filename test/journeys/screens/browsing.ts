import { type Page } from "@playwright/test";
import { openSeededBasket } from "../seed";
import { expect } from "../shop";
import { gql } from "../wire";
import { at, FAILED, GIFT, type ScreenState } from "./screen";

/** Prices lead the filters, once they are known. */
const FILTERED = "main input[type=range]";

/** Beside the gifts, where there is room for both. */
async function expectFilters(page: Page): Promise<void> {
  if (page.viewportSize()!.width >= 1024) await expect(page.locator(FILTERED).first()).toBeVisible();
}

const listing =
  (query: string, ready: string): ScreenState["open"] =>
  async (page, market) => {
    await at(`/shop${query}`, ready)(page, market);
    await expectFilters(page);
  };

/** What leads to a gift, and the screens beside it. */
export const BROWSING_SCREENS: readonly ScreenState[] = [
  { name: "home", open: at("", GIFT) },
  {
    name: "home, popular gifts failed",
    like: "listing, failed",
    open: async (page, market) => {
      await gql(page, "getPopular").status(500);
      await at("", FAILED)(page, market);
    },
  },
  { name: "welcome", open: at("/welcome", "main select") },
  {
    name: "welcome, from a country that is not sold to",
    like: "welcome",
    open: (page, market) => at("", "main [data-tone=info]")(page, market.replace(/..\/...$/, "br/brl")),
  },
  {
    name: "listing on its way",
    like: "listing",
    open: async (page, market) => {
      await gql(page, "productsFilter").hang();
      await at("/shop", "main [role=status]")(page, market);
      await expectFilters(page);
      await expect(page.locator(GIFT)).toHaveCount(0);
    },
  },
  { name: "listing", open: listing("", GIFT) },
  { name: "listing, filtered", like: "listing", open: listing("?type=Giftcard&min=100&max=500&order=PriceAsc", GIFT) },
  { name: "listing, nothing fits", open: listing("?min=1&max=2", "main h2 ~ * button[data-variant=primary]") },
  {
    name: "listing, failed",
    open: async (page, market) => {
      await gql(page, "productsFilter").status(500);
      await at("/shop", FAILED)(page, market);
    },
  },
  {
    name: "listing, filters open",
    narrow: true,
    open: async (page, market) => {
      await at("/shop", GIFT)(page, market);
      await page.locator("main button:not([aria-label])").first().click();
      await expect(page.locator("dialog[open] input[type=range]").first()).toBeVisible();
    },
  },
  { name: "occasions", like: "brands", open: at("/occasion", "main h1 ~ ul a") },
  { name: "search", like: "listing", open: at("/search", "main section a") },
  { name: "search, found", like: "listing", open: at("/search?q=wine", GIFT) },
  {
    name: "search, nothing found",
    like: "listing, nothing fits",
    open: at("/search?q=qzxqzx", "main [aria-labelledby=search-ways] li a"),
  },
  {
    name: "search, failed",
    like: "listing, failed",
    open: async (page, market) => {
      await page.route("**/1/indexes/**", (route) => route.abort());
      await at("/search?q=wine", FAILED)(page, market);
    },
  },
  {
    name: "search, with suggestions",
    open: async (page, market) => {
      await at("/search", "main section a")(page, market);
      await page.locator("[role=search] input").fill("wine");
      await expect(page.locator("[role=option]").first()).toBeVisible();
    },
  },
  {
    name: "menu",
    open: async (page, market) => {
      await at("/welcome", "main select")(page, market);
      await page.locator("header button[aria-haspopup=dialog]").first().click();
      await expect(page.locator("dialog[open] nav li").last()).toBeVisible();
    },
  },
  { name: "brands", open: at("/brand", "main section li a") },
  {
    name: "brands, looked for and not found",
    like: "listing, nothing fits",
    open: async (page, market) => {
      await at("/brand", "main section li a")(page, market);
      await page.locator("main input").fill("qqq");
      await expect(page.locator("main section")).toHaveCount(0);
    },
  },
  {
    name: "brands, failed",
    like: "listing, failed",
    open: async (page, market) => {
      await gql(page, "brandsBySalesChannel").status(500);
      await at("/brand", FAILED)(page, market);
    },
  },
  { name: "display catalog", like: "brands", open: at("/display-catalog", "main section li") },
  { name: "for companies", like: "content page", open: at("/b2b", "main section a") },
  {
    name: "for companies, where there are none",
    like: "content page",
    open: async (page, market) => at("/b2b", "main [data-tone=warning]")(page, market.replace("/dk/dkk", "/pl/pln")),
  },
  { name: "content page", open: at("/delivery", "main article h2") },
  { name: "not found", open: at("/nothing/here", "main h1 ~ * a[data-variant]") },
  {
    name: "sign-in failed",
    like: "not found",
    open: async (page) => {
      await at("/signin-oidc?error=access_denied", GIFT)(page, "");
      await expect(page.locator("[data-toast]")).toBeVisible();
    },
  },
  {
    name: "market picker",
    open: async (page, market) => {
      await at("", GIFT)(page, market);
      await page.locator("header button[aria-haspopup=dialog]").last().click();
      await expect(page.locator("dialog[open] select").first()).toBeVisible();
    },
  },
  {
    name: "consent and toast",
    open: async (page, market) => {
      await openSeededBasket(page, [{}], market);
      await page.goto(`${market}/basket/psp/failed`);
      await expect(page.locator("[id^=line-]").first()).toBeVisible();
      await expect(page.locator("[data-toast]")).toBeVisible();
    },
  },
];
