import { findShell, launchArguments } from "../support/browser";
import { SCREENS } from "./screens";
import { expectState } from "./screens/screen";
import { expect, test } from "./shop";

// Twice the usual size of text among the browser's own settings (WCAG 1.4.4), on a phone.
test.use({
  isMobile: true,
  hasTouch: true,
  viewport: { width: 360, height: 740 },
  launchOptions: {
    executablePath: findShell() ?? undefined,
    args: [...launchArguments(), "--blink-settings=defaultFontSize=32"],
  },
});

/** Where words stand side by side on a phone. */
const FULLEST = [
  "basket, a thing that codes do not pay",
  "home",
  "product, with errors and a date",
  "product, added",
  "many recipients, with mistakes",
  "basket, changing a date",
  "greeting editor",
  "order",
  "a kept gift, open",
  "bar of codes",
];

for (const name of FULLEST) {
  const state = SCREENS.find((screen) => screen.name === name)!;
  test(`with text of twice the size, on a phone, nothing lies beyond the edge, in German: ${name} @whole`, async ({
    page,
    watch,
  }) => {
    expectState(watch, state);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await state.open(page, "/de/dk/dkk");
    const beyond = await page.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll("dialog[open]")].map(
        ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
      ),
    );
    expect(Math.max(...beyond)).toBeLessThanOrEqual(0);
  });
}

test("with text of twice the size, on a phone, the seal of a closed greeting lies beside its words @whole", async ({
  page,
  watch,
}) => {
  const state = SCREENS.find(({ name }) => name === "greeting, closed")!;
  expectState(watch, state);
  await state.open(page, "/en/dk/dkk");
  const words = (await page.getByText("Open the greeting").boundingBox())!;
  const seal = (await page.getByRole("button", { name: "Open the greeting" }).locator("svg").last().boundingBox())!;
  expect(words.y).toBeGreaterThanOrEqual(seal.y + seal.height);
});
