import { type Page } from "@playwright/test";
import { GENERIC_FAULTS } from "../support/faults";
import { QUAY, remember, seedBasket } from "./seed";
import { expect, test } from "./shop";
import { DANISH, GLOBAL_CARD, payButton } from "./steps";
import { gql } from "./wire";

interface Screen {
  path: string;
  operations: readonly string[];
  lines?: Parameters<typeof seedBasket>[1];
  /** What is pressed there, where the operation is not asked by itself. */
  press?: (page: Page) => Promise<void>;
}

/** The operations that each screen is drawn from, and those that change what is bought. */
const SCREENS: Record<string, Screen> = {
  home: { path: "", operations: ["getPopular", "GetLocalizedComponents", "categoriesBySalesChannel", "salesFlows"] },
  listing: {
    path: "/shop",
    operations: ["productsFilter", "categoriesBySalesChannel", "GetProductPriceInterval", "countryPresentations"],
  },
  product: { path: GLOBAL_CARD, operations: ["getProducts", "getProductStockInfo", "salesFlows", "getBasketById"] },
  basket: { path: "/basket", operations: ["getBasketById", "salesFlows", "countryPresentations", "GetAllKeys"] },
  change: {
    path: "/basket",
    operations: ["updateBasket"],
    press: (page) => page.getByRole("button", { name: /^One more of/ }).click(),
  },
  delivery: {
    path: "/basket/delivery",
    operations: ["createShippingQuote"],
    lines: [{ thing: "1129-fjord", address: QUAY }],
  },
  payment: {
    path: "/basket/delivery",
    operations: ["finalizeBasket"],
    press: async (page) => {
      await page.locator("#terms").check();
      await payButton(page).click();
      // Told what became of it, or at the payment window.
      const told = page.getByRole("alert").or(page.locator("input[name=number]"));
      await expect(told.first()).toBeVisible({ timeout: 25_000 });
    },
  },
};

const cases = Object.entries(SCREENS).flatMap(([screen, { operations, ...more }]) =>
  Object.entries(GENERIC_FAULTS).flatMap(([name, fault]) =>
    operations.map((operation) => ({ screen, operation, name, fault, ...more })),
  ),
);

for (const { screen, path, operation, name, fault, lines, press } of cases) {
  test(`${screen}: ${operation} meets ${name}`, async ({ page }) => {
    const seeded = await seedBasket(page.request, lines);
    await remember(page, seeded);
    const struck = await gql(page, operation).generic(fault);
    await page.goto(DANISH + path);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    await press?.(page);
    await expect.poll(() => struck.times).toBeGreaterThan(0);
    // Whatever came, it comes to an end: the rest is held by the watch.
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0, { timeout: 25_000 });
    await expect(page.locator("main")).not.toContainText(/undefined|NaN|\[object/);
    const stored = await page.evaluate(() => localStorage.getItem("salesChannelBaskets") ?? "");
    expect(stored).toContain(seeded.basketId);
  });
}
