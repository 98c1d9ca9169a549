import { type Page } from "@playwright/test";
import { expect } from "../shop";
import { type Watch } from "../watch";

/** A screen of the shop in one of its states, opened in the market of an address ("/da/dk/dkk"). */
export interface ScreenState {
  name: string;
  open: (page: Page, market: string) => Promise<void>;
  /** The name of a state that has the same parts, with other words: this one is looked at in the night only. */
  like?: string;
  /** Only below a width, in CSS pixels. */
  narrow?: boolean;
  /** Somebody signs out on the way: their baskets go along. */
  signsOut?: boolean;
  /** A minute is played in a moment: what is asked every few seconds is asked often in it. */
  playsTime?: boolean;
}

/** Tells the watch what belongs to a state, which is left in the middle of something. */
export function expectState(watch: Watch, { signsOut = false, playsTime = false }: ScreenState): void {
  watch.settled = false;
  watch.forgetsBaskets = signsOut;
  if (playsTime) watch.mostTries = 20;
}

/** Opens an address, and waits for what stands there when all of it has come. */
export const at =
  (path: string, ready: string): ScreenState["open"] =>
  async (page, market) => {
    await page.goto(market + path);
    await expect(page.locator(ready).first()).toBeVisible({ timeout: 20_000 });
  };

/** The person signs out in another tab of the browser. */
export async function signOutElsewhere(page: Page, market: string): Promise<void> {
  const other = await page.context().newPage();
  await other.goto(market);
  await other.evaluate(() => localStorage.setItem("signedIn", "out"));
  await other.close();
}

/** A gift of a list. */
export const GIFT = "main section li a[id]";

/** What was to be shown did not come: it says so, and offers another try. */
export const FAILED = "main [data-tone=error][role=alert] button";

/** The form that puts a gift into the basket. */
export const FORM = "main form input[name='recipient.name']";
