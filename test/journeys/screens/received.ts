import { type Page } from "@playwright/test";
import { OF_A_BRAND } from "../gift";
import { expect } from "../shop";
import { plant } from "../watchSecrets";
import { gql, operationsOf } from "../wire";
import { at, FAILED, type ScreenState } from "./screen";

const BARS = "main article svg[role=img]";

/** Lays a received gift ready and opens its link. */
async function openGift(
  page: Page,
  market: string,
  ready: string,
  gift: object = {},
  kind = "giftcard",
): Promise<void> {
  const asked = { gift: { ...OF_A_BRAND, takes: 0, ...gift } };
  const answer = await page.request.post("/sandbox/control", { data: asked });
  const token = ((await answer.json()) as { gift: string }).gift;
  plant(page.request, token);
  await at(`/verify-owner/${kind}/${token}`, ready)(page, market);
}

const OPEN_GIFT = "main article dl";

const KEEP = "main article button[aria-haspopup=dialog]";

/** Keeps an open gift on the device, and goes to what is kept. */
async function openKept(page: Page, market: string): Promise<void> {
  await openGift(page, market, OPEN_GIFT);
  await page.locator(KEEP).nth(1).click();
  for (const field of await page.locator("dialog[open] input").all()) await field.fill("solsort 71");
  await page.locator("dialog[open] button[type=submit]").click();
  await page.locator("main article a[href$='/giftcard/kept']").first().click();
  await expect(page.locator("main form input[type=password]")).toBeVisible();
}

/** Received gift cards: opened, shown, kept. */
export const RECEIVED_SCREENS: readonly ScreenState[] = [
  { name: "a gift, to be opened", open: at("/verify-owner", "main form input") },
  {
    name: "a gift, its PIN refused",
    like: "redeem",
    open: async (page, market) => {
      await openGift(page, market, "main form input", { scheme: "ByPin", proof: "2468" });
      await page.locator("main form input").fill("1111");
      await page.locator("main form button[type=submit]").click();
      await expect(page.locator("main [aria-invalid=true]")).toBeVisible();
      // The first wrong one costs a second.
      await expect(page.locator("main form button[type=submit]:not([aria-disabled=true])")).toBeVisible();
    },
  },
  {
    name: "a gift of an account",
    like: "a gift, to be opened",
    open: (page, market) =>
      openGift(page, market, "main button[data-variant]", { scheme: "ByAccountId", proof: "freja" }),
  },
  {
    name: "a gift, to be activated",
    like: "a gift, to be opened",
    open: (page, market) => openGift(page, market, "main form button[type=submit]", { isDelayed: true }),
  },
  {
    name: "a gift that only the support opens",
    like: "a gift, to be opened",
    open: async (page, market) => {
      await gql(page, "getAuthorizationScheme").edit((answer) => {
        answer.data.orders.getAuthorizationScheme.authorizationScheme = "ByRetina";
        return answer as unknown;
      });
      await openGift(page, market, "main [data-tone=warning]");
    },
  },
  {
    name: "a gift that is made",
    like: "a gift",
    open: async (page, market) => {
      await openGift(page, market, "main h1", { takes: 3_600_000 });
      await expect(page).toHaveURL(/\/giftcard$/);
      await expect(page.locator("main:has(h1) [role=status]:not(:empty)")).toBeVisible();
    },
  },
  {
    name: "a gift that takes too long",
    like: "listing, failed",
    playsTime: true,
    open: async (page, market) => {
      await page.clock.install();
      // The wait begins when the shop has heard that the gift is being made.
      const heard = page.waitForResponse((response) =>
        operationsOf(response.request()).some(({ operationName }) => operationName === "exportActivatedVoucher"),
      );
      await openGift(page, market, "main [role=status]:not(:empty)", { takes: 3_600_000 });
      await expect(page).toHaveURL(/\/giftcard$/);
      await heard;
      await expect(async () => {
        // Each second is played: of time that is skipped, as a machine sleeps, the shop counts five seconds at most.
        await page.clock.runFor(46_000);
        await expect(page.locator("main button[data-variant=primary]")).toBeVisible({ timeout: 1000 });
      }).toPass();
      await page.clock.resume();
    },
  },
  {
    name: "a gift that could not be shown",
    like: "listing, failed",
    open: async (page, market) => {
      await gql(page, "exportActivatedVoucher").status(500);
      await openGift(page, market, FAILED);
    },
  },
  {
    name: "a gift",
    open: async (page, market) => {
      await openGift(page, market, OPEN_GIFT);
      await expect(page.locator(BARS)).toBeVisible();
    },
  },
  {
    name: "a gift with a broken file",
    like: "a gift",
    open: async (page, market) => {
      await gql(page, /^export(Activated)?Voucher$/).edit((answer) => {
        const all = Object.values(
          answer.data.orders as Record<string, { voucher: string | null; exportBase64: string }>,
        );
        for (const made of all) if (made.voucher !== null) made.exportBase64 = "broken";
        return answer as unknown;
      });
      await openGift(page, market, "main article [data-tone=error]");
      await expect(page.locator(BARS)).toBeVisible();
    },
  },
  {
    name: "a gift at the till",
    open: async (page, market) => {
      await openGift(page, market, OPEN_GIFT);
      await page.locator(KEEP).first().click();
      await expect(page.locator("dialog[open] svg[role=img]")).toBeVisible();
    },
  },
  {
    name: "a gift, to be kept",
    like: "a gift",
    open: async (page, market) => {
      await openGift(page, market, OPEN_GIFT);
      await page.locator(KEEP).nth(1).click();
      await page.locator("dialog[open] input").first().fill("123456");
      await page.locator("dialog[open] button[type=submit]").click();
      await expect(page.locator("dialog[open] [aria-invalid=true]")).toBeVisible();
    },
  },
  {
    name: "no gift is open",
    like: "listing, failed",
    open: at("/giftcard", "main h2 ~ * a[data-variant=primary]"),
  },
  {
    name: "a bundle of a few",
    like: "a bundle of many, one by one",
    open: async (page, market) => {
      await openGift(page, market, OPEN_GIFT, { bundle: { "1123": 2, "1101": 1 } }, "bundle");
      await expect(page.locator(BARS)).toHaveCount(3);
    },
  },
  {
    name: "a bundle of many, one by one",
    open: async (page, market) => {
      await openGift(page, market, "main summary", { bundle: { "1001": 30, "1101": 14 } }, "bundle");
      await page.locator("main summary").first().click();
      await expect(page.locator("main details[open] li").first()).toBeVisible();
    },
  },
  {
    name: "a bundle without files",
    like: "a bundle of many, one by one",
    open: (page, market) => openGift(page, market, "main h1 ~ div h2 ~ *", { bundle: {} }, "bundle"),
  },
  { name: "nothing is kept", like: "basket, empty", open: at("/giftcard/kept", "main h2 ~ * a[data-variant=primary]") },
  { name: "gifts that are kept", open: openKept },
  {
    name: "a kept gift, open",
    like: "a gift",
    open: async (page, market) => {
      await openKept(page, market);
      await page.locator("main form input[type=password]").fill("solsort 71");
      await page.locator("main form button[type=submit]").click();
      await expect(page.locator("main [role=group] svg[role=img]")).toBeVisible();
    },
  },
];
