import { type Locator, type Page } from "@playwright/test";
import { type Control, expect } from "./shop";
import { type Watch } from "./watch";
import { BRAND_CARD } from "./seed";
import { DANISH, heading } from "./steps";

/** A received gift of one's own, as the sandbox's control takes it: see commerce/control.ts. */
export interface ReceivedGift {
  scheme?: "NoAuthRequired" | "ByPin" | "ByEmail" | "BySms" | "ByAccountId";
  proof?: string;
  isDelayed?: boolean;
  /** The local gift card of the shop's own unless told otherwise. */
  productId?: string;
  /** Milliseconds until it is made. */
  takes?: number;
  file?: "base64" | "address" | "none";
  bundle?: Record<string, number>;
}

/** A card of one brand, whose tills take it. */
export const OF_A_BRAND: ReceivedGift = { productId: BRAND_CARD };

/**
 * Creates a received gift that no other test touches, and returns its token, which no page may reveal. It is made at
 * once unless told otherwise.
 */
export async function layReady(control: Control, gift: ReceivedGift = {}): Promise<string> {
  return (await control({ gift: { takes: 0, ...gift } })).gift as string;
}

export const linkOf = (token: string, { pin, kind = "giftcard", market = DANISH }: Link = {}): string =>
  `${market}/verify-owner/${kind}/${token}${pin ? `/${pin}` : ""}`;

interface Link {
  pin?: string;
  kind?: string;
  market?: string;
}

/** Follows the link of an e-mail. The secrets in it may appear nowhere else. */
export async function openLink(page: Page, watch: Watch, token: string, link: Link = {}): Promise<void> {
  const path = linkOf(token, link);
  watch.secrets.push(token, ...(link.pin ? [link.pin] : []));
  await page.goto(path);
}

export const openForm = (page: Page): Locator => page.getByRole("form", { name: "Open your gift card" });
export const openButton = (page: Page): Locator => page.getByRole("button", { name: "Open the gift card" });
export const pinField = (page: Page): Locator => openForm(page).getByRole("textbox", { name: "PIN" });

export async function expectOpen(page: Page): Promise<void> {
  await expect(heading(page, "Your gift card is here")).toBeVisible();
}

/** The code on the screen, as who copies it gets it. */
export async function shownCode(page: Page): Promise<string> {
  const spelled = page.locator("dt", { hasText: "Code" }).locator("+ dd .visually-hidden").first();
  return (await spelled.innerText()).replaceAll(" ", "");
}

export const WRONG = /^This does not open a gift card/;
