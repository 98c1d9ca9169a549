import { type Page } from "@playwright/test";
import { layReady, linkOf, pinField } from "./gift";
import { expect, test } from "./shop";
import { heading } from "./steps";

test.use({ isMeasured: true });

const addressOf = (href: string) => new URL(href).pathname;

/** One of each screen; what is a secret in an address is tried without a browser (test/domain/secretPath). */
const DAILY = [
  ["/redeem/SGK-CANARY77", "/en/dk/dkk/redeem"],
  ["/greeting/CANARY77", "/en/dk/dkk/greeting"],
  ["/en/dk/dkk/11/verify-owner/giftcard/CANARY77/4711", "/en/dk/dkk/11/verify-owner"],
  ["/portal/nordlys/CANARY77", "/en/dk/dkk/portal/nordlys"],
];
for (const [opened, shown] of [
  ...DAILY,
  ["/en/dk/dkk/redeem/SGK-CANARY77", "/en/dk/dkk/redeem"],
  ["/en/dk/verify-owner/giftcard/CANARY77/4711", "/en/dk/dkk/verify-owner"],
  ["/en/dk/dkk/11/verify-owner/giftcard/CANARY77", "/en/dk/dkk/11/verify-owner"],
  ["/de/de/verify-owner/bundle/CANARY77", "/de/de/eur/verify-owner"],
  ["/sv/se/verify-owner/redeem/CANARY77/4711", "/sv/se/sek/verify-owner"],
  ["/en/dk/dkk/portal/nordlys/CANARY77", "/en/dk/dkk/portal/nordlys"],
  // Put together wrongly.
  ["/en/dk/dkk/verify-owner/CANARY77", "/en/dk/dkk/verify-owner"],
  ["/en/dk/dkk/11/redeem/CANARY77", "/en/dk/dkk/11/redeem"],
  ["/en/dk/dkk/giftcard/CANARY77", "/en/dk/dkk/giftcard"],
] as [string, string][]) {
  const tag = DAILY.some(([path]) => path === opened) ? [] : "@whole";
  test(`${opened} leaves the address before anything else can read it`, { tag }, async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(`${request.url()} ${request.headers().referer ?? ""}`));
    await page.goto(opened);
    await expect(page.locator("main h1").first()).toBeVisible();
    await expect.poll(() => addressOf(page.url())).toBe(shown);
    expect(asked.slice(1).filter((line) => line.includes("CANARY77"))).toEqual([]);
    await page.goBack().catch(() => null);
    expect(page.url()).not.toContain("CANARY77");
  });
}

test("the code of a link stands in the field; a link inside the shop is cleared as well", async ({ page }) => {
  await page.goto("/en/dk/dkk/redeem/SGK-CANARY77");
  await expect(page.locator("main input").first()).toHaveValue("SGK-CANARY77");
  await page.evaluate(() => {
    history.pushState(null, "", "/en/dk/dkk/redeem/SGK-CANARY77");
    dispatchEvent(new PopStateEvent("popstate", { state: null }));
  });
  await expect.poll(() => addressOf(page.url())).toBe("/en/dk/dkk/redeem");
});

// Denmark is not sold to in Greek: the screen is drawn before the shop knows, and then its address is replaced.
for (const { opened, shown, tag, told } of [
  {
    opened: "/el/dk/dkk/greeting/GREETING-PICTURE",
    shown: "/da/dk/dkk/greeting",
    tag: [],
    told: (page: Page) => expect(heading(page, /^En hilsen fra/)).toBeVisible(),
  },
  {
    opened: "/en/dk/bgn/redeem/SGK-CANARY77",
    shown: "/en/dk/dkk/redeem",
    tag: "@whole",
    told: (page: Page) => expect(page.locator("main input").first()).toHaveValue("SGK-CANARY77"),
  },
  {
    opened: "/el/dk/dkk/portal/nordlys/CANARY77",
    shown: "/da/dk/dkk/portal/nordlys",
    tag: "@whole",
    told: (page: Page) => expect(page.locator("main input").first()).toHaveValue("CANARY77"),
  },
]) {
  test(`what ${opened} tells outlives the correction of its market`, { tag }, async ({ page }) => {
    await page.goto(opened);
    await expect.poll(() => addressOf(page.url())).toBe(shown);
    await told(page);
  });
}

test("the link of a gift card in a currency that its market does not have opens it all the same", async ({
  page,
  watch,
  control,
}) => {
  const token = await layReady(control, { scheme: "ByPin", proof: "2468" });
  watch.secrets.push(token);
  await page.goto(linkOf(token, { pin: "2468", market: "/en/dk/bgn" }));
  await expect.poll(() => addressOf(page.url())).toBe("/en/dk/dkk/verify-owner");
  await expect(pinField(page)).toHaveValue("2468");
});
