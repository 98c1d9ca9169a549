import { atRest, shellIsWhole } from "./axe";
import { SCREENS } from "./screens";
import { expectState } from "./screens/screen";
import { expect, test } from "./shop";

const FEWEST_STOPS = 5;
const MOST_STOPS = 45;

interface Stop {
  what: string;
  isBody: boolean;
  isCovered: boolean;
  isSeen: boolean;
  /** A row around it, which is laid out when it comes near, cuts a part of its ring off. */
  isCut: boolean;
}

for (const state of SCREENS) {
  const { name, open, narrow } = state;
  test(`the focus is seen at every stop: ${name}`, async ({ page, watch }) => {
    expectState(watch, state);
    await page.emulateMedia({ reducedMotion: "reduce" });
    if (narrow) await page.setViewportSize({ width: 390, height: 844 });
    await open(page, "/en/dk/dkk");
    await shellIsWhole(page);
    await atRest(page);
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
          const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element);
          const ring = outlineStyle === "none" ? 0 : parseFloat(outlineWidth) + parseFloat(outlineOffset);
          // What is laid out when it comes near draws nothing outside itself, but for a margin of its own.
          const cuts = (box: Element): boolean => {
            const { contentVisibility, overflowClipMargin } = getComputedStyle(box);
            if (contentVisibility !== "auto") return false;
            const { left, right, top, bottom } = box.getBoundingClientRect();
            const stands = [left - x, x + width - right, top - y, y + height - bottom];
            return Math.max(...stands) + ring > parseFloat(overflowClipMargin) + 1;
          };
          const around: Element[] = [];
          for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) around.push(box);
          return {
            what: `${element.tagName} ${element.getAttribute("type") ?? ""} ${element.getAttribute("name") ?? ""} ${element.textContent?.trim().slice(0, 30)}`,
            isBody: element === document.body || element === document.documentElement,
            isCovered: !isOwn(over),
            // The thumb of a slider and the calendar of a date draw their own, where no script can look.
            isCut: ring > 0 && around.some(cuts),
            isSeen: drawn || ["range", "date"].includes(element.getAttribute("type") ?? ""),
          };
        }),
      );
      // The last control, of a dialog or of the page, may have the focus to begin with: then it is gone round once more.
      const rounds = stops.filter(({ isBody }) => isBody).length;
      if (stops.at(-1)!.isBody && stop > 0 && (rounds > 1 || stops.length > FEWEST_STOPS)) break;
    }
    const walked = stops.filter(({ isBody }) => !isBody);
    // Some dialogs have but two buttons.
    expect(walked.length).toBeGreaterThan((await page.locator("dialog[open]").count()) > 0 ? 0 : FEWEST_STOPS);
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
    expect
      .soft(
        walked.filter(({ isCut }) => isCut).map(({ what }) => what),
        "cut off",
      )
      .toEqual([]);
  });
}
