import { type Page } from "@playwright/test";
import { CODE_SCREENS } from "./codeScreens";
import { openCheckout, openSeededBasket, QUAY, seedOrders } from "./seed";
import { expect } from "./shop";
import { GLOBAL_CARD, pay, signUp } from "./steps";
import { plant } from "./watchSecrets";
import { gql } from "./wire";

/** A screen of the shop in one of its states, opened in the market of an address ("/da/dk/dkk"). */
export interface ScreenState {
  name: string;
  open: (page: Page, market: string) => Promise<void>;
  /** Only below a width, in CSS pixels. */
  narrow?: boolean;
}

const at =
  (path: string, ready: string): ScreenState["open"] =>
  async (page, market) => {
    await page.goto(market + path);
    await expect(page.locator(ready).first()).toBeVisible({ timeout: 20_000 });
  };

const GIFT = "main section li a[id]";
/** What was to be shown did not come: it says so, and offers another try. */
const FAILED = "main [data-tone=error][role=alert] button";
/** Prices lead the filters, once they are known. */
const FILTERED = "main input[type=range]";
const BARS = "main article svg[role=img]";
/** Payment, and the order's own facts. */
const PAID = "main article table";
/** Glasses by post. */
const POSTED = { thing: "1129-fjord", name: "Bo Lind", address: QUAY };
const FORM = "main form input[name='recipient.name']";

const MANY = ["Name;E-mail;Amount", "Alma Holm;alma@example.com;250", "Bo Lind;bo@example.com;250", "C3;x;1"].join(
  "\n",
);

async function openMany(page: Page, market: string): Promise<void> {
  await at(GLOBAL_CARD, FORM)(page, market);
  await page.locator("main form ~ div > button").click();
  await expect(page.locator("dialog[open] textarea")).toBeVisible();
}

async function openGreetingEditor(page: Page, market: string): Promise<void> {
  await at(GLOBAL_CARD, FORM)(page, market);
  await page.locator("[aria-labelledby=purchase-greeting] button").click();
  await expect(page.locator("dialog[open] [role=tabpanel] img").first()).toBeVisible();
}

const openedGreeting =
  (token: string): ScreenState["open"] =>
  async (page, market) => {
    await at(`/greeting/${token}`, "main h1")(page, market);
    await page.locator("main h1 ~ div button").click();
    await expect(page.locator("main article")).toBeVisible();
  };

/** Lays a received gift ready and opens its link. */
async function openGift(
  page: Page,
  market: string,
  ready: string,
  gift: object = {},
  kind = "giftcard",
): Promise<void> {
  const asked = { gift: { takes: 0, ...gift } };
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
  await page.locator("main article a[href$='/giftcard/kept']").click();
  await expect(page.locator("main form input[type=password]")).toBeVisible();
}

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

/** Every screen there is, in every state that a person may meet it in. No text of a language is used to get there. */
export const SCREENS: readonly ScreenState[] = [
  { name: "home", open: at("", GIFT) },
  {
    name: "home, popular gifts failed",
    open: async (page, market) => {
      await gql(page, "getPopular").status(500);
      await at("", FAILED)(page, market);
    },
  },
  { name: "welcome", open: at("/welcome", "main select") },
  {
    name: "listing on its way",
    open: async (page, market) => {
      await gql(page, "productsFilter").hang();
      await at("/shop", "main [role=status]")(page, market);
      await expectFilters(page);
      await expect(page.locator(GIFT)).toHaveCount(0);
    },
  },
  { name: "listing", open: listing("", GIFT) },
  { name: "listing, filtered", open: listing("?type=Giftcard&min=100&max=500&order=PriceAsc", GIFT) },
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
    open: async (page, market) => {
      await at("/shop/glass/1129", FORM)(page, market);
      await page.locator("input[name=wrapping]").nth(1).dispatchEvent("click");
      await page.locator("input[name=when]").nth(1).dispatchEvent("click");
      await page.locator("form button[type=submit]").click();
      await expect(page.locator("main [aria-invalid=true]").first()).toBeVisible();
    },
  },
  { name: "product, unknown", open: at("/shop/gift/99999999", "main h1 ~ * a") },
  { name: "basket, empty", open: at("/basket", GIFT) },
  {
    name: "basket",
    open: async (page, market) => {
      await openSeededBasket(page, [{}, { value: 400, name: "Alma Holm" }], market);
    },
  },
  {
    name: "basket, a line just taken out",
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
      await page.locator("main li button").nth(-3).click();
      await expect(page.locator("dialog[open] input[name=deliveryMethod]").first()).toBeVisible();
    },
  },
  {
    name: "basket, changing a date",
    open: async (page, market) => {
      await openSeededBasket(page, [{}], market);
      await page.locator("main li button").nth(-2).click();
      await page.locator("dialog[open] input[name=when]").nth(1).dispatchEvent("click");
      await page.locator("dialog[open] input[type=date]").fill("2020-01-01");
      await page.locator("dialog[open] button[type=submit]").click();
      await expect(page.locator("dialog[open] [aria-invalid=true]")).toBeVisible();
    },
  },
  {
    name: "basket, for two countries",
    open: async (page, market) => {
      const sweden = { line1: "Hornsgatan 8", postCode: "118 20", city: "Stockholm", countryCode: "SE" };
      await openSeededBasket(page, [POSTED, { name: "Märta Ek", address: sweden }], market);
      await expect(page.locator("main [data-tone] button").first()).toBeVisible();
    },
  },
  {
    name: "basket, failed",
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
      await page.locator("main li button[aria-controls]").last().click();
      await expect(page.locator("main li fieldset").nth(2)).toBeVisible();
      // The shop nearest is chosen with its way, and the sum follows.
      await expect(page.locator("main li [role=status]")).toHaveCount(0);
      await expect(page.locator("main li fieldset").nth(2).locator("input:checked")).toHaveCount(1);
      await expect(page.locator("main li button[aria-expanded=true]")).toHaveCount(2);
    },
  },
  {
    name: "delivery, no shop near and no price",
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
    open: async (page, market) => {
      await openCheckout(page, [{}], market);
      await gql(page, "finalizeBasket").refused("BasketHasIssues");
      await page.locator("main form button[type=submit]").click();
      await expect(page.locator("main [role=alert]")).not.toBeEmpty();
    },
  },
  {
    name: "delivery, a payment is open",
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
    name: "many recipients, to be brought",
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
    open: async (page, market) => {
      await openMany(page, market);
      await gql(page, "updateBasket").status(500);
      await page.locator("dialog[open] textarea").fill(MANY.split("\n").slice(0, 3).join("\n"));
      await page.locator("dialog[open] button[data-variant=primary]").click();
      await page.locator("dialog[open] button[data-variant=primary]").filter({ hasText: "500" }).click();
      await expect(page.locator("dialog[open] [role=alert]")).toBeVisible({ timeout: 20_000 });
      await page.locator("dialog[open] summary").click();
    },
  },
  { name: "greeting editor", open: openGreetingEditor },
  {
    name: "greeting editor, another tab, words and a picture in the preview",
    open: async (page, market) => {
      await openGreetingEditor(page, market);
      await page.locator("dialog[open] [role=tab]").nth(4).click();
      await page.locator("dialog[open] [role=tabpanel] input").nth(1).dispatchEvent("click");
      await page.locator("dialog[open] textarea").fill("お誕生日おめでとう");
      await expect(page.locator("dialog[open] section img")).toBeVisible();
    },
  },
  {
    name: "greeting editor, with errors",
    open: async (page, market) => {
      await openGreetingEditor(page, market);
      await page.locator("dialog[open] textarea").fill("Happy \u{1f389} birth\u200bday");
      for (const place of [0, 1]) {
        const junk = { name: "a.gif", mimeType: "image/gif", buffer: Buffer.from("GIF89a..........") };
        const input = page.locator("dialog[open] input[type=file]").nth(place);
        await input.setInputFiles(junk);
        await expect(input).toHaveAttribute("aria-invalid", "true");
      }
    },
  },
  {
    name: "greeting editor, not saved",
    open: async (page, market) => {
      await openGreetingEditor(page, market);
      await gql(page, "createGreeting").status(413);
      await page.locator("dialog[open] textarea").fill("Happy birthday");
      await page.locator("dialog[open] button[data-variant=primary]").click();
      await expect(page.locator("dialog[open] [role=alert]")).toBeVisible();
    },
  },
  {
    name: "product by post, a wrapping about to be lost",
    open: async (page, market) => {
      await at(GLOBAL_CARD, FORM)(page, market);
      await page.locator("input[name=deliveryMethod][value=Physical]").dispatchEvent("click");
      await page.locator("input[name=wrapping]").nth(2).dispatchEvent("click");
      await page.locator("input[name=deliveryMethod][value=Email]").dispatchEvent("click");
      await expect(page.locator("dialog[open]")).toBeVisible();
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
    open: async (page, market) => {
      await openSeededBasket(page, [{ greeting: "GREETING-PICTURE" }], market);
      await page.locator("main li button[data-variant=quiet]").first().click();
      await expect(page.locator("dialog[open] img")).toBeVisible();
    },
  },
  { name: "greeting, closed", open: at("/greeting/GREETING-PICTURE", "main h1 ~ div button") },
  { name: "greeting, opened", open: openedGreeting("GREETING-PICTURE") },
  { name: "greeting, a film", open: openedGreeting("GREETING-FILM") },
  { name: "greeting, not found", open: at("/greeting/NOTAGREETING", "main h1 ~ * a[data-variant]") },
  { name: "greeting, without its link", open: at("/greeting", "main h1 ~ * a[data-variant]") },
  {
    name: "greeting, failed",
    open: async (page, market) => {
      await gql(page, "getGreeting").status(500);
      await at("/greeting/GREETING-PICTURE", FAILED)(page, market);
    },
  },
  {
    name: "order, its confirmation sent again",
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
  { name: "orders, signed out", open: at("/order", "main h1 ~ * a[data-variant=primary]") },
  {
    name: "orders, none yet",
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
    open: async (page, market) => {
      await signUp(page, `${market}/order`);
      await gql(page, "getOrders").status(500);
      await at("/order", FAILED)(page, market);
    },
  },
  { name: "a gift, to be opened", open: at("/verify-owner", "main form input") },
  {
    name: "a gift, its PIN refused",
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
    open: (page, market) =>
      openGift(page, market, "main button[data-variant]", { scheme: "ByAccountId", proof: "freja" }),
  },
  {
    name: "a gift, to be activated",
    open: (page, market) => openGift(page, market, "main form button[type=submit]", { isDelayed: true }),
  },
  {
    name: "a gift that only the support opens",
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
    open: async (page, market) => {
      await openGift(page, market, "main h1", { takes: 3_600_000 });
      await expect(page).toHaveURL(/\/giftcard$/);
      await expect(page.locator("main:has(h1) [role=status]:not(:empty)")).toBeVisible();
    },
  },
  {
    name: "a gift that takes too long",
    open: async (page, market) => {
      await page.clock.install();
      await openGift(page, market, "main [role=status]:not(:empty)", { takes: 3_600_000 });
      await expect(page).toHaveURL(/\/giftcard$/);
      // It is waited for from the moment the shop has heard that it is being made.
      await expect(async () => {
        await page.clock.fastForward(46_000);
        await expect(page.locator("main button[data-variant=primary]")).toBeVisible({ timeout: 1000 });
      }).toPass();
      await page.clock.resume();
    },
  },
  {
    name: "a gift that could not be shown",
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
    open: async (page, market) => {
      await openGift(page, market, OPEN_GIFT);
      await page.locator(KEEP).nth(1).click();
      await page.locator("dialog[open] input").first().fill("123456");
      await page.locator("dialog[open] button[type=submit]").click();
      await expect(page.locator("dialog[open] [aria-invalid=true]")).toBeVisible();
    },
  },
  { name: "no gift is open", open: at("/giftcard", "main h2 ~ * a[data-variant=primary]") },
  {
    name: "a bundle of a few",
    open: async (page, market) => {
      await openGift(page, market, OPEN_GIFT, { bundle: { "1001": 2, "1000": 1 } }, "bundle");
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
    open: (page, market) => openGift(page, market, "main h1 ~ div h2 ~ *", { bundle: {} }, "bundle"),
  },
  { name: "nothing is kept", open: at("/giftcard/kept", "main h2 ~ * a[data-variant=primary]") },
  { name: "gifts that are kept", open: openKept },
  {
    name: "a kept gift, open",
    open: async (page, market) => {
      await openKept(page, market);
      await page.locator("main form input[type=password]").fill("solsort 71");
      await page.locator("main form button[type=submit]").click();
      await expect(page.locator("main [role=group] svg[role=img]")).toBeVisible();
    },
  },
  { name: "order, unknown", open: at("/order/NOTANORDER", "main h1 ~ * a[data-variant=primary]") },
  ...CODE_SCREENS,
  { name: "occasions", open: at("/occasion", "main h1 ~ ul a") },
  { name: "search", open: at("/search", "main section a") },
  { name: "search, found", open: at("/search?q=wine", GIFT) },
  { name: "search, nothing found", open: at("/search?q=qzxqzx", "main [aria-labelledby=search-ways] li a") },
  {
    name: "search, failed",
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
    open: async (page, market) => {
      await at("/brand", "main section li a")(page, market);
      await page.locator("main input").fill("qqq");
      await expect(page.locator("main section")).toHaveCount(0);
    },
  },
  {
    name: "brands, failed",
    open: async (page, market) => {
      await gql(page, "brandsBySalesChannel").status(500);
      await at("/brand", FAILED)(page, market);
    },
  },
  { name: "display catalog", open: at("/display-catalog", "main section li") },
  { name: "for companies", open: at("/b2b", "main section a") },
  {
    name: "for companies, where there are none",
    open: async (page, market) => at("/b2b", "main [data-tone=warning]")(page, market.replace("/dk/dkk", "/pl/pln")),
  },
  { name: "content page", open: at("/delivery", "main article h2") },
  { name: "not found", open: at("/nothing/here", "main h1 ~ * a[data-variant]") },
  {
    name: "sign-in failed",
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
