import { readFile } from "node:fs/promises";
import { type Download, type Page } from "@playwright/test";
import { unzipSync } from "fflate";
import { expectOpen, layReady, openButton, OF_A_BRAND, openLink, pinField, shownCode } from "./gift";
import { expect, test } from "./shop";
import { heading } from "./steps";
import { gql } from "./wire";

test.use({ isMeasured: true });

const contentOf = async (download: Download) => readFile(await download.path());

async function press(page: Page, name: string | RegExp, role: "link" | "button" = "link"): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole(role, { name }).first().click()]);
  return download;
}

test("an open gift is saved as a PDF, its code and PIN are copied, and the till gets a bright screen until Esc", async ({
  page,
  context,
  watch,
  control,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openLink(page, watch, await layReady(control, OF_A_BRAND));
  await expectOpen(page);
  // Saved under a name, and opened in a tab of its own; never as a data: address.
  const download = await press(page, "Save as PDF");
  expect(download.suggestedFilename()).toMatch(/^[\p{L}\p{N}-]+\.pdf$/u);
  expect((await contentOf(download)).subarray(0, 5).toString()).toBe("%PDF-");
  const open = page.getByRole("link", { name: /^Open the PDF/ });
  await expect(open).toHaveAttribute("href", /^blob:/);
  await expect(open).toHaveAttribute("target", "_blank");
  await expect(page.locator("[href^='data:'], iframe, embed, object")).toHaveCount(0);

  const code = await shownCode(page);
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole("button", { name: "Copy the code" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Code copied" })).toHaveCount(1);
  expect(await clipboard()).toBe(code);
  await page.getByRole("button", { name: "Copy the PIN" }).click();
  await expect(page.getByRole("status").filter({ hasText: "PIN copied" })).toHaveCount(1);
  expect(await clipboard()).toBe("3711");
  // Marked by hand it is what is seen, once.
  const shown = page.locator("dt", { hasText: "Code" }).locator("+ dd > span");
  await shown.evaluate((element) => getSelection()?.selectAllChildren(element));
  await page.keyboard.press("ControlOrMeta+C");
  expect((await clipboard()).replace(/\s/g, "")).toBe(code);

  const button = page.getByRole("button", { name: "Show at the till" });
  await button.press("Enter");
  const till = page.getByRole("dialog");
  const bars = till.getByRole("img", { name: "The code as bars, for the scanner at the till" });
  await expect(bars).toBeVisible();
  await expect(till.getByText("PIN 3711")).toBeVisible();
  const box = (await till.boundingBox())!;
  expect(box.height).toBe(640);
  // But for a bar to scroll with, where the browser has one.
  expect(box.width).toBeGreaterThan(300);
  expect((await bars.boundingBox())!.width).toBeGreaterThan(250);
  const paper = await till.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(Math.min(...paper.match(/\d+/g)!.map(Number)), paper).toBeGreaterThan(245);
  await page.keyboard.press("Escape");
  await expect(till).toBeHidden();
  await expect(button).toBeFocused();
});

test("a file at an address is a link to press @whole", async ({ page, watch, control }) => {
  await openLink(page, watch, await layReady(control, { file: "address" }));
  await expectOpen(page);
  expect((await contentOf(await press(page, /^Save as PDF/))).subarray(0, 5).toString()).toBe("%PDF-");
});

/** Instead of the file of the gift there comes something else: the code is there all the same. */
async function expectBrokenFile(page: Page): Promise<void> {
  const told = page.getByText("The file could not be opened. Try again, or contact customer service.");
  // Twenty megabytes take their time through the hands of the walk.
  await expect(told).toBeVisible({ timeout: 40_000 });
  await expectOpen(page);
  await expect(page.getByRole("link", { name: /PDF/ })).toHaveCount(0);
  expect(await shownCode(page)).toMatch(/^SGK-8/);
}

for (const { address, tag } of [
  { address: "http://localhost.evil.example/x.pdf", tag: [] },
  { address: "https://evil.example/gift.pdf", tag: "@whole" },
  { address: "javascript:alert(1)", tag: "@whole" },
]) {
  test(`a file at ${address} is told to be broken, and leads nowhere`, { tag }, async ({ page, watch, control }) => {
    await gql(page, /^export(Activated)?Voucher$/).edit((answer) => {
      type Made = { voucher: string | null; fileDownloadUrl: string };
      const all = Object.values(answer.data.orders as Record<string, Made>);
      for (const made of all) if (made.voucher !== null) made.fileDownloadUrl = address;
      return answer as unknown;
    });
    await openLink(page, watch, await layReady(control, { file: "address" }));
    await expectBrokenFile(page);
  });
}

for (const { name, broken, tag } of [
  { name: "a PDF that was cut off", broken: Buffer.from("%PDF-1.7\n1 0 obj").toString("base64"), tag: [] },
  { name: "no base64", broken: "%%%%not base64%%%%", tag: "@whole" },
  { name: "no PDF at all", broken: Buffer.from("<html>gift</html>".repeat(9)).toString("base64"), tag: "@whole" },
  { name: "20 MB and more", broken: "A".repeat(28_000_000), tag: "@whole" },
]) {
  const title = `instead of a PDF there comes ${name}: download error, nothing to save, the code is there`;
  test(title, { tag }, async ({ page, watch, control }) => {
    await gql(page, /^export(Activated)?Voucher$/).edit((answer) => {
      const all = Object.values(answer.data.orders as Record<string, { voucher: string | null; exportBase64: string }>);
      for (const made of all) if (made.voucher !== null) made.exportBase64 = broken;
      return answer as unknown;
    });
    await openLink(page, watch, await layReady(control));
    await expectBrokenFile(page);
  });
}

test("a gift that takes long: new words at 8, 20 and 32 seconds, the end at 45, and Try again shows it @whole", async ({
  page,
  watch,
  control,
}) => {
  watch.mostTries = 12;
  const token = await layReady(control, { takes: 3_600_000 });
  await page.clock.install();
  await openLink(page, watch, token);
  const told = page.getByRole("main").getByRole("status");
  await expect(told).toHaveText("Your gift card is being made. It only takes a moment.");
  await page.clock.runFor(8_000);
  await expect(told).toHaveText("The code and the file are being prepared …");
  await page.clock.runFor(12_000);
  await expect(told).toHaveText("Still working on it. You can stay on this page; there is nothing you need to do.");
  await page.clock.runFor(12_000);
  await expect(told).toHaveText("This is taking a little longer today. A few more seconds …");
  await page.clock.runFor(14_000);
  await expect(page.getByText("This is taking longer than expected")).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: /@/ })).toBeVisible();
  const asked = watch.count("exportActivatedVoucher");
  await page.clock.runFor(60_000);
  expect(watch.count("exportActivatedVoucher")).toBe(asked);
  await gql(page, "exportActivatedVoucher").edit((answer) => {
    Object.assign(answer.data.orders.exportActivatedVoucher as object, { isProcessing: false, voucher: "GAVIA9LATE" });
    return answer as unknown;
  });
  await page.getByRole("button", { name: "Try again" }).click();
  await expectOpen(page);
  // It was set going once, however often it was asked for.
  expect(watch.count("exportVoucher")).toBe(1);
});

test("several gifts in one mail: each with its code, and the files by product @whole", async ({
  page,
  watch,
  control,
}) => {
  const token = await layReady(control, { bundle: { "1001": 2, "1000": 1 } });
  await openLink(page, watch, token, { kind: "bundle" });
  await expect(heading(page, "Your gift cards are here")).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(3);
  for (const name of ["The Denmark Gift Card no. 1", "The Denmark Gift Card no. 2", "The Global Gift Card no. 1"])
    await expect(page.getByRole("article", { name })).toBeVisible();
  await expect(page.getByRole("group").filter({ has: page.getByText("2 files") })).toHaveCount(1);
  const download = await press(page, /^Save .* number 2$/, "button");
  expect((await contentOf(download)).subarray(0, 5).toString()).toBe("%PDF-");
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
});

test("a bundle whose files are at addresses: by product in one file, and all in one @whole", async ({
  page,
  watch,
  control,
}) => {
  const token = await layReady(control, { file: "address", bundle: { "1001": 2, "1101": 1 } });
  await openLink(page, watch, token, { kind: "bundle" });
  const count = async (download: Download) => Object.keys(unzipSync(new Uint8Array(await contentOf(download)))).length;
  expect(await count(await press(page, /^Save them together/))).toBe(2);
  expect(await count(await press(page, "Save all 3 files", "button"))).toBe(3);
  await expect(page.getByText("All files are in your download.")).toBeVisible();
});

for (const bought of [3, 11]) {
  const title = `a bundle of channel ${bought} says what is in it to whoever shops in another channel @whole`;
  test(title, async ({ page, watch, control }) => {
    const token = await layReady(control, { bundle: { "1001": 2 } });
    await gql(page, "listBundledPdfs").edit((answer) => {
      // Until the bundle is made there is no answer.
      for (const group of answer.data?.orders.listBundledPdfs.pdfsGroupedByProductId ?? [])
        group.salesChannelId = bought;
      return answer as unknown;
    });
    await page.addInitScript(() => localStorage.setItem("salesChannelId", "11"));
    await openLink(page, watch, token, { kind: "bundle" });
    const group = page.getByRole("group").filter({ has: page.getByText("2 files") });
    await expect(group.getByRole("heading", { name: "The Denmark Gift Card" })).toBeVisible();
    const files = unzipSync(new Uint8Array(await contentOf(await press(page, "Save all 2 files", "button"))));
    expect(Object.keys(files)[0]).toMatch(/denmark/);
  });
}

for (const { counts, tag } of [
  { counts: [18, 16, 14], tag: [] },
  { counts: [120, 50, 30], tag: "@whole" },
] as const) {
  const [most, some, few] = counts;
  const all = most + some + few;
  const title = `a bundle of ${all} by PIN: grouped by product, one by one, and all in one file with a bar`;
  test(title, { tag: [tag].flat() }, async ({ page, watch, control }) => {
    test.slow(all > 100);
    const bundle = { "1001": most, "1000": some, "1101": few };
    await openLink(page, watch, await layReady(control, { scheme: "ByPin", proof: "9753", bundle }), {
      kind: "bundle",
    });
    await pinField(page).fill("9753");
    await openButton(page).click();
    await expect(heading(page, "Your gift cards are here")).toBeVisible();
    for (const count of counts) await expect(page.getByText(`${count} files`, { exact: true })).toBeVisible();
    const group = page.getByRole("group").filter({ has: page.getByText(`${few} files`, { exact: true }) });
    await group.getByText("Show the files one by one").click();
    await expect(group.getByRole("listitem")).toHaveCount(few);
    await gql(page, "exportVoucherFile").nth(7).status(500);
    const saved = page.waitForEvent("download", { timeout: 90_000 });
    await page.getByRole("button", { name: `Save all ${all} files` }).click();
    await expect(page.getByRole("progressbar")).toHaveAttribute("max", `${all}`);
    const files = unzipSync(new Uint8Array(await contentOf(await saved)));
    expect(Object.keys(files)).toHaveLength(all - 1);
    expect(Object.values(files).every((bytes) => Buffer.from(bytes.subarray(0, 5)).toString() === "%PDF-")).toBe(true);
    await expect(page.getByText("The download lacks one file. Save it from the list.")).toBeVisible();
  });
}

test("a bundle without files says so @whole", async ({ page, watch, control }) => {
  const token = await layReady(control, { bundle: {} });
  await openLink(page, watch, token, { kind: "bundle" });
  await expect(page.getByText("No PDFs in bundle")).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: /@/ })).toBeVisible();
  await page.getByRole("button", { name: "Open another gift card" }).click();
  await expect(page.getByText("No gift card is open")).toBeVisible();
});
