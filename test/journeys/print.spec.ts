import { type Page } from "@playwright/test";
import { expectOpen, layReady, openLink, shownCode } from "./gift";
import { expect, test } from "./shop";
import { DANISH } from "./steps";

/**
 * The page as it comes out of a printer: so many sheets of A4, nothing to press on them, and what can be read there.
 */
async function expectPrinted(page: Page, sheets: number, read: () => Promise<void>): Promise<void> {
  const margin = { top: "10mm", bottom: "10mm", left: "10mm", right: "10mm" };
  const file = (await page.pdf({ format: "A4", margin })).toString("latin1");
  expect(file.match(/\/Type\s*\/Page[^s]/g), "sheets").toHaveLength(sheets);
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(":is(a, button, input):visible"), "nothing to press").toHaveCount(0);
  await read();
  await page.emulateMedia({ media: null });
}

const bars = (page: Page) => page.getByRole("main").getByRole("img", { name: "The code as bars" });

test("a greeting is one sheet of paper: its picture and its words, and nothing to press", async ({ page }) => {
  await page.goto(`${DANISH}/greeting/GREETING-PICTURE`);
  await page.getByRole("button", { name: "Open the greeting" }).click();
  await expect(page.getByRole("button", { name: "On to your gift" })).toBeVisible();
  await expectPrinted(page, 1, async () => {
    await expect(page.getByRole("article").getByRole("img")).toBeVisible();
    await expect(page.getByText("Do you remember this evening?")).toBeVisible();
  });
});

test("a gift card is one sheet: card, value, code, PIN and bars", async ({ page, watch, control }) => {
  await openLink(page, watch, await layReady(control));
  await expectOpen(page);
  await expect(bars(page)).toBeVisible();
  const code = await shownCode(page);
  await expectPrinted(page, 1, async () => {
    await expect(page.getByRole("article")).toContainText("DKK 250");
    expect(await shownCode(page)).toBe(code);
    await expect(bars(page)).toBeVisible();
  });
});

test("six gift cards of a bundle are two sheets", async ({ page, watch, control }) => {
  const token = await layReady(control, { bundle: { "1123": 6 } });
  await openLink(page, watch, token, { kind: "bundle" });
  await expect(page.getByRole("article")).toHaveCount(6);
  await expect(bars(page)).toHaveCount(6);
  await expectPrinted(page, 2, () => expect(bars(page).last()).toBeVisible());
});

test("what is shown at the till is one sheet", async ({ page, watch, control }) => {
  await openLink(page, watch, await layReady(control));
  await page.getByRole("button", { name: "Show at the till" }).click();
  await expect(page.getByRole("dialog").getByRole("img")).toBeVisible();
  await expectPrinted(page, 1, () => expect(page.getByRole("dialog").getByRole("img")).toBeVisible());
});
