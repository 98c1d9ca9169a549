import { type Page } from "@playwright/test";
import { expectOpen, layReady, linkOf, openLink, openButton, openForm, pinField, shownCode, WRONG } from "./gift";
import { expect, test } from "./shop";
import { DANISH, heading } from "./steps";
import { gql } from "./wire";

test.use({ isMeasured: true });

const addressOf = (page: Page) => new URL(page.url()).pathname;

test("a link that asks for nothing opens the gift: card, code, PIN, value and last day; it is gone when it is left", async ({
  page,
  watch,
  control,
}) => {
  const token = await layReady(control);
  // An old link, without a currency.
  await openLink(page, watch, token, { market: "/en/dk" });
  await expectOpen(page);
  expect(addressOf(page)).toBe(`${DANISH}/giftcard`);
  const code = await shownCode(page);
  expect(code).toMatch(/^SGK-8/);
  watch.secrets.push(code, "3711");
  const gift = page.getByRole("article");
  await expect(gift.getByText("DKK 250").first()).toBeVisible();
  await expect(gift.getByText(/^Valid until/)).toBeVisible();
  // It is exchanged in the shop: no till takes it.
  await expect(gift.getByRole("button", { name: "Choose gifts with it" })).toBeVisible();
  await expect(gift.getByRole("button", { name: "Show at the till" })).toHaveCount(0);
  // Whoever got it may never have heard of the brand.
  const about = page.getByRole("region", { name: "About this gift card" });
  await expect(about.getByRole("paragraph")).not.toHaveCount(0);
  await expect(about).toContainText(/shop|online|till/i);
  await page.getByRole("banner").locator("nav a[href$='/shop']").click();
  await expect(heading(page, "All gifts")).toBeVisible();
  await page.goBack();
  await expect(page.getByText("No gift card is open")).toBeVisible();
  await expect(page.locator("body")).not.toContainText(code.slice(0, 6));
});

test("Back on a phone to a gift that is gone: what is told instead is in sight, however far down the gift was left @whole", async ({
  page,
  control,
  watch,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openLink(page, watch, await layReady(control));
  await expectOpen(page);
  const foot = page.getByRole("contentinfo").getByRole("link", { name: "Occasions" });
  await foot.click();
  // The address leads its page: until that stands there the gift has not been left, and is still open on Back.
  await expect(heading(page, "Shop by occasion")).toBeVisible();
  await page.goBack();
  const told = page.getByRole("heading", { name: "No gift card is open" });
  await expect(told).toBeVisible();
  const header = (await page.getByRole("banner").boundingBox())!;
  await expect.poll(async () => (await told.boundingBox())!.y).toBeGreaterThanOrEqual(header.height);
});

test("by PIN: a wrong one is told beside the field, which keeps it, and waits 1, 2, 4, 8, 16 seconds; the right one opens", async ({
  page,
  watch,
  control,
}) => {
  watch.mostTries = 6;
  const token = await layReady(control, { scheme: "ByPin", proof: "2468" });
  watch.secrets.push("8642", "2468");
  await page.clock.install();
  await openLink(page, watch, token);
  await expect(pinField(page)).toHaveAttribute("autocomplete", "one-time-code");
  await openButton(page).click();
  await expect(openForm(page).getByText("Type the PIN", { exact: true })).toBeVisible();
  expect(watch.count("exportVoucher")).toBe(0);
  await pinField(page).fill("8642");
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  for (const [index, seconds] of [1, 2, 4, 8, 16].entries()) {
    await openButton(page).click();
    const told = seconds === 1 ? "Next try in 1 second" : `Next try in ${seconds} seconds`;
    await expect(page.getByRole("main").getByText(told)).toBeVisible();
    await expect(openForm(page).getByText(WRONG)).toBeVisible();
    await expect(pinField(page)).toHaveValue("8642");
    await expect(pinField(page)).toBeFocused();
    expect(watch.count("exportVoucher")).toBe(index + 1);
    // Neither the button nor Enter sends what has to wait.
    await openButton(page).click({ force: true });
    await pinField(page).press("Enter");
    await page.clock.runFor(seconds * 1000 - 500);
    await expect(page.getByRole("main").getByText("Next try in 1 second")).toBeVisible();
    expect(watch.count("exportVoucher")).toBe(index + 1);
    await page.clock.runFor(1000);
    await expect(page.getByRole("main").getByText(/^Next try in/)).toBeHidden();
  }
  await page.clock.resume();
  await pinField(page).fill("2468");
  await expect(openButton(page)).not.toHaveAttribute("aria-disabled", "true");
  await openButton(page).click();
  await expectOpen(page);
  watch.secrets.push(await shownCode(page));
});

test("by hand: an unknown token says the same words as a wrong PIN, and may be put right", async ({
  page,
  watch,
  control,
}) => {
  const token = await layReady(control, { scheme: "ByPin", proof: "2468" });
  watch.secrets.push(token, "2468");
  await page.goto(`${DANISH}/verify-owner`);
  const next = page.getByRole("button", { name: "Continue" });
  const fields = openForm(page).getByRole("textbox");
  await expect(fields).toHaveCount(2);
  for (const field of await fields.all()) {
    await expect(field).toHaveAttribute("autocomplete", "one-time-code");
    await expect(field).toHaveAttribute("inputmode", "text");
  }
  await next.click();
  await expect(page.getByText("Paste the link")).toBeVisible();
  const link = openForm(page).getByRole("textbox", { name: "Link to your gift card" });
  await link.fill("NOSUCHGIFT");
  await next.click();
  await expect(openForm(page).getByText(WRONG)).toBeVisible();
  const forUnknown = await openForm(page).getByText(WRONG).innerText();
  await expect(next).not.toHaveAttribute("aria-disabled", "true");
  // The PIN that is typed beside a link is tried at once.
  await link.fill(`https://shop.example${linkOf(token)}`);
  await pinField(page).fill("11 11");
  await next.click();
  await expect(openButton(page)).toBeVisible();
  expect(await openForm(page).getByText(WRONG).innerText()).toBe(forUnknown);
  await pinField(page).fill("24 68");
  await expect(openButton(page)).not.toHaveAttribute("aria-disabled", "true");
  await openButton(page).click();
  await expectOpen(page);
});

test("by PIN from the address: it stands in the field, is nowhere else, and nothing is sent unasked", async ({
  page,
  watch,
  control,
}) => {
  const token = await layReady(control, { scheme: "ByPin", proof: "97531" });
  await openLink(page, watch, token, { pin: "97531" });
  await expect(pinField(page)).toHaveValue("97531");
  expect(addressOf(page)).toBe(`${DANISH}/verify-owner`);
  expect(watch.count("exportVoucher")).toBe(0);
  await openButton(page).click();
  await expectOpen(page);
  expect(watch.documents).toHaveLength(1);
});

for (const { scheme, proof, typed, field, missing, wrong, tag } of [
  {
    scheme: "ByEmail",
    proof: "alma@gavia.example",
    typed: " Alma@Gavia.example",
    field: "E-mail",
    missing: "Enter your e-mail address",
    wrong: "otto@gavia.example",
    tag: "@whole",
  },
  {
    scheme: "BySms",
    proof: "+4520123499",
    typed: "20 12 34 99",
    field: "Mobile number",
    missing: "Enter your phone number",
    wrong: "20 12 34 98",
    tag: [],
  },
] as const) {
  const title = `${scheme}: what the gift was sent to is asked for; a wrong one is not told from an unknown gift`;
  test(title, { tag: [tag].flat() }, async ({ page, watch, control }) => {
    const token = await layReady(control, { scheme, proof });
    await openLink(page, watch, token);
    const input = openForm(page).getByRole("textbox", { name: field });
    if (scheme === "BySms") await expect(openForm(page).getByText("+45", { exact: true })).toBeVisible();
    await openButton(page).click();
    await expect(openForm(page).getByText(missing, { exact: true })).toBeVisible();
    await input.fill(field);
    await openButton(page).click();
    await expect(input).toHaveAttribute("aria-invalid", "true");
    expect(watch.count("exportVoucher")).toBe(0);
    await input.fill(wrong);
    await openButton(page).click();
    await expect(openForm(page).getByText(WRONG)).toBeVisible();
    await expect(input).toHaveValue(wrong);
    await input.fill(typed);
    await expect(openButton(page)).not.toHaveAttribute("aria-disabled", "true");
    await openButton(page).click();
    await expectOpen(page);
  });
}

test("by account: a sign-in that is given up comes back to the gift, somebody else is refused, and it opens for whose it is", async ({
  page,
  watch,
  control,
}) => {
  const token = await layReady(control, { scheme: "ByAccountId", proof: "freja" });
  await openLink(page, watch, token);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText("This gift card belongs to an account.")).toBeVisible();
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("button", { name: /^Anton Berg/ }).click();
  await expect(page.getByRole("alert").getByText(WRONG)).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: /@/ })).toBeVisible();
  await page.getByRole("button", { name: "Sign in as somebody else" }).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText("You are signed in as Anton Berg")).toBeVisible();
  // Tried once more by itself; the answer comes in above the button.
  await expect(page.getByRole("alert").getByText(WRONG)).toBeVisible();
  await page.getByRole("button", { name: "Sign in as somebody else" }).click();
  await page.getByRole("button", { name: /^Freja Lund/ }).click();
  // By itself, with the hand-over gone.
  await expectOpen(page);
  watch.secrets.push(await shownCode(page));
});

test("a scheme that the shop does not know is for the support: nothing is asked, nothing is sent @whole", async ({
  page,
  watch,
  control,
}) => {
  const token = await layReady(control);
  await gql(page, "getAuthorizationScheme").edit((answer) => {
    answer.data.orders.getAuthorizationScheme.authorizationScheme = "ByRetina";
    return answer as unknown;
  });
  await openLink(page, watch, token);
  await expect(page.getByText("Customer service has to open this gift card for you")).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: /@/ })).toBeVisible();
  await expect(openButton(page)).toBeHidden();
  expect(watch.count("exportVoucher")).toBe(0);
});

test("delayed activation: explained, nothing is made before 'Activate', and a link opened again, in its channel, asks no more", async ({
  page,
  watch,
  control,
}) => {
  const token = await layReady(control, { isDelayed: true });
  await openLink(page, watch, token);
  await expect(page.getByText("This gift card is waiting for you to activate it")).toBeVisible();
  expect(watch.count("exportVoucher")).toBe(0);
  await page.getByRole("button", { name: "Activate" }).click();
  await expectOpen(page);
  const code = await shownCode(page);
  expect(watch.count("exportVoucher")).toBe(1);
  await openLink(page, watch, token, { market: `${DANISH}/1` });
  await expectOpen(page);
  expect(addressOf(page)).toBe(`${DANISH}/1/giftcard`);
  expect(await shownCode(page)).toBe(code);
});

/** Hands a voucher over as the sign-in does. Any other page of the shop would throw it away. */
async function handOver(page: Page, lookup: string): Promise<void> {
  await page.goto("/icon.svg");
  await page.evaluate((text) => sessionStorage.setItem("giftcard lookup", text), lookup);
}

for (const { name, stored } of [
  { name: "broken", stored: () => '{"token": "GIF' },
  { name: "of another shape", stored: () => "[1, 2]" },
  {
    name: "too old",
    stored: (token: string) => JSON.stringify({ token, exportType: "giftcard", pin: "2468", storedAt: 1000 }),
  },
]) {
  test(`a hand-over that is ${name} is read once and removed`, { tag: "@whole" }, async ({ page, control }) => {
    const token = await layReady(control, { scheme: "ByPin", proof: "2468" });
    await handOver(page, stored(token));
    await page.goto(`${DANISH}/giftcard`);
    await expect(page.getByText("No gift card is open")).toBeVisible();
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem("giftcard lookup"))).toBeNull();
  });
}

test("a hand-over whose call fails is removed as well, and Try again still knows it", async ({ page, control }) => {
  const token = await layReady(control, { scheme: "ByPin", proof: "2468" });
  await handOver(page, JSON.stringify({ token, exportType: "giftcard", pin: "2468" }));
  const struck = await gql(page, "getAuthorizationScheme").status(500);
  await page.goto(`${DANISH}/verify-owner`);
  await expect(page.getByRole("heading", { name: "The gift card could not be looked up" })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem("giftcard lookup"))).toBeNull();
  struck.heal();
  await page.getByRole("button", { name: "Try again" }).click();
  // With the PIN that was handed over: its field is seen only while that is checked.
  await expectOpen(page);
});
