import { type Page } from "@playwright/test";

/**
 * Runs `lay` in a page before its scripts, once in the life of a tab, so that what the shop stores afterwards stays.
 * `lay` sees nothing of the test but `given`; with the same `name` nothing else is run.
 */
export async function once<Given>(page: Page, name: string, lay: (given: Given) => void, given: Given): Promise<void> {
  const mark = JSON.stringify(`laid ${name}`);
  await page.addInitScript(
    `if (!sessionStorage.getItem(${mark})) { sessionStorage.setItem(${mark}, "1"); (${lay.toString()})(${JSON.stringify(given)}); }`,
  );
}
