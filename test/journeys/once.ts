import { type Page } from "@playwright/test";

/**
 * Lays something into a page before its scripts run, once in the life of a tab: what the shop stores afterwards stays.
 * `lay` runs in the page and sees nothing of the test but `given`; nothing else is laid under the same `name`.
 */
export async function once<Given>(page: Page, name: string, lay: (given: Given) => void, given: Given): Promise<void> {
  const mark = JSON.stringify(`laid ${name}`);
  await page.addInitScript(
    `if (!sessionStorage.getItem(${mark})) { sessionStorage.setItem(${mark}, "1"); (${lay})(${JSON.stringify(given)}); }`,
  );
}
