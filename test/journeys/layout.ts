import { type Locator, type Page, expect } from "@playwright/test";

/** What stands out of the window to the right, unless it stands in something that scrolls by intention. */
function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const hides = (element: Element | null): boolean => {
      for (let at = element; at && at !== document.body; at = at.parentElement) {
        const { overflowX, position } = getComputedStyle(at);
        if (at !== element && overflowX !== "visible") return true;
        if (at.closest("[data-scroll-x], .visually-hidden") || position === "fixed") return true;
      }
      return false;
    };
    const out = [...document.body.querySelectorAll("*")].filter((element) => {
      const { right, width: own, height } = element.getBoundingClientRect();
      return own > 1 && height > 1 && right > width + 1 && !hides(element);
    });
    // Boxes that hide a part of what is in them, or have it scrolled sideways: a dialog above all.
    const narrow = [...document.body.querySelectorAll("*")].filter((element) => {
      const { overflowX, textOverflow } = getComputedStyle(element);
      return (
        overflowX !== "visible" &&
        textOverflow !== "ellipsis" &&
        element.clientWidth > 2 &&
        element.scrollWidth > element.clientWidth + 1 &&
        !element.closest("[data-scroll-x], .visually-hidden, [aria-hidden=true], input, select, textarea, svg")
      );
    });
    return [
      ...(document.documentElement.scrollWidth > width
        ? [`the page scrolls to ${document.documentElement.scrollWidth}`]
        : []),
      ...[...out, ...narrow]
        .slice(0, 5)
        .map((element) => `${element.tagName}.${String(element.className)} ${element.textContent?.slice(0, 40)}`),
    ];
  });
}

/** Words that stand out of what they are in, over what is beside it. */
export function spilling(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll<HTMLElement>("nav, p, li, dt, dd, h1, h2, h3, h4, th, td, label, button, a")]
      .filter(
        (element) =>
          getComputedStyle(element).overflowX === "visible" &&
          element.clientWidth > 2 &&
          element.scrollWidth > element.clientWidth + 2 &&
          element.checkVisibility({ visibilityProperty: true }) &&
          !element.closest("[data-scroll-x], .visually-hidden, [aria-hidden=true]"),
      )
      .map(
        ({ tagName, className, scrollWidth, clientWidth, textContent }) =>
          `${tagName}.${className} ${textContent.slice(0, 40)} ${scrollWidth} > ${clientWidth}`,
      ),
  );
}

/** On how many lines a part of an element's text stands. */
export const linesOf = (element: Locator, part: string): Promise<number> =>
  element.evaluate((all, words) => {
    const texts = document.createTreeWalker(all, NodeFilter.SHOW_TEXT);
    let text = texts.nextNode() as Text;
    while (!text.data.includes(words)) text = texts.nextNode() as Text;
    const range = document.createRange();
    range.setStart(text, text.data.indexOf(words));
    range.setEnd(text, text.data.indexOf(words) + words.length);
    return range.getClientRects().length;
  }, part);

/** Sets all text as wide as people may set it (WCAG 1.4.12). */
export function setWide(page: Page): Promise<void> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      "*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-block-end:2em!important}",
    );
    document.adoptedStyleSheets.push(sheet);
  });
}

/** Boxes that cut their text off. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    return [...document.body.querySelectorAll<HTMLElement>("*")]
      .filter((element) => {
        const { overflowY, display } = getComputedStyle(element);
        const cuts = overflowY === "hidden" || overflowY === "clip";
        const hasText = [...element.childNodes].some(
          ({ nodeType, textContent }) => nodeType === 3 && textContent?.trim(),
        );
        return (
          cuts &&
          hasText &&
          display !== "inline" &&
          element.clientHeight > 1 &&
          !element.closest(".visually-hidden, [aria-hidden=true], [hidden]") &&
          element.scrollHeight > element.clientHeight + 1
        );
      })
      .map((element) => `${element.tagName}.${element.className} ${element.textContent?.slice(0, 40)}`);
  });
}

/** Controls that are too small to press: 24 by 24, or far enough from their neighbours (WCAG 2.5.8). */
function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // Behind an open dialog nothing can be pressed.
    const place = document.querySelector("dialog[open]") ?? document;
    const all = [...place.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary")];
    const places = all
      .filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !element.closest("[inert]"),
      )
      .map((element) => {
        const own = element.getBoundingClientRect();
        const label = element instanceof HTMLInputElement ? element.labels?.[0]?.getBoundingClientRect() : undefined;
        const box = label && label.height > own.height ? label : own;
        return { element, box };
      })
      .filter(({ box }) => box.width > 1 && box.height > 1);
    const inText = ({ element }: { element: HTMLElement }) =>
      element.tagName === "A" &&
      getComputedStyle(element).display.startsWith("inline") &&
      (element.parentElement?.textContent?.trim().length ?? 0) > (element.textContent?.trim().length ?? 0);
    const centre = ({ x, y, width, height }: DOMRect) => [x + width / 2, y + height / 2] as const;
    return places
      .filter((place) => (place.box.width < 24 || place.box.height < 24) && !inText(place))
      .filter((place) => {
        const [x, y] = centre(place.box);
        return places.some((other) => {
          if (other === place || other.element.contains(place.element) || place.element.contains(other.element))
            return false;
          const dx = Math.max(other.box.left - x, 0, x - other.box.right);
          const dy = Math.max(other.box.top - y, 0, y - other.box.bottom);
          return Math.hypot(dx, dy) < 12;
        });
      })
      .map(
        ({ element, box }) =>
          `${element.tagName} ${element.textContent?.slice(0, 30) ?? ""} ${Math.round(box.width)}×${Math.round(box.height)}`,
      );
  });
}

/** How many things move: none, for those who asked for that. What only lets presses through for a moment stands still. */
export function moving(page: Page): Promise<number> {
  return page.evaluate(() => {
    const still = ["pointerEvents", "offset", "computedOffset", "easing", "composite"];
    const isMotion = ({ playState, effect }: Animation) =>
      playState === "running" &&
      Number(effect?.getComputedTiming().duration) > 1 &&
      (effect as KeyframeEffect).getKeyframes().some((frame) => Object.keys(frame).some((key) => !still.includes(key)));
    return document.getAnimations().filter(isMotion).length;
  });
}

/** The page as it stands loses nothing in the narrowest windows, whatever its texts. */
export async function expectNothingLost(page: Page): Promise<void> {
  expect.soft(await overflowing(page), "320 × 568").toEqual([]);
  expect.soft(await spilling(page), "words over others").toEqual([]);
  expect.soft(await tooSmall(page), "too small to press").toEqual([]);
  expect.soft(await moving(page), "animations").toBe(0);
  await page.setViewportSize({ width: 320, height: 256 });
  expect.soft(await overflowing(page), "320 × 256").toEqual([]);
  await setWide(page);
  expect.soft(await overflowing(page), "320 × 256, with wide text").toEqual([]);
  expect.soft(await cutOff(page), "cut off with wide text").toEqual([]);
  // From here on there are more columns.
  await page.setViewportSize({ width: 375, height: 568 });
  expect.soft(await overflowing(page), "375 × 568, with wide text").toEqual([]);
  expect.soft(await spilling(page), "words over others, with wide text").toEqual([]);
}
