import { expect, type Page } from "@playwright/test";

/** Marks the page once the browser restores it from the back-forward cache. */
export async function markRestoring(page: Page): Promise<void> {
  await page.evaluate(() =>
    addEventListener("pageshow", (event) => (document.body.dataset.restored = String(event.persisted))),
  );
}

/** Goes back to a page that was marked, and proves that the browser kept it. */
export async function backToKept(page: Page): Promise<void> {
  // A page that is restored has no load to wait for.
  await page.goBack({ waitUntil: "commit" });
  await expect(page.locator("body[data-restored=true]")).toHaveCount(1);
}
