import { codeButton } from "./codes";
import { SCREENS } from "./screens";
import { expect, test } from "./shop";
import { countShifts, shifts, slowLine } from "./shifts";
import { openHome } from "./steps";
import { gql, operationsOf } from "./wire";

/** Where much comes late: categories, brands, the ways of a gift; each at the width at which it stands highest. */
const SLOW: readonly [name: string, width: number, tag?: string][] = [
  ["basket, changing a recipient", 390, "@whole"],
  ["search", 1440],
  ["menu", 390, "@whole"],
  ["brands", 1440, "@whole"],
];

/** The layout shift of all that happens to a screen, not only of its worst five seconds. */
const MOST = 0.05;

for (const [state, width, tag] of SLOW) {
  test(`on a slow line nothing jumps: ${state}`, { tag: tag ?? [] }, async ({ page, watch }) => {
    watch.settled = false;
    await page.setViewportSize({ width, height: 840 });
    await countShifts(page);
    await slowLine(page, { bytesPerSecond: 200_000 });
    const { open } = SCREENS.find(({ name }) => name === state)!;
    await open(page, "/de/dk/dkk");
    await page.waitForLoadState("networkidle");
    const { sum, what } = await shifts(page);
    expect(sum, what.join("\n")).toBeLessThan(MOST);
  });
}

test("where another channel begins, the service message stays until that channel's own has come @whole", async ({
  page,
}) => {
  const late = await gql(page, "countryPresentations", { skip: 1 }).hold();
  await openHome(page);
  await page.getByRole("banner").getByRole("link", { name: "Redeem" }).click();
  await expect(codeButton(page)).toBeVisible();
  await expect.poll(() => late.times).toBe(1);
  const answered = page.waitForResponse((response) =>
    operationsOf(response.request()).some(({ operationName }) => operationName === "countryPresentations"),
  );
  const message = page.getByRole("complementary", { name: "Message from the shop" });
  const place = await codeButton(page).boundingBox();
  await expect(message).toBeVisible();
  late.release();
  await answered;
  await expect(message).toBeVisible();
  expect(await codeButton(page).boundingBox()).toEqual(place);
});

for (const reducedMotion of ["no-preference", "reduce"] as const)
  test(
    `what the question about cookies comes up over is pressed through it for a moment (motion: ${reducedMotion})`,
    { tag: reducedMotion === "reduce" ? "@whole" : [] },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion });
      await page.addInitScript(() => {
        new MutationObserver((_, observer) => {
          const box = document.querySelector("section[aria-label=Cookies]");
          if (!box) return;
          observer.disconnect();
          const { left, top, width, height } = box.getBoundingClientRect();
          const hit = document.elementFromPoint(left + width / 2, top + height / 2);
          Object.assign(window, { isThrough: document.querySelector("main")?.contains(hit) });
        }).observe(document, { childList: true, subtree: true });
      });
      await openHome(page);
      await page.getByRole("region", { name: "Cookies" }).getByRole("button").first().click();
      await expect(page.getByRole("region", { name: "Cookies" })).toHaveCount(0);
      expect(await page.evaluate(() => (window as { isThrough?: boolean }).isThrough)).toBe(true);
    },
  );
