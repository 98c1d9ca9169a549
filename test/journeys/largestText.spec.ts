import { type Locator, type Page } from "@playwright/test";
import { findShell, launchArguments } from "../support/browser";
import { offerLanguages } from "./languages";
import { SCREENS } from "./screens";
import { expectState } from "./screens/screen";
import { expect, test } from "./shop";
import { type Watch } from "./watch";

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

const WALKS = [
  ...FULLEST.map((name) => ({ name, language: "de", market: "/de/dk/dkk" })),
  // Its longest word is that of a checkbox.
  { name: "company account, form with errors", language: "da", market: "/da/dk/dkk" },
  // Its lines break between phrases, some of which are wider than a phone.
  { name: "home", language: "ja", market: "/ja/jp/jpy" },
];

/** How many pixels lie beyond the edge of the page, or of a dialog. */
const beyondEdge = (page: Page) =>
  page.evaluate(() =>
    Math.max(
      ...[document.documentElement, ...document.querySelectorAll("dialog[open]")].map(
        ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
      ),
    ),
  );

for (const { name, language, market } of WALKS) {
  const state = SCREENS.find((screen) => screen.name === name)!;
  test(`with text of twice the size, on a phone, nothing lies beyond the edge, in ${language}: ${name} @whole`, async ({
    page,
    watch,
  }) => {
    expectState(watch, state);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await state.open(page, market);
    expect(await beyondEdge(page)).toBeLessThanOrEqual(0);
  });
}

test("with text of twice the size, on a phone, nothing lies beyond the edge where more gifts are offered @whole", async ({
  page,
}) => {
  await page.goto("/en/dk/dkk/shop");
  const more = page.getByRole("button", { name: "Show more gifts" });
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(more).toBeVisible({ timeout: 500 });
  }).toPass();
  expect(await beyondEdge(page)).toBeLessThanOrEqual(0);
});

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

/** The words of headings, of days and of the names of gifts that go on in a second line. */
const brokenWords = (page: Page) =>
  page.locator("main").evaluate((main) => {
    const broken: string[] = [];
    for (const element of main.querySelectorAll("h1, h2, h3, time, a[href], :is(h1, h2, h3, a[href]) *")) {
      for (const node of [...element.childNodes].filter((child) => child instanceof Text)) {
        for (const { index, 0: word } of node.data.matchAll(/[^\s-]+/g)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          // An e-mail address has no better place to break.
          if (range.getClientRects().length > 1 && !word.includes("@")) broken.push(word);
        }
      }
    }
    return broken;
  });

for (const { name, language } of [
  { name: "listing", language: "en" },
  { name: "search, found", language: "en" },
  { name: "occasions", language: "da" },
  { name: "a gift", language: "de" },
  { name: "order", language: "de" },
]) {
  test(`with text of twice the size, on a phone, names, days and headings break between words, in ${language}: ${name} @whole`, async ({
    page,
    watch,
  }) => {
    const state = SCREENS.find((screen) => screen.name === name)!;
    expectState(watch, state);
    await state.open(page, `/${language}/dk/dkk`);
    expect(await brokenWords(page)).toEqual([]);
  });
}

test("with text of twice the size, on a phone, the words on the picture of the front page are all there @whole", async ({
  page,
}) => {
  await page.goto("/de/dk/dkk");
  const caption = page.getByRole("main").getByText("Ein Regal voller Überraschungen");
  await expect(caption).toBeVisible();
  expect(await caption.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
});

test("with text of twice the size, on a phone, a service message breaks between its words, in German @whole", async ({
  page,
}) => {
  await page.goto("/de/dk/dkk");
  const link = page.getByRole("complementary").getByRole("link", { name: "Lieferzeiten" });
  await expect(link).toBeVisible();
  expect(await link.evaluate((element) => element.getClientRects().length)).toBe(1);
});

/** A state of a screen on the narrowest phone, in a language. */
async function openNarrow(page: Page, watch: Watch, { name, language }: { name: string; language: string }) {
  const state = SCREENS.find((screen) => screen.name === name)!;
  expectState(watch, state);
  await offerLanguages(page, [language]);
  await page.setViewportSize({ width: 320, height: 640 });
  await state.open(page, `/${language}/dk/dkk`);
}

for (const { name, language } of [
  { name: "no gift is open", language: "de" },
  { name: "basket", language: "fi" },
  { name: "order", language: "el" },
]) {
  test(`with text of twice the size, on the narrowest phone, nothing lies beyond the edge, in ${language}: ${name} @whole`, async ({
    page,
    watch,
  }) => {
    await openNarrow(page, watch, { name, language });
    expect(await beyondEdge(page)).toBeLessThanOrEqual(0);
  });
}

/** The words of buttons that go on in a second line. */
const brokenOnButtons = (buttons: Locator) =>
  buttons.evaluateAll((all) => {
    const broken: string[] = [];
    for (const button of all) {
      const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const node = texts.currentNode as Text;
        if (node.parentElement!.closest(".visually-hidden")) continue;
        for (const { index, 0: word } of node.data.matchAll(/[^\s-]+/g)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          if (range.getClientRects().length > 1) broken.push(word);
        }
      }
    }
    return broken;
  });

for (const { name, language, button } of [
  { name: "order, its confirmation sent again", language: "de", button: "Bestätigung noch einmal senden" },
  { name: "basket, changing a date", language: "de", button: "Abbrechen" },
  { name: "not found", language: "fi", button: "Vain välttämättömät" },
]) {
  test(`with text of twice the size, on the narrowest phone, buttons break between words, in ${language}: ${name} @whole`, async ({
    page,
    watch,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openNarrow(page, watch, { name, language });
    await expect(page.getByRole("button", { name: button })).toBeVisible();
    expect(await brokenOnButtons(page.locator("[data-variant]").filter({ visible: true }))).toEqual([]);
  });
}
