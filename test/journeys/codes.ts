import { type APIRequestContext, type Locator, type Page } from "@playwright/test";
import { BRAND_CARD, openSeededBasket } from "./seed";
import { expect } from "./shop";
import { plant } from "./watchSecrets";

interface Voucher {
  balance: number;
  currency?: string;
  pin?: string;
  expiresInDays?: number;
  /** Where it may be used: the website's unless told otherwise. */
  channels?: number[];
}

/** A voucher that only this test knows; answers its code. */
export async function newCode(request: APIRequestContext, voucher: Voucher): Promise<string> {
  const response = await request.post("/sandbox/control", { data: { voucher } });
  const { voucher: code } = (await response.json()) as { voucher: string };
  plant(request, code, voucher.pin);
  return code;
}

/** A basket that codes may pay: one card of a brand. */
export const openForCodes = (page: Page, value = 250) => openSeededBasket(page, [{ card: BRAND_CARD, value }]);

export const codeForm = (page: Page): Locator => page.getByRole("form", { name: "Use a code" });
export const codeField = (page: Page): Locator => codeForm(page).getByLabel("Code", { exact: true });
export const pinField = (page: Page): Locator => codeForm(page).getByLabel(/^PIN/);
export const codeButton = (page: Page): Locator => codeForm(page).getByRole("button", { name: "Use the code" });

/** The vouchers on the screen, each with what is used and left of it. */
export const heldCodes = (page: Page): Locator =>
  page
    .getByRole("list", { name: "Your codes" })
    .getByRole("listitem")
    .filter({ has: page.getByRole("button", { name: /^Remove/ }) });

/** Types a code and sends it; in the basket its form is opened first. */
export async function enterCode(page: Page, code: string, pin?: string): Promise<void> {
  const opener = page
    .getByRole("main")
    .locator("summary")
    .filter({ hasText: /^(Do you have|Add another)/ });
  await expect(codeField(page).or(opener).first()).toBeVisible();
  if (!(await codeField(page).isVisible())) await opener.click();
  await codeField(page).fill(code);
  if (pin) await pinField(page).fill(pin);
  await codeButton(page).click();
}

/** Enters a code that is taken: one more stands in the list, and the form is free again. */
export async function redeem(page: Page, code: string, pin?: string): Promise<void> {
  const before = await heldCodes(page).count();
  await enterCode(page, code, pin);
  await expect(heldCodes(page)).toHaveCount(before + 1);
  await expect(codeField(page)).toHaveValue("");
}

export const removeCode = (page: Page, code: string): Locator =>
  page.getByRole("button", { name: new RegExp(`^Remove .*${code.slice(-4)}$`) });

export const summary = (page: Page): Locator => page.getByRole("complementary", { name: "Summary" });
