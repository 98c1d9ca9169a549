import { AxeBuilder } from "@axe-core/playwright";
import { type Page, expect } from "@playwright/test";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const MORE = { "label-content-name-mismatch": { enabled: true }, "css-orientation-lock": { enabled: true } };

/** The box to search in and the question about cookies come after the first paint, and belong to the page. */
export async function shellIsWhole(page: Page): Promise<void> {
  await expect(page.locator("section[class*=consent]")).toBeVisible();
  await expect(page.locator("header a[class*=searchLink]")).toHaveCount(0);
}

/** Nothing moves any more; and what came unasked, and let presses through for a moment, takes them. */
export const atRest = (page: Page): Promise<unknown> =>
  page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => null))));

/**
 * Contrast that axe cannot tell, looked at by hand: the words on a gift card's band, which a gloss lies over (its
 * colours are held in test/components/contrast.test.ts), and what the question about cookies covers for the moment.
 */
const SEEN_BY_HAND = {
  places: /_(?:band|brand|value)_/,
  reasons: ["elmPartiallyObscured", "elmPartiallyObscuring", "bgOverlap"],
};

/**
 * Whether a target is too small also in the middle of the window: where the page happens to stand, something fixed may
 * lie over it, out of which it is scrolled (WCAG 2.5.8 asks for the size of the target itself).
 */
async function isTooSmall(page: Page, target: string): Promise<boolean> {
  await page.locator(target).evaluate((element) => element.scrollIntoView({ block: "center" }));
  const only = new AxeBuilder({ page }).setLegacyMode().include(target).withRules("target-size");
  return (await only.analyze()).violations.length > 0;
}

/**
 * What axe finds wrong on a page, in words, and contrast that nobody has looked at; nothing is known and put up with.
 */
export async function axeFindings(page: Page): Promise<string[]> {
  await shellIsWhole(page);
  // Contrast is that of the picture at rest.
  await atRest(page);
  // A page has no frames of other origins, and what passes need not be told: both cost seconds.
  const { violations, incomplete } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ runOnly: TAGS, rules: MORE, resultTypes: ["violations", "incomplete"] })
    .analyze();
  const untold = incomplete
    .filter(({ id }) => id === "color-contrast")
    .flatMap(({ nodes }) => nodes.map(({ target, html, any }) => ({ place: target.join(" "), html, check: any[0] })))
    .map(({ check, ...node }) => ({ ...node, reason: String((check?.data as { messageKey?: string })?.messageKey) }))
    .filter(({ place, html, reason }) => {
      return !SEEN_BY_HAND.places.test(place + html) && !SEEN_BY_HAND.reasons.includes(reason);
    });
  const found: string[] = [];
  for (const { id, nodes } of violations) {
    for (const { target, failureSummary = "" } of nodes) {
      const place = target.join(" ");
      const isCovered = id === "target-size" && failureSummary.includes("obscured");
      if (!isCovered || (await isTooSmall(page, place))) found.push(`${id}: ${place} ${failureSummary}`);
    }
  }
  return [
    ...untold.map(({ place, html, reason }) => `contrast, to be looked at: ${place} ${reason} ${html}`),
    ...found,
  ];
}
