import { axeFindings } from "./axe";
import { HEARD } from "./heard";
import { SCREENS } from "./screens";
import { expectState } from "./screens/screen";
import { expect, test } from "./shop";

/** Markets of the languages that the shop is written in: the states are looked at in turn. */
const MARKETS = ["/en/dk/dkk", "/da/dk/dkk", "/de/dk/dkk", "/sv/dk/dkk", "/no/dk/dkk"];

for (const heard of Object.keys(HEARD))
  if (!SCREENS.some(({ name }) => name === heard)) throw new Error(`No screen is called ${heard}`);
for (const { name, like } of SCREENS)
  if (like && !SCREENS.some((other) => other.name === like && !other.like)) throw new Error(`Nothing looks at ${name}`);

SCREENS.forEach((state, index) => {
  const { name, like, open, narrow } = state;
  const tree = HEARD[name];
  const market = tree ? MARKETS[0]! : MARKETS[index % MARKETS.length]!;
  const title = `axe finds nothing in ${market}: ${name}${tree ? ", which is heard as it is built" : ""}`;
  test(title, { tag: like ? "@whole" : [] }, async ({ page, watch }) => {
    expectState(watch, state);
    await page.emulateMedia({ reducedMotion: "reduce" });
    if (narrow) await page.setViewportSize({ width: 390, height: 844 });
    await open(page, market);
    if (tree) await expect(page.locator("body")).toMatchAriaSnapshot(tree);
    expect(await axeFindings(page)).toEqual([]);
  });
});

/** Other letters, with English among them: what the content service has no translation of. */
for (const [market, daily] of [
  ["/el/gr/eur", "product"],
  ["/ja/jp/jpy", "listing"],
] as const) {
  for (const { name, open } of SCREENS.filter((screen) => ["home", "listing", "product"].includes(screen.name))) {
    const tag = name === daily ? [] : "@whole";
    test(`axe finds nothing in ${market}: ${name}`, { tag }, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await open(page, market);
      expect(await axeFindings(page)).toEqual([]);
    });
  }
}
