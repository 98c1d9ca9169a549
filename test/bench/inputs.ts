import { type Locator } from "@playwright/test";
import { type Visit } from "./browser";

/** Shorter ones are not told. */
const SHORTEST_MS = 16;
/** How many times slower than this machine it is while somebody acts. */
export const CPU = 4;
/** Until the browser has told of an input and its paint. */
const TOLD_MS = 250;

/** All that was measured of one figure, by what it is of. */
export class Figures {
  private readonly all = new Map<string, number[]>();

  add(what: string, value: number): void {
    this.all.set(what, [...this.of(what), value]);
  }

  of(what: string): number[] {
    return this.all.get(what) ?? [];
  }
}

/** Presses something once it stands still and nothing covers it; the press itself is the browser's own. */
export async function press({ page }: Visit, target: Locator): Promise<void> {
  await target.click({ trial: true });
  const box = await target.boundingBox();
  if (!box) throw new Error("There is nothing to press.");
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** The longest time from an input to its next paint since it was asked last. */
export async function worstInput({ page }: Visit): Promise<number> {
  await page.waitForTimeout(TOLD_MS);
  return Math.max(SHORTEST_MS, await page.evaluate(() => window.bench.worstInput()));
}
