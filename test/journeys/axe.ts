import { AxeBuilder } from "@axe-core/playwright";
import { type Page, expect } from "@playwright/test";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const MORE = { "label-content-name-mismatch": { enabled: true }, "css-orientation-lock": { enabled: true } };

/** The box to search in and the question about cookies come behind the first picture, and belong to the page. */
export async function shellIsWhole(page: Page): Promise<void> {
  await expect(page.locator("section[class*=consent]")).toBeVisible();
  await expect(page.locator("header a[class*=searchLink]")).toHaveCount(0);
}

/** What axe finds wrong on a page, in words; nothing is known and put up with. */
export async function axeFindings(page: Page): Promise<string[]> {
  await shellIsWhole(page);
  // Contrast is that of the picture at rest.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => null))),
  );
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).options({ rules: MORE }).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")} ${failureSummary}`),
  );
}
