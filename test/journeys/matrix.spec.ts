import { type Page } from "@playwright/test";
import { GENERIC_FAULTS } from "../support/faults";
import { layReady, linkOf, openButton, pinField } from "./gift";
import { openEditor, wordsOf } from "./greetingSteps";
import { QUAY, remember, seedBasket, seedOrders } from "./seed";
import { type Control, expect, test } from "./shop";
import { DANISH, GLOBAL_CARD, payButton, purchaseForm, signUp } from "./steps";
import { gql } from "./wire";

/** A greeting is given up after a minute. */
const UPLOAD_MS = 65_000;

interface Screen {
  /** Its address, or what makes there be one. */
  path: string | ((page: Page, control: Control) => Promise<string>);
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
  order: { path: ordered, operations: ["getOrderById", "getOrderPaymentInfoById"] },
  orders: {
    path: async (page) => {
      await ordered(page);
      // Signed in long ago: whoever comes from the sign-in is not sent there again.
      await page.evaluate(() => sessionStorage.removeItem("signedInAt"));
      return "/order";
    },
    operations: ["getOrders"],
  },
  confirmation: {
    path: ordered,
    operations: ["resendOrderConfirmation"],
    press: (page) => page.locator("section[aria-labelledby=order-resend] button").click(),
  },
  gift: { path: gift({}), operations: ["getAuthorizationScheme", "exportActivatedVoucher"] },
  "gift with a PIN": {
    path: gift({ scheme: "ByPin", proof: "2468" }),
    operations: ["exportVoucher"],
    press: async (page) => {
      await pinField(page).fill("2468");
      await openButton(page).click();
    },
  },
  bundle: {
    path: gift({ bundle: { "1001": 2, "1000": 1 } }, "bundle"),
    operations: ["listActivatedBundle", "listBundledPdfs"],
  },
  greeting: { path: "/greeting/GREETING-PICTURE", operations: ["getGreeting"] },
  "greeting editor": {
    path: GLOBAL_CARD,
    operations: ["getGreetingTemplates", "createGreeting", "getWrappings"],
    press: async (page) => {
      await purchaseForm(page)
        .getByRole("radio", { name: /^By post/ })
        .check();
      const editor = await openEditor(page);
      await wordsOf(editor).fill("Happy birthday");
      await editor.getByRole("button", { name: "Save greeting" }).click();
      // Saved and closed, or told why not.
      await expect(
        editor.getByRole("alert").filter({ hasText: /\S/ }).or(page.locator("body:not(:has(dialog[open]))")).first(),
      ).toBeVisible({ timeout: UPLOAD_MS });
    },
  },
};

/** An order of somebody who is signed in. */
async function ordered(page: Page): Promise<string> {
  await signUp(page, `${DANISH}/order`);
  const [id] = await seedOrders(page.request, 1);
  return `/order/${id}`;
}

function gift(more: Parameters<typeof layReady>[1], kind?: string): Screen["path"] {
  return async (_page, control) => linkOf(await layReady(control, more), { kind, market: "" });
}

const cases = Object.entries(SCREENS).flatMap(([screen, { operations, ...more }]) =>
  Object.entries(GENERIC_FAULTS).flatMap(([name, fault]) =>
    operations.map((operation) => ({ screen, operation, name, fault, ...more })),
  ),
);

for (const { screen, path, operation, name, fault, lines, press } of cases) {
  test(`${screen}: ${operation} meets ${name}`, async ({ page, control }) => {
    test.setTimeout(UPLOAD_MS + 30_000);
    const seeded = await seedBasket(page.request, lines);
    await remember(page, seeded);
    const address = typeof path === "string" ? path : await path(page, control);
    const struck = await gql(page, operation).generic(fault);
    await page.goto(DANISH + address);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    await press?.(page);
    if (screen === "orders" && name === "401") {
      // Asked to sign in once more, on a page that is not the shop's.
      await expect(page).toHaveURL(/\/login/);
      return page.close();
    }
    await expect.poll(() => struck.times).toBeGreaterThan(0);
    // The answer is good but for its words: the payment goes on, at a page that is not the shop's.
    if (operation === "finalizeBasket" && name === "unknown words") return expect(page).toHaveURL(/\/pay\//);
    // Whatever came, it comes to an end: the rest is held by the watch.
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0, { timeout: 25_000 });
    await expect(page.locator("main")).not.toContainText(/undefined|NaN|\[object/);
    const stored = await page.evaluate(() => localStorage.getItem("salesChannelBaskets") ?? "");
    expect(stored).toContain(seeded.basketId);
  });
}
