import { openCheckout, openSeededBasket } from "./seed";
import { expect, test } from "./shop";
import {
  addToBasket,
  basketLines,
  DANISH,
  fillPayer,
  fillPurchase,
  FREJA,
  gifts,
  GLOBAL_CARD,
  goToPayment,
  heading,
  openCard,
  openHome,
  payButton,
  PAYER,
  purchaseForm,
  toListing,
} from "./steps";
import { gql } from "./wire";

test("offline: said, the screen and what was typed stay; another gift that is opened comes with the connection", async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/ChunkLoadError|dynamically imported module/);
  // Three while there is no connection, and one when it is back.
  watch.mostTries = 4;
  await openCard(page);
  await fillPurchase(page, FREJA);
  await context.setOffline(true);
  const banner = page.getByText(/^You are offline/);
  await expect(banner).toBeVisible();
  await toListing(page).click();
  await context.setOffline(false);
  await expect(banner).toBeHidden();
  // Its code may have come before the connection went, or not: then the page may be loaded again.
  await expect(gifts(page).first()).toBeVisible();
  await page.goBack();
  await expect(purchaseForm(page).getByLabel("Recipient’s name")).toHaveValue("Freja Lund");

  await toListing(page).click();
  await expect(gifts(page).nth(7)).toBeVisible();
  await context.setOffline(true);
  await gifts(page).nth(7).click();
  await expect(page.getByText("This gift could not be shown")).toBeVisible({ timeout: 15_000 });
  await context.setOffline(false);
  await expect(purchaseForm(page)).toBeVisible();
});

test("the connection goes before all of the shop has come: it goes on when it is back", async ({ page, watch }) => {
  watch.allow(/ChunkLoadError|dynamically imported module/);
  await page.addInitScript(() => {
    const connection = { is: false };
    Object.defineProperty(Navigator.prototype, "onLine", { get: () => connection.is });
    window.addEventListener("online", () => (connection.is = true), { capture: true });
  });
  const late = /\/assets\/late-[^/]+\.js$/;
  await page.route(late, (route) => route.abort());
  await page.goto(DANISH + GLOBAL_CARD);
  await expect(page.getByText("We cannot reach the shop")).toBeVisible();
  await expect(purchaseForm(page)).toBeHidden();
  await page.unroute(late);
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await fillPurchase(page, FREJA);
  await page.getByRole("button", { name: "Add to basket" }).click();
  await expect(page.getByRole("dialog", { name: "Your basket has been updated" })).toBeVisible();
});

test("the shop's code is lost, unnoticed by the browser, also when the page is loaded again: it goes on by itself @whole", async ({
  page,
  watch,
}) => {
  watch.allow(/ChunkLoadError|dynamically imported module/);
  await page.clock.install();
  const late = /\/assets\/late-[^/]+\.js$/;
  await page.route(late, (route) => route.abort());
  await page.goto(DANISH + GLOBAL_CARD);
  await expect(page.getByText("We cannot reach the shop")).toBeVisible();
  await page.unroute(late);
  await page.clock.fastForward(11_000);
  await expect(purchaseForm(page)).toBeVisible();
  expect(watch.documents.length).toBe(2);
});

test("what comes after the first paint is gone, and the code of toasts with it: said all the same @whole", async ({
  page,
  watch,
}) => {
  watch.allow(/ChunkLoadError/);
  // What was to be shown never comes.
  watch.settled = false;
  await page.route(/\/assets\/(?:late|Toasts)-[^/]+\.js$/, (route) => route.fulfill({ status: 404 }));
  await page.goto(`${DANISH}/basket`);
  await expect(page.getByRole("alert").filter({ hasText: "We cannot reach the shop" })).toBeInViewport();
});

for (const { what, files, tag } of [
  { what: "what comes after the first paint", files: /\/assets\/late-[^/]+\.js$/, tag: [] },
  { what: "the texts of the first paint", files: /\/assets\/en-[^/]+\.js$/, tag: "@whole" },
]) {
  const name = `${what} never comes and never fails: after two minutes the page is loaded again`;
  test(name, { tag }, async ({ page, watch }) => {
    watch.allow(/ChunkLoadError/);
    await page.clock.install();
    let pages = 0;
    let isAsked = false;
    page.on("request", (request) => {
      if (request.isNavigationRequest()) pages += 1;
    });
    // No answer, as on a connection that died unnoticed.
    await page.route(files, (route) => {
      isAsked = true;
      return pages > 1 ? route.continue() : undefined;
    });
    await page.goto(DANISH + GLOBAL_CARD);
    await expect.poll(() => isAsked).toBe(true);
    await page.clock.fastForward(115_000);
    expect(pages).toBe(1);
    // The shop counts from its own start, which may be a moment later.
    await expect
      .poll(async () => {
        if (pages === 1) await page.clock.fastForward(30_000);
        return pages;
      })
      .toBe(2);
    await fillPurchase(page, FREJA);
    await page.getByRole("button", { name: "Add to basket" }).click();
    await expect(page.getByRole("dialog", { name: "Your basket has been updated" })).toBeVisible();
  });
}

const CHUNK_FAULTS = {
  "is gone": { status: 404, contentType: "text/plain", body: "Not found" },
  "is answered by the page": { status: 200, contentType: "text/html", body: "<!doctype html><title>x</title>" },
} as const;
for (const [how, answer] of Object.entries(CHUNK_FAULTS)) {
  const tag = how === "is gone" ? [] : "@whole";
  test(`a part of the code that ${how}: loaded again once at most, then said`, { tag }, async ({ page, watch }) => {
    watch.allow(/ChunkLoadError|dynamically imported module|module script|MIME/);
    await openHome(page);
    await page.route(/\/assets\/(?:chunk-)?Basket-[^/]+\.js$/, (route) => route.fulfill(answer));
    await page.getByRole("banner").getByRole("link", { name: "Basket" }).click();
    await page.waitForFunction(() =>
      performance
        .getEntriesByType("navigation")
        .some((entry) => (entry as PerformanceNavigationTiming).type === "reload"),
    );
    await expect(heading(page, "Part of the shop did not load")).toBeVisible();
    await expect(page.getByRole("link", { name: "Customer service" }).first()).toBeVisible();
    expect(watch.documents.length).toBeLessThanOrEqual(2);
    await page.unroute(/\/assets\/(?:chunk-)?Basket-[^/]+\.js$/);
    // The person's own, after the one by itself.
    watch.mostReloads += 1;
    await page.getByRole("button", { name: "Load again" }).click();
    await expect(heading(page, "Your basket is empty")).toBeVisible();
  });
}

test("a screen whose code hangs gives way at once, says so after ten seconds, and can be loaded again @whole", async ({
  page,
  watch,
}) => {
  watch.mostReloads += 1;
  await page.clock.install();
  await openHome(page);
  const basket = page.getByRole("banner").getByRole("link", { name: "Basket" });
  const main = page.getByRole("main");
  let isHanging = true;
  await page.route(/\/assets\/Basket-[^/]+\.js$/, (route) => (isHanging ? undefined : route.continue()));
  await basket.click();
  await expect(main.getByRole("status")).toHaveText("Loading");
  await expect(main.getByRole("heading")).toHaveCount(0);
  await page.goBack();
  await expect(heading(page, "A gift they choose themselves")).toBeVisible();
  await basket.click();
  await expect(main.getByRole("status")).toHaveText("Loading");
  await page.clock.fastForward(11_000);
  await expect(page.getByText("This is taking longer than expected")).toBeVisible();
  isHanging = false;
  await main.getByRole("button", { name: "Load again" }).click();
  await expect(heading(page, "Your basket is empty")).toBeVisible();
});

test("a route is left while it loads: nothing is said; and a part of the code that fails once comes unseen @whole", async ({
  page,
  watch,
}) => {
  watch.allow(/dynamically imported module/);
  await openHome(page);
  const held = await gql(page, "productsFilter").hold();
  await toListing(page).click();
  await expect(page).toHaveURL(`${DANISH}/shop`);
  await page.getByRole("banner").getByRole("link", { name: /home/ }).click();
  await expect(page).toHaveURL(DANISH);
  held.release();
  await expect(gifts(page)).toHaveCount(0);
  await expect(page.getByRole("alert").filter({ hasText: /./ })).toHaveCount(0);

  let struck = 0;
  await page.route(/\/assets\/Basket-[^/]+\.js$/, (route) => {
    struck += 1;
    return struck === 1 ? route.abort() : route.continue();
  });
  await page.getByRole("banner").getByRole("link", { name: "Basket" }).click();
  await expect(heading(page, "Your basket is empty")).toBeVisible();
  expect(struck).toBeGreaterThan(0);
});

test("parts of the header or footer that do not come (toasts, menu) take nothing else along @whole", async ({
  page,
  watch,
}) => {
  watch.allow(/ChunkLoadError|dynamically imported module|Failed to load resource|net::ERR/);
  const struck: string[] = [];
  await page.route(/\/(?:Toasts|SiteMenu)-/, (route) => {
    struck.push(route.request().url());
    return route.abort();
  });
  await openHome(page);
  await page.getByRole("banner").getByRole("button", { name: "Menu" }).click();
  await expect(page.getByText(/^The connection may be gone, or there is a new version/)).toBeVisible();
  // Each is asked for a second time, and then done without.
  for (const part of [/\/Toasts-[^/]+\.js$/, /\/SiteMenu-[^/]+\.js$/])
    await expect.poll(() => struck.filter((url) => part.test(url)).length).toBeGreaterThan(1);
  await toListing(page).click();
  await expect(gifts(page).first()).toBeVisible();
});

test("code that does not come is told in its place: a dialog, the check of phone numbers; nothing is lost, and it comes later", async ({
  page,
  watch,
}) => {
  watch.allow(/ChunkLoadError|dynamically imported module|Failed to load resource|net::ERR/);
  const dialogs = /\/assets\/DeliveryDialog-[^/]+\.js$/;
  const plans = /\/assets\/phone-[^/]+\.js$/;
  for (const code of [dialogs, plans]) await page.route(code, (route) => route.abort());
  await openCheckout(page);
  const button = page.getByRole("button", { name: /^Change recipient/ });
  await button.click();
  const told = page.getByRole("dialog", { name: "Part of the shop did not load" });
  await expect(told).toBeVisible();
  await expect(page.locator("[id^=delivery-]")).toHaveCount(1);
  await page.unroute(dialogs);
  await told.getByRole("button", { name: "Try again" }).click();
  const dialog = page.getByRole("dialog", { name: "Change recipient" });
  await expect(dialog.getByLabel("Recipient’s name")).toHaveValue("Freja Lund");
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(button).toBeFocused();

  await payButton(page).click();
  const details = page.getByRole("region", { name: "Your details" });
  await expect(details.getByRole("group", { name: "There is one thing to put right" })).toBeFocused();
  await expect(details.getByLabel("Phone", { exact: true })).toHaveAccessibleDescription(/cannot reach the shop/);
  await expect(details.getByLabel("Name", { exact: true })).toHaveValue(PAYER.name);
  await page.unroute(plans);
  await goToPayment(page);
});

test("a part of the code is gone while the payment form is half filled: what was typed comes back @whole", async ({
  page,
  watch,
}) => {
  watch.allow(/ChunkLoadError|dynamically imported module|module script|MIME/);
  await openCheckout(page);
  await fillPayer(page, {
    name: "Ida Bruun",
    email: "ida@example.com",
    phone: "20123456",
    postCode: "8000",
    city: "Aarhus",
    line1: "Åboulevarden 1",
  });
  const gone = /\/assets\/Basket-[^/]+\.js$/;
  await page.route(gone, (route) => route.fulfill(CHUNK_FAULTS["is gone"]));
  const reloaded = page.waitForEvent("framenavigated", { predicate: (frame) => frame.url().endsWith("/basket") });
  await page.getByRole("navigation", { name: "Steps to your order" }).getByRole("link", { name: "Basket" }).click();
  await reloaded;
  await page.waitForFunction(
    () => (performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming).type === "reload",
  );
  // The new release is whole.
  await page.unroute(gone);
  await page.goto(`${DANISH}/basket/delivery`);
  const details = page.getByRole("region", { name: "Your details" });
  await expect(details.getByLabel("Name", { exact: true })).toHaveValue("Ida Bruun");
  await expect(details.getByLabel("Address", { exact: true })).toHaveValue("Åboulevarden 1");
});

test("a screen that cannot be drawn is loaded again once at most, then says so", async ({ page, watch }) => {
  watch.allow(/./);
  await page.addInitScript(() => {
    const format = Intl.ListFormat.prototype.format;
    Object.assign(Intl.ListFormat.prototype, {
      format(this: Intl.ListFormat, list: string[]) {
        if (location.pathname.includes("/shop/")) throw new Error("broken on purpose");
        return format.call(this, list);
      },
    });
  });
  await openHome(page);
  await page.getByRole("main").getByRole("link", { name: "Buy the global gift card" }).first().click();
  await expect(heading(page, "This page could not be shown")).toBeVisible();
  expect(watch.documents.length).toBeLessThanOrEqual(2);
  await expect(page.getByRole("link", { name: "Customer service" }).first()).toBeVisible();
  await page.getByRole("button", { name: "To the front page" }).click();
  await expect(page.getByRole("main").getByRole("link", { name: "Buy the global gift card" }).first()).toBeVisible();
});

test("with storage off nothing is loaded again by itself, nor said to be kept if the person does @whole", async ({
  page,
  watch,
}) => {
  watch.allow(/ChunkLoadError|dynamically imported module/);
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("Denied", "SecurityError");
        },
      });
    }
  });
  await openHome(page);
  await page.route(/\/assets\/Basket-[^/]+\.js$/, (route) => route.abort());
  await page.getByRole("banner").getByRole("link", { name: "Basket" }).click();
  await expect(heading(page, "Part of the shop did not load")).toBeVisible();
  // The page that is loaded then has no basket.
  await expect(page.getByText("Load the page again.")).not.toContainText("basket");
  expect(watch.documents.length).toBe(1);
});

test("an old browser is told once, which the keyboard closes, and works without what is new @whole", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, "documentMode", { value: 11 });
    Reflect.deleteProperty(Crypto.prototype, "randomUUID");
    Reflect.deleteProperty(AbortSignal, "timeout");
    Reflect.deleteProperty(AbortSignal, "any");
    Reflect.deleteProperty(window, "structuredClone");
    Reflect.deleteProperty(window, "BroadcastChannel");
    Reflect.deleteProperty(Navigator.prototype, "locks");
    Reflect.deleteProperty(Intl, "supportedValuesOf");
    Reflect.deleteProperty(window, "requestIdleCallback");
    Reflect.deleteProperty(window, "scheduler");
  });
  await openHome(page);
  const dialog = page.getByRole("dialog", { name: "Your browser is old" });
  await expect(dialog.getByRole("link", { name: "newer browser" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await openCheckout(page);
  await expect(page.getByRole("button", { name: "Only what is needed" })).toBeVisible();
  await expect(dialog).toBeHidden();
  await payButton(page).click();
  await expect(page).toHaveURL(/\/pay\//);
});

const DATA_LAYERS = {
  "is missing": () => Object.defineProperty(window, "dataLayer", { get: () => undefined }),
  "is frozen": () => Object.defineProperty(window, "dataLayer", { value: Object.freeze([]) }),
  throws: () =>
    Object.defineProperty(window, "dataLayer", {
      value: {
        push() {
          throw new Error("no");
        },
      },
    }),
};
for (const [how, init] of Object.entries(DATA_LAYERS)) {
  test(`a data layer that ${how} stands in nobody's way`, { tag: "@whole" }, async ({ page }) => {
    await page.addInitScript(init);
    await openCard(page);
    await fillPurchase(page, FREJA);
    await addToBasket(page);
    await expect(basketLines(page)).toHaveCount(1);
  });
}

test("no style, no answer about the stock and a data layer that throws: the gift is shown, and the server decides @whole", async ({
  page,
  watch,
}) => {
  watch.allow(/CSS|preload/i);
  await page.addInitScript(DATA_LAYERS.throws);
  await page.route(/\/assets\/.*\.css$/, (route) => route.abort());
  await gql(page, "getProductStockInfo").abort();
  await openCard(page);
  await expect(page.getByText("Out of stock")).toHaveCount(0);
  await fillPurchase(page, FREJA);
  await addToBasket(page);
  await expect(basketLines(page)).toHaveCount(1);
});

test("a language file that does not come: the shop opens in English @whole", async ({ page, watch }) => {
  watch.allow(/dynamically imported module|Failed to load resource|LANGUAGE_FILE|net::ERR/);
  await page.route(/\/assets\/da-[^/]+\.js$/, (route) => route.abort());
  await page.goto("/da/dk/dkk");
  await expect(heading(page, "A gift they choose themselves")).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test("a language file that fails at first comes unseen @whole", async ({ page, watch }) => {
  watch.allow(/dynamically imported module|Failed to load resource|net::ERR/);
  watch.mostReloads = 0;
  // By the page's head, as the language, and as the English that stands in for it.
  const strikes = new Map<string, number>();
  await page.route(/\/assets\/en-[^/]+\.js$/, (route, asked) => {
    const struck = strikes.get(asked.url()) ?? 0;
    strikes.set(asked.url(), struck + 1);
    return struck < 3 ? route.abort() : route.continue();
  });
  await page.goto(DANISH);
  await expect(heading(page, "A gift they choose themselves")).toBeVisible();
});

test("on a phone what failed is told below the notice that there is no connection, and above when it is back @whole", async ({
  page,
  context,
  watch,
}) => {
  // What was still to come may be cut off.
  watch.allow(/ChunkLoadError|dynamically imported module/);
  await page.setViewportSize({ width: 320, height: 640 });
  await openSeededBasket(page, [{}]);
  await page.goto(`${DANISH}/basket/psp/failed`);
  const told = page.locator("[data-toast]");
  await expect(told).toHaveAttribute("data-edge", "top");
  const top = async () => (await told.boundingBox())!.y;
  // It rises as it comes.
  await told.evaluate((toast) => Promise.all(toast.getAnimations().map(({ finished }) => finished)));
  const before = await top();
  await context.setOffline(true);
  const notice = page.getByText(/^You are offline/);
  await expect(notice).toBeVisible();
  await expect
    .poll(async () => {
      const { y, height } = (await notice.boundingBox())!;
      return (await top()) - (y + height);
    })
    .toBeGreaterThan(0);
  await context.setOffline(false);
  await expect(notice).toBeHidden();
  await expect.poll(top).toBe(before);
});
