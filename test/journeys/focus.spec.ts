import { shellIsWhole } from "./axe";
import { SCREENS } from "./screens";
import { expect, test } from "./shop";

const WALKED = ["home", "listing", "product", "basket", "delivery", "not found"];
const MOST_STOPS = 45;

interface Stop {
  what: string;
  isBody: boolean;
  isCovered: boolean;
  isSeen: boolean;
}

for (const { name, open } of SCREENS.filter((screen) => WALKED.includes(screen.name))) {
  test(`the focus is seen at every stop: ${name}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, "/en/dk/dkk");
    await shellIsWhole(page);
    const stops: Stop[] = [];
    for (let stop = 0; stop < MOST_STOPS; stop += 1) {
      await page.keyboard.press("Tab");
      stops.push(
        await page.evaluate(() => {
          const element = document.activeElement as HTMLElement;
          const { x, y, width, height } = element.getBoundingClientRect();
          const over = document.elementFromPoint(x + width / 2, y + height / 2);
          const label = element instanceof HTMLInputElement ? element.labels?.[0] : null;
          const isOwn = (other: Element | null) =>
            other !== null &&
            (element.contains(other) ||
              other.contains(element) ||
              label?.contains(other) === true ||
              // The two thumbs of a slider and their line lie over each other.
              (element.getAttribute("type") === "range" && element.parentElement!.contains(other)));
          const marks = [
            element,
            ...(label ? [label, ...label.querySelectorAll("*")] : []),
            ...element.querySelectorAll("*"),
            element.parentElement!,
          ];
          const drawn = marks.some((mark) => {
            const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(mark);
            const before = getComputedStyle(mark, "::before");
            const after = getComputedStyle(mark, "::after");
            return (
              [
                [outlineStyle, outlineWidth],
                [before.outlineStyle, before.outlineWidth],
                [after.outlineStyle, after.outlineWidth],
              ].some(([style, wide]) => style !== "none" && parseFloat(wide!) > 0) || boxShadow !== "none"
            );
          });
          return {
            what: `${element.tagName} ${element.getAttribute("name") ?? ""} ${element.textContent?.trim().slice(0, 30)}`,
            isBody: element === document.body || element === document.documentElement,
            isCovered: !isOwn(over),
            // The thumb of a slider draws its own, where no script can look.
            isSeen: drawn || element.getAttribute("type") === "range",
          };
        }),
      );
      if (stops.at(-1)!.isBody) break;
    }
    const walked = stops.filter(({ isBody }) => !isBody);
    expect(walked.length).toBeGreaterThan(5);
    expect
      .soft(
        walked.filter(({ isCovered }) => isCovered).map(({ what }) => what),
        "covered",
      )
      .toEqual([]);
    expect
      .soft(
        walked.filter(({ isSeen }) => !isSeen).map(({ what }) => what),
        "not seen",
      )
      .toEqual([]);
  });
}
