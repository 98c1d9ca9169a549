import { GENERIC_FAULTS } from "../support/faults";
import { remember, seedBasket } from "./seed";
import { expect, test } from "./shop";
import { DANISH, GLOBAL_CARD } from "./steps";
import { gql } from "./wire";

/** The operations that each screen is drawn from. */
const SCREENS = {
  home: { path: "", operations: ["getPopular", "GetLocalizedComponents", "categoriesBySalesChannel", "salesFlows"] },
  listing: {
    path: "/shop",
    operations: ["productsFilter", "categoriesBySalesChannel", "GetProductPriceInterval", "countryPresentations"],
  },
  product: { path: GLOBAL_CARD, operations: ["getProducts", "getProductStockInfo", "salesFlows", "getBasketById"] },
  basket: { path: "/basket", operations: ["getBasketById", "salesFlows", "countryPresentations", "GetAllKeys"] },
} as const;

/** Every operation with every fault takes long; as a rule each fault meets one operation of each screen in turn. */
const isWhole = process.env.MATRIX === "whole";

const cases = Object.entries(SCREENS).flatMap(([screen, { path, operations }]) =>
  Object.entries(GENERIC_FAULTS).flatMap(([name, fault], at) =>
    operations
      .filter((_, place) => isWhole || place === at % operations.length)
      .map((operation) => ({ screen, path, operation, name, fault })),
  ),
);

for (const { screen, path, operation, name, fault } of cases) {
  test(`${screen}: ${operation} meets ${name}`, async ({ page }) => {
    const seeded = await seedBasket(page.request);
    await remember(page, seeded);
    const struck = await gql(page, operation).generic(fault);
    await page.goto(DANISH + path);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    await expect.poll(() => struck.times).toBeGreaterThan(0);
    // Whatever came, it comes to an end: the rest is held by the watch.
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0, { timeout: 25_000 });
    await expect(page.locator("main")).not.toContainText(/undefined|NaN|\[object/);
    const stored = await page.evaluate(() => localStorage.getItem("salesChannelBaskets") ?? "");
    expect(stored).toContain(seeded.basketId);
  });
}
