import { type Locator, type Page } from "@playwright/test";
import { expect } from "./shop";

/**
 * Opens the product of a card. Returns a function that checks, on return, that the card has the focus and is where it
 * was at the press itself: a press may scroll first.
 */
export async function pressed(page: Page, card: Locator, press = () => card.click()): Promise<() => Promise<void>> {
  const id = await card.getAttribute("id");
  const place = `document.getElementById("${id}").getBoundingClientRect().top`;
  await page.evaluate(
    `addEventListener("click", () => (document.body.dataset.top = ${place}), { capture: true, once: true })`,
  );
  await press();
  await expect(page).toHaveURL(/\/shop\/[^/]+\/\d+$/);
  const top = Number(await page.evaluate(() => document.body.dataset.top));
  return async () => {
    await expect(page.locator(`[id="${id}"]`)).toBeFocused();
    await expect.poll(async () => Math.abs((await page.evaluate<number>(place)) - top)).toBeLessThan(3);
  };
}
