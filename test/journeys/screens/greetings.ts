import { type Page } from "@playwright/test";
import { expect } from "../shop";
import { GLOBAL_CARD } from "../steps";
import { gql } from "../wire";
import { at, FAILED, FORM, type ScreenState } from "./screen";

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

/** Greetings: written, and opened by those who get them. */
export const GREETING_SCREENS: readonly ScreenState[] = [
  {
    name: "greeting editor",
    like: "greeting editor, another tab, words and a picture in the preview",
    open: openGreetingEditor,
  },
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
    like: "greeting editor, another tab, words and a picture in the preview",
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
    like: "greeting editor, another tab, words and a picture in the preview",
    open: async (page, market) => {
      await openGreetingEditor(page, market);
      await gql(page, "createGreeting").status(413);
      await page.locator("dialog[open] textarea").fill("Happy birthday");
      await page.locator("dialog[open] button[data-variant=primary]").click();
      await expect(page.locator("dialog[open] [role=alert]:not(.visually-hidden)")).toBeVisible();
    },
  },
  {
    name: "greeting, closed",
    like: "greeting, opened",
    open: at("/greeting/GREETING-PICTURE", "main h1 ~ div button"),
  },
  { name: "greeting, opened", open: openedGreeting("GREETING-PICTURE") },
  { name: "greeting, a film", like: "greeting, opened", open: openedGreeting("GREETING-FILM") },
  {
    name: "greeting, not found",
    like: "not found",
    open: at("/greeting/NOTAGREETING", "main h1 ~ * a[data-variant]"),
  },
  {
    name: "greeting, without its link",
    like: "not found",
    open: at("/greeting", "main h1 ~ * a[data-variant]"),
  },
  {
    name: "greeting, failed",
    like: "listing, failed",
    open: async (page, market) => {
      await gql(page, "getGreeting").status(500);
      await at("/greeting/GREETING-PICTURE", FAILED)(page, market);
    },
  },
];
