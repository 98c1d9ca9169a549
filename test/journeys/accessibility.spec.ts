import { AxeBuilder } from "@axe-core/playwright";
import { SCREENS } from "./screens";
import { expect, test } from "./shop";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** Found and not yet mended; empty, and meant to stay so. */
const KNOWN: readonly string[] = [];

for (const market of ["/en/dk/dkk", "/da/dk/dkk"]) {
  for (const { name, open, narrow } of SCREENS) {
    test(`axe finds nothing: ${name}, ${market.slice(1, 3)}`, async ({ page, watch }) => {
      watch.settled = false;
      await page.emulateMedia({ reducedMotion: "reduce" });
      if (narrow) await page.setViewportSize({ width: 390, height: 844 });
      await open(page, market);
      // Contrast is that of the picture at rest.
      await page.evaluate(() =>
        Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => null))),
      );
      const { violations } = await new AxeBuilder({ page })
        .withTags(TAGS)
        .options({
          rules: { "label-content-name-mismatch": { enabled: true }, "css-orientation-lock": { enabled: true } },
        })
        .analyze();
      const found = violations
        .filter(({ id }) => !KNOWN.includes(id))
        .map(
          ({ id, nodes }) =>
            `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(" ")} ${failureSummary}`).join("\n")}`,
        );
      expect(found).toEqual([]);
    });
  }
}
