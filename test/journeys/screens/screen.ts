import { type Page } from "@playwright/test";
import { expect } from "../shop";

/** A screen of the shop in one of its states, opened in the market of an address ("/da/dk/dkk"). */
export interface ScreenState {
  name: string;
  open: (page: Page, market: string) => Promise<void>;
  /** Only below a width, in CSS pixels. */
  narrow?: boolean;
  /** Somebody signs out on the way: their baskets go along. */
  signsOut?: boolean;
}

/** Opens an address, and waits for what stands there when all of it has come. */
export const at =
  (path: string, ready: string): ScreenState["open"] =>
  async (page, market) => {
    await page.goto(market + path);
    await expect(page.locator(ready).first()).toBeVisible({ timeout: 20_000 });
  };

/** A gift of a list. */
export const GIFT = "main section li a[id]";

/** What was to be shown did not come: it says so, and offers another try. */
export const FAILED = "main [data-tone=error][role=alert] button";

/** The form that puts a gift into the basket. */
export const FORM = "main form input[name='recipient.name']";
