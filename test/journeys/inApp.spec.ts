import { type Page } from "@playwright/test";
import { codeButton, heldCodes, newCode } from "./codes";
import { expectOpen, layReady, OF_A_BRAND, openLink, shownCode } from "./gift";
import { rememberPayer } from "./seed";
import { countShifts, shifts, slowLine } from "./shifts";
import { expect, test } from "./shop";
import { addToBasket, DANISH, expectConfirmed, fillPurchase } from "./steps";

const WHOLE = { tag: "@whole" };

/** What opens the links of mails on a phone: half a browser, without tabs, workers, locks, sharing or a clipboard. */
const IN_APP = [
  {
    name: "Android's WebView",
    more: {},
    agent:
      "Mozilla/5.0 (Linux; Android 14; SM-A146B Build/UP1A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 " +
      "Chrome/126.0.0.0 Mobile Safari/537.36",
  },
  {
    name: "the mail program of an iPhone",
    more: WHOLE,
    agent:
      "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148",
  },
];

const PHONE = { viewport: { width: 320, height: 568 }, isMobile: true, hasTouch: true };

const onlyHalfABrowser = (page: Page) =>
  page.addInitScript(() => {
    window.open = () => null;
    const { prototype } = Navigator;
    for (const name of ["serviceWorker", "locks", "wakeLock", "share", "canShare", "clipboard"]) {
      Reflect.deleteProperty(prototype, name);
    }
    Reflect.deleteProperty(window, "BroadcastChannel");
  });

for (const { name, agent, more } of IN_APP) {
  test.describe(`in ${name}`, more, () => {
    test.use({ ...PHONE, userAgent: agent });

    test("a gift opens from its link, is shown at the till, and its file is saved with no window opened", async ({
      page,
      watch,
      control,
    }) => {
      await onlyHalfABrowser(page);
      await openLink(page, watch, await layReady(control, { ...OF_A_BRAND, takes: 1000 }));
      await expectOpen(page);
      const code = await shownCode(page);
      const [file] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("link", { name: "Save as PDF" }).click(),
      ]);
      expect(file.suggestedFilename()).toMatch(/\.pdf$/);
      await page.getByRole("button", { name: "Copy the code" }).click();
      await page.getByRole("button", { name: "Show at the till" }).click();
      const till = page.getByRole("dialog");
      await expect(till.getByRole("img", { name: "The code as bars" })).toBeVisible();
      expect((await till.innerText()).replaceAll(/\s/g, "")).toContain(code);
      await till.getByRole("button", { name: "Close" }).click();
      await expect(till).toBeHidden();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    });

    test("a bundle is saved as one file, with no window opened @whole", async ({ page, watch, control }) => {
      await onlyHalfABrowser(page);
      await openLink(page, watch, await layReady(control, { bundle: { "1123": 3 } }), { kind: "bundle" });
      const [file] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name: "Save all 3 files" }).click(),
      ]);
      expect(file.suggestedFilename()).toMatch(/\.zip$/);
    });

    test("a code is spent from its link to the finished order @whole", async ({ page }) => {
      test.slow();
      await onlyHalfABrowser(page);
      await rememberPayer(page);
      const code = await newCode(page.request, { balance: 400 });
      await page.goto(`${DANISH}/redeem/${code}`);
      await codeButton(page).click();
      await expect(heldCodes(page)).toContainText("DKK 400 to spend");
      await page.goto(`${DANISH}/shop/gift/1123`);
      await fillPurchase(page, { name: "Alma Holm", email: "alma@example.com", amount: "250" });
      await addToBasket(page);
      await expect(heldCodes(page)).toContainText("DKK 150 stays on your code until");
      await page.getByRole("link", { name: "Go to delivery and payment" }).click();
      await page.getByRole("checkbox", { name: "I accept the terms" }).check();
      await page.getByRole("button", { name: "Complete order" }).click();
      await expectConfirmed(page);
    });
  });
}

test.describe("on a slow line, with a slow phone", () => {
  test.use(PHONE);

  test("a gift opens: what is coming has its place at once, and nothing jumps @whole", async ({
    page,
    watch,
    control,
  }) => {
    test.slow();
    await slowLine(page, { cpu: 4 });
    await countShifts(page);
    const token = await layReady(control, { ...OF_A_BRAND, scheme: "ByPin", proof: "2468", takes: 3000 });
    await openLink(page, watch, token, { pin: "2468" });
    await page.getByRole("button", { name: "Open the gift card" }).click();
    await expect(page.getByText("Your gift card is being made.")).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole("heading", { name: "Your gift card is here" })).toBeVisible({ timeout: 30_000 });
    expect(await shownCode(page)).toMatch(/^GAVIA8/);
    await expect(page.getByRole("img", { name: "The code as bars" })).toBeVisible({ timeout: 30_000 });
    expect((await shifts(page)).sum).toBeLessThan(0.1);
    await page.getByRole("button", { name: "Show at the till" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
  });
});
