import { type Locator } from "@playwright/test";
import { type Visit } from "./browser";

/** The browser reports no shorter ones. */
const SHORTEST_MS = 16;
/** How many times slower than this machine it is while somebody acts. */
export const CPU = 4;
/** How long a finger stays on what it presses. */
const PRESS_MS = 80;
/** How long to wait until the browser has reported an input and its paint. */
const TOLD_MS = 250;

/** All measurements of a figure, by what was measured. */
export class Figures {
  private readonly all = new Map<string, number[]>();

  add(what: string, value: number): void {
    this.all.set(what, [...this.of(what), value]);
  }

  of(what: string): number[] {
    return this.all.get(what) ?? [];
  }
}

/**
 * The middle of an element, once it has stopped moving and nothing covers it. It is found without moving the pointer,
 * so that the page hears nothing before the press, and only the press is measured.
 */
export async function middleOf({ page }: Visit, target: Locator): Promise<{ x: number; y: number }> {
  const element = await target.elementHandle();
  if (!element) throw new Error("There is nothing to press.");
  await element.scrollIntoViewIfNeeded();
  const inFront = await page.waitForFunction((node) => {
    const { x, y, width, height } = (node as Element).getBoundingClientRect();
    const middle = { x: x + width / 2, y: y + height / 2 };
    const front = document.elementFromPoint(middle.x, middle.y);
    return (node.contains(front) || front?.closest("label")?.contains(node)) && middle;
  }, element);
  return inFront.jsonValue() as Promise<{ x: number; y: number }>;
}

/** Presses something for as long as a finger does, by the browser's own input. */
export async function press(visit: Visit, target: Locator): Promise<void> {
  const { x, y } = await middleOf(visit, target);
  await visit.page.mouse.click(x, y, { delay: PRESS_MS });
}

/** The longest time from an input to its next paint since the last call. */
export async function worstInput({ page }: Visit): Promise<number> {
  await page.waitForTimeout(TOLD_MS);
  return Math.max(SHORTEST_MS, await page.evaluate(() => window.bench.worstInput()));
}
