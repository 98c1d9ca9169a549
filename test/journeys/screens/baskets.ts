import { openCheckout, openSeededBasket, QUAY } from "../seed";
import { expect } from "../shop";
import { gql } from "../wire";
import { at, FAILED, GIFT, type ScreenState } from "./screen";

/** Glasses by post. */
const POSTED = { thing: "1129-fjord", name: "Bo Lind", address: QUAY };

/** The basket, and the step before the payment. */
export const BASKET_SCREENS: readonly ScreenState[] = [
  { name: "basket, empty", open: at("/basket", GIFT) },
  {
    name: "basket",
    open: async (page, market) => {
      await openSeededBasket(page, [{}, { value: 400, name: "Alma Holm" }], market);
    },
  },
  {
    name: "basket, a line just taken out",
    like: "basket",
    open: async (page, market) => {
      await openSeededBasket(page, [{}, { value: 400, name: "Alma Holm" }], market);
      await page.locator("main li button").nth(-1).click();
      await expect(page.locator("[data-undo]")).toBeVisible();
    },
  },
  {
    name: "basket, changing a recipient",
    open: async (page, market) => {
      await openSeededBasket(page, [{}], market);
      await page.locator("main li button").nth(-2).click();
      await expect(page.locator("dialog[open] input[name=deliveryMethod]").first()).toBeVisible();
    },
  },
  {
    name: "basket, changing a date",
    like: "basket, changing a recipient",
    open: async (page, market) => {
      await openSeededBasket(page, [{}], market);
      await page.locator("main li button").nth(-3).click();
      await page.locator("dialog[open] input[name=when]").nth(1).dispatchEvent("click");
      await page.locator("dialog[open] input[type=date]").fill("2020-01-01");
      await page.locator("dialog[open] button[type=submit]").click();
      await expect(page.locator("dialog[open] [aria-invalid=true]")).toBeVisible();
    },
  },
  {
    name: "basket, for two countries",
    like: "basket",
    open: async (page, market) => {
      const sweden = { line1: "Hornsgatan 8", postCode: "118 20", city: "Stockholm", countryCode: "SE" };
      await openSeededBasket(page, [POSTED, { name: "Märta Ek", address: sweden }], market);
      await expect(page.locator("main [data-tone] button").first()).toBeVisible();
    },
  },
  {
    name: "basket, failed",
    like: "listing, failed",
    open: async (page, market) => {
      await gql(page, "getBasketById").status(500);
      await gql(page, "createBasket").status(500);
      await page.addInitScript(() =>
        localStorage.setItem(
          "salesChannelBaskets",
          JSON.stringify([{ basketId: "b1", salesChannelId: 3, countryCode: "dk", storedAt: Date.now() }]),
        ),
      );
      await at("/basket", FAILED)(page, market);
    },
  },
  {
    name: "delivery",
    open: async (page, market) => {
      await openCheckout(page, [{}, { value: 400, name: "Alma Holm" }], market);
    },
  },
  {
    name: "delivery, ways and pick-up points",
    open: async (page, market) => {
      await openCheckout(page, [POSTED, { name: "Ada Krogh", address: QUAY }], market);
      await page.locator("main li input[type=radio]").nth(6).dispatchEvent("click");
      const ways = page.locator("main li button[aria-controls]");
      await expect(ways).toHaveCount(2);
      await ways.last().click();
      await expect(page.locator("main li fieldset").nth(2)).toBeVisible();
      // The shop nearest is chosen with its way, and the sum follows.
      await expect(page.locator("main li [role=status]:not(.visually-hidden)")).toHaveCount(0);
      await expect(page.locator("main li fieldset").nth(2).locator("input:checked")).toHaveCount(1);
      await expect(page.locator("main li button[aria-expanded=true]")).toHaveCount(2);
    },
  },
  {
    name: "delivery, no shop near and no price",
    like: "delivery, ways and pick-up points",
    open: async (page, market) => {
      await gql(page, "createShippingQuote").nth(2).status(500);
      const far = { ...QUAY, postCode: "8099" };
      await openCheckout(
        page,
        [
          { ...POSTED, address: far },
          { name: "Ada Krogh", address: QUAY },
        ],
        market,
      );
      await expect(page.locator("main li [role=alert]")).toBeVisible();
      await expect(page.locator("main li fieldset").first()).toBeVisible();
    },
  },
  {
    name: "delivery, with errors",
    open: async (page, market) => {
      await openCheckout(page, [{}], market);
      for (const field of ["name", "email", "postCode"]) await page.locator(`#billing-${field}`).fill("");
      await page.locator("main form button[type=submit]").click();
      await expect(page.locator("main [aria-invalid=true]").first()).toBeVisible();
    },
  },
  {
    name: "delivery, payment refused",
    like: "delivery, with errors",
    open: async (page, market) => {
      await openCheckout(page, [{}], market);
      await gql(page, "finalizeBasket").refused("BasketHasIssues");
      await page.locator("main form button[type=submit]").click();
      await expect(page.locator("main [role=alert]")).not.toBeEmpty();
    },
  },
  {
    name: "delivery, a payment is open",
    like: "delivery",
    open: async (page, market) => {
      await openCheckout(page, [{}], market);
      await page.locator("main form button[type=submit]").click();
      await expect(page).toHaveURL(/\/pay\//);
      await page.goto(`${market}/basket/delivery`);
      await expect(page.locator("main [data-tone=info] button[data-variant=primary]")).toBeVisible();
      await expect(page.locator("main form")).toHaveCount(0);
    },
  },
  {
    name: "basket, with a greeting and a wrapping that is changed",
    open: async (page, market) => {
      // The wrapping's name moves what stands below it, the button among it.
      const named = page.waitForResponse((response) => /getWrappings/.test(response.request().postData() ?? ""));
      await openSeededBasket(page, [{ address: QUAY, greeting: "GREETING-DANSK", wrapping: "w-kraft" }], market);
      await named;
      await page.locator("main li button[data-variant=quiet]").nth(3).click();
      await expect(page.locator("dialog[open] input[name=wrapping]").first()).toBeVisible();
    },
  },
  {
    name: "basket, a greeting is looked at",
    like: "greeting editor, another tab, words and a picture in the preview",
    open: async (page, market) => {
      await openSeededBasket(page, [{ greeting: "GREETING-PICTURE" }], market);
      await page.locator("main li button[data-variant=quiet]").first().click();
      await expect(page.locator("dialog[open] img")).toBeVisible();
    },
  },
];
