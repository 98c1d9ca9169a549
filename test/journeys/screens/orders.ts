import { openCheckout, seedOrders } from "../seed";
import { expect } from "../shop";
import { pay, signUp } from "../steps";
import { gql } from "../wire";
import { at, FAILED, type ScreenState, signOutElsewhere } from "./screen";

/** Payment, and the order's own facts. */
const PAID = "main article table:not([aria-hidden])";

/** What was bought. */
export const ORDER_SCREENS: readonly ScreenState[] = [
  {
    name: "order",
    open: async (page, market) => {
      await openCheckout(page, [{}], market);
      await page.locator("main form button[type=submit]").click();
      await expect(page).toHaveURL(/\/pay\//);
      await pay(page);
      await expect(page.locator(PAID)).toHaveCount(2, { timeout: 20_000 });
    },
  },
  {
    name: "order, its confirmation sent again",
    like: "order",
    open: async (page, market) => {
      await signUp(page, `${market}/order`);
      const [id] = await seedOrders(page.request, 1);
      await at(`/order/${id}`, "main article h1")(page, market);
      await expect(page.locator(PAID)).toHaveCount(2);
      const again = page.locator("section[aria-labelledby=order-resend]");
      await again.locator("button").click();
      await expect(again.locator("[role=status]")).not.toBeEmpty();
      // A pause before it can be sent once more.
      await expect(again.locator("button[aria-describedby]")).toBeVisible();
    },
  },
  {
    name: "orders, signed out in another tab",
    like: "company account, whom to shop for",
    signsOut: true,
    open: async (page, market) => {
      await signUp(page, `${market}/order`);
      await signOutElsewhere(page, market);
      await expect(page.locator("main h1 ~ * a[data-variant=primary]")).toBeVisible();
    },
  },
  {
    name: "orders, none yet",
    like: "basket, empty",
    open: async (page, market) => {
      await signUp(page, `${market}/order`);
      await expect(page.locator("main h1 ~ * a")).toBeVisible();
    },
  },
  {
    name: "orders",
    open: async (page, market) => {
      await signUp(page, `${market}/order`);
      await seedOrders(page.request, 11, [{}, { value: 400, name: "Alma Holm" }]);
      await at("/order", "main li h2")(page, market);
    },
  },
  {
    name: "orders, failed",
    like: "listing, failed",
    open: async (page, market) => {
      await signUp(page, `${market}/order`);
      await gql(page, "getOrders").status(500);
      await at("/order", FAILED)(page, market);
    },
  },
  {
    name: "order, unknown",
    like: "not found",
    open: async (page, market) => {
      await signUp(page, `${market}/order`);
      await at("/order/NOTANORDER", "main h1 ~ * a[data-variant=primary]")(page, market);
    },
  },
];
