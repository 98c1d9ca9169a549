import { type Locator, type Page, expect } from "@playwright/test";
import { once } from "./once";

/** The market of nearly all journeys. */
export const DANISH = "/en/dk/dkk";
/** A card in a free amount from 100 kroner, by e-mail and by text message. */
export const GLOBAL_CARD = "/shop/the-global-gift-card/1000";

export const heading = (page: Page, name: string | RegExp): Locator => page.getByRole("heading", { level: 1, name });

export async function openHome(page: Page, market = DANISH): Promise<void> {
  await page.goto(market);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

/** What a link has led a visitor to is a screen, and something is there. */
export async function expectPlace(page: Page, path: string): Promise<void> {
  // The orders are somebody's: a visitor is sent to the sign-in.
  if (path.endsWith("/order")) await expect(page.locator("button[name=person]").first()).toBeVisible();
  await expect(page.locator("main h1").first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "There is nothing here" })).toHaveCount(0);
}

export async function openCard(page: Page, market = DANISH): Promise<void> {
  await page.goto(market + GLOBAL_CARD);
  await expect(purchaseForm(page)).toBeVisible();
}

/** The header's way to all gifts, whatever it is called. */
export const toListing = (page: Page): Locator => page.getByRole("banner").locator("nav a[href$='/shop']");

/** From any page to a gift card of the listing that can be bought; answers with its name. */
export async function findGiftCard(page: Page): Promise<string> {
  await toListing(page).click();
  await expect(heading(page, "All gifts")).toBeVisible();
  const count = page.getByRole("main").getByRole("status").filter({ hasText: /\d/ });
  const all = await count.innerText();
  await page.getByRole("radio", { name: "Gift cards" }).check();
  await expect(page).toHaveURL(/type=/);
  // Until the answer is there, other gifts stand in these places.
  await expect(count).not.toHaveText(all);
  const card = gifts(page).filter({ hasNotText: "Out of stock" }).filter({ hasText: "from" }).nth(2);
  const name = await card.locator("[class*=name]").innerText();
  await card.click();
  await expect(heading(page, name)).toBeVisible();
  return name;
}

export const gifts = (page: Page): Locator =>
  page.getByRole("region", { name: "Gifts", exact: true }).getByRole("link");

export const purchaseForm = (page: Page): Locator => page.getByRole("form", { name: "Buy this gift" });

export interface Gift {
  amount?: string;
  name: string;
  email?: string;
  phone?: string;
  /** By post to this address. */
  address?: { line1: string; postCode: string; city: string };
  /** "2027-05-01" and "14:30", on the clock of the zone. */
  day?: string;
  time?: string;
  zone?: string;
}

/** Fills the form on a card's page. */
export async function fillPurchase(
  page: Page,
  { amount, name, email, phone, address, day, time, zone }: Gift,
): Promise<void> {
  const form = purchaseForm(page);
  if (amount) {
    const box = form.getByRole("combobox", { name: /^Amount in/ });
    await box.fill(amount);
    // The suggestions would stand over what follows.
    await box.press("Tab");
  }
  const way = address ? /^By post/ : phone ? /^By text message/ : /^By e-mail/;
  await form.getByRole("radio", { name: way }).check();
  await form.getByLabel("Recipient’s name").fill(name);
  if (email) {
    await form.getByLabel("Recipient’s e-mail").fill(email);
    await form.getByLabel("Repeat the e-mail").fill(email);
  }
  if (phone) {
    await form.getByLabel("Recipient’s mobile number").fill(phone);
    await form.getByLabel("Repeat the mobile number").fill(phone);
  }
  if (address) {
    await form.getByLabel("Address", { exact: true }).fill(address.line1);
    await form.getByLabel("Postal code").fill(address.postCode);
    await form.getByLabel("City").fill(address.city);
    // A button that the wrappings push down while it is pressed is not pressed.
    await expect(form.locator("[data-shape=block]")).toHaveCount(0);
  }
  if (!day) return;
  await form.getByRole("radio", { name: /^Choose a date/ }).check();
  await form.getByLabel("Date", { exact: true }).fill(day);
  if (zone) {
    await form.getByRole("button", { name: "Change time zone" }).click();
    await form.getByLabel("Time zone").selectOption(zone);
  }
  if (time) await form.getByLabel("Time", { exact: true }).selectOption(time);
}

export const addButton = (page: Page): Locator => page.getByRole("button", { name: "Add to basket" });

/** Adds what the form says, and goes on from the question that follows. */
export async function addToBasket(
  page: Page,
  then: "Go to basket" | "Continue shopping" = "Go to basket",
): Promise<void> {
  await addButton(page).click();
  const dialog = page.getByRole("dialog", { name: "Your basket has been updated" });
  await dialog.getByRole("button", { name: then }).click();
  await expect(dialog).toBeHidden();
  if (then === "Go to basket") await expect(heading(page, "Your basket")).toBeVisible();
}

export const FREJA: Gift = { amount: "250", name: "Freja Lund", email: "freja@example.com" };

/** A basket with one card by e-mail, on the basket's screen. */
export async function openFullBasket(page: Page, gift = FREJA, market = DANISH): Promise<void> {
  await openCard(page, market);
  await fillPurchase(page, gift);
  await addToBasket(page);
}

export const PAYER = {
  name: "Karen Holm",
  email: "karen@example.com",
  phone: "20123456",
  postCode: "1050",
  city: "København",
  line1: "Kongens Nytorv 1",
};

/** From the basket to the second step, with everything filled in but the button pressed. */
export async function fillCheckout(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Go to delivery and payment" }).click();
  await expect(heading(page, "Delivery and payment")).toBeVisible();
  await fillPayer(page);
  await page.getByRole("checkbox", { name: "I accept the terms" }).check();
}

export async function fillPayer(page: Page, payer = PAYER): Promise<void> {
  const details = page.getByRole("region", { name: "Your details" });
  await details.getByLabel("Name", { exact: true }).fill(payer.name);
  await details.getByLabel("E-mail", { exact: true }).fill(payer.email);
  await details.getByLabel("Phone", { exact: true }).fill(payer.phone);
  await details.getByLabel("Postal code").fill(payer.postCode);
  await details.getByLabel("City").fill(payer.city);
  await details.getByLabel("Address", { exact: true }).fill(payer.line1);
}

export const payButton = (page: Page): Locator => page.getByRole("button", { name: /^Pay / });

/** Presses the button and waits for the payment page. */
export async function goToPayment(page: Page): Promise<void> {
  await payButton(page).click();
  await expect(page).toHaveURL(/\/pay\//);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

export const APPROVED = "4111 1111 1111 1111";
export const DECLINED = "4000 0000 0000 0002";

/** Types a card on the payment page and pays with it. */
export async function pay(page: Page, number = APPROVED): Promise<void> {
  await page.locator("input[name=number]").fill(number);
  await page.locator("input[name=expires]").fill("12/39");
  await page.locator("input[name=cvc]").fill("123");
  await page.locator("button[name=action][value=pay]").click();
}

export async function cancelPayment(page: Page): Promise<void> {
  await page.locator("button[name=action][value=cancel]").click();
}

export async function expectConfirmed(page: Page): Promise<void> {
  await expect(heading(page, "Thank you for your order")).toBeVisible();
}

/** What this browser has stored of its baskets. */
export async function storedBaskets(page: Page): Promise<{ basketId: string; countryCode: string }[]> {
  const text = await page.evaluate(() => localStorage.getItem("salesChannelBaskets"));
  return JSON.parse(text ?? "[]") as { basketId: string; countryCode: string }[];
}

export const basketLines = (page: Page): Locator =>
  page
    .getByRole("list", { name: "Gifts in your basket" })
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 2 }) });

/** Makes an account of one's own, and comes back to where it was asked for. */
export async function signUp(page: Page, from: string): Promise<void> {
  await page.goto(`/register?from=${encodeURIComponent(from)}`);
  await register(page);
  await expect(page).toHaveURL(new RegExp(`${from}$`));
}

/** Makes an account of one's own, on the page where that is done. */
export async function register(page: Page): Promise<void> {
  await page.locator("input[name=name]").fill("Karen Holm");
  await page
    .locator("input[name=email]")
    .fill(`karen.${Date.now()}.${Math.random().toString(36).slice(2)}@example.com`);
  await page.locator("input[name=password]").fill("gavia");
  await page.locator("button[value=register]").click();
}

/** Somebody with an account of their own who signed in on an earlier visit: the next page that is opened knows them. */
export async function beSignedUp(page: Page): Promise<void> {
  const email = `karen.${Date.now()}.${Math.random().toString(36).slice(2)}@example.com`;
  const form = { action: "register", name: "Karen Holm", email, password: "gavia" };
  const answer = await page.request.post("/api/register?returnUrl=/signin-oidc", { form, maxRedirects: 0 });
  expect(answer.status(), "the way back from the registration").toBe(303);
  await once(page, "sign-up", (since) => localStorage.setItem("signedIn", since), "1.before");
}

/** A day so many days from now: "2026-03-27". */
export const dayAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Opens the pickers of country, language and currency. */
export const openMarkets = (page: Page): Promise<void> =>
  page.getByRole("banner").getByRole("button").filter({ hasText: "·" }).click();

/** Chooses another country, language or currency in its picker, and saves it. */
export async function chooseMarket(page: Page, picker: string, value: string, save = "Save"): Promise<void> {
  await openMarkets(page);
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(picker).selectOption(value);
  await dialog.getByRole("button", { name: save, exact: true }).click();
}

/** What the menu offers of buying and redeeming. */
export async function menuOffers(page: Page): Promise<{ buy: number; redeem: boolean }> {
  const menu = page.getByRole("dialog", { name: "Menu" });
  await page.getByRole("banner").getByRole("button", { name: "Menu" }).click();
  await expect(menu).toBeVisible();
  const names = await menu.locator("ul").first().getByRole("link").allInnerTexts();
  await page.keyboard.press("Escape");
  return { buy: names.filter((name) => name.startsWith("Buy")).length, redeem: names.includes("Redeem") };
}
