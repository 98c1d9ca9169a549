import { layReady, linkOf, pinField } from "./gift";
import { expect, test } from "./shop";
import { heading } from "./steps";

test.use({ isMeasured: true });

const addressOf = (href: string) => new URL(href).pathname;

for (const [opened, shown] of [
  ["/en/dk/dkk/redeem/SGK-CANARY77", "/en/dk/dkk/redeem"],
  ["/redeem/SGK-CANARY77", "/en/dk/dkk/redeem"],
  ["/greeting/CANARY77", "/en/dk/dkk/greeting"],
  ["/en/dk/verify-owner/giftcard/CANARY77/4711", "/en/dk/dkk/verify-owner"],
  ["/en/dk/dkk/11/verify-owner/giftcard/CANARY77", "/en/dk/dkk/11/verify-owner"],
  ["/de/de/verify-owner/bundle/CANARY77", "/de/de/eur/verify-owner"],
  ["/sv/se/verify-owner/redeem/CANARY77/4711", "/sv/se/sek/verify-owner"],
  ["/en/dk/dkk/portal/nordlys/CANARY77", "/en/dk/dkk/portal/nordlys"],
  ["/portal/nordlys/CANARY77", "/en/dk/dkk/portal/nordlys"],
] as const) {
  test(`${opened} leaves the address before anything else can read it`, async ({ page }) => {
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

test("a link inside the shop is cleared as well, and its code is filled in", async ({ page }) => {
  await page.goto("/en/dk/dkk/redeem");
  await page.locator("main input").first().waitFor();
  await page.evaluate(() => {
    history.pushState(null, "", "/en/dk/dkk/redeem/SGK-CANARY77");
    dispatchEvent(new PopStateEvent("popstate", { state: null }));
  });
  await expect.poll(() => addressOf(page.url())).toBe("/en/dk/dkk/redeem");
});

test("the code of a link stands in the field", async ({ page }) => {
  await page.goto("/en/dk/dkk/redeem/SGK-CANARY77");
  await expect(page.locator("main input").first()).toHaveValue("SGK-CANARY77");
});

// Denmark is not sold to in Greek: the screen is drawn before the shop knows, and then its address is replaced.
test("what a link tells outlives the correction of its market", async ({ page, watch, control }) => {
  const first = page.locator("main input").first();
  await page.goto("/el/dk/dkk/greeting/GREETING-PICTURE");
  await expect(heading(page, /^En hilsen fra/)).toBeVisible();
  expect(addressOf(page.url())).toBe("/da/dk/dkk/greeting");
  await page.goto("/en/dk/bgn/redeem/SGK-CANARY77");
  await expect.poll(() => addressOf(page.url())).toBe("/en/dk/dkk/redeem");
  await expect(first).toHaveValue("SGK-CANARY77");
  await page.goto("/el/dk/dkk/portal/nordlys/CANARY77");
  await expect.poll(() => addressOf(page.url())).toBe("/da/dk/dkk/portal/nordlys");
  await expect(first).toHaveValue("CANARY77");
  const token = await layReady(control, { scheme: "ByPin", proof: "2468" });
  watch.secrets.push(token);
  await page.goto(linkOf(token, { pin: "2468", market: "/en/dk/bgn" }));
  await expect.poll(() => addressOf(page.url())).toBe("/en/dk/dkk/verify-owner");
  await expect(pinField(page)).toHaveValue("2468");
});
