import { type BrowserContext, type Page } from "@playwright/test";

const READ = "gavia.lostFocus";

/**
 * Remembers in each page what had the focus last. A press elsewhere takes it away by intention; an element that goes,
 * is hidden or switched off while it has the focus leaves a person of the keyboard nowhere.
 */
export async function rememberFocus(context: BrowserContext): Promise<void> {
  await context.addInitScript((name) => {
    let last: Element | null = null;
    addEventListener("focusin", ({ target }) => (last = target instanceof Element ? target : null), true);
    const forget = ({ target }: PointerEvent) => {
      if (!last?.contains(target as Element)) last = null;
    };
    addEventListener("pointerdown", forget, true);
    const lost = () => {
      const { activeElement, body } = document;
      if (last === null || (activeElement !== null && activeElement !== body)) return null;
      const isGone = !last.isConnected || last.getClientRects().length === 0 || last.matches(":disabled");
      return isGone ? `${last.tagName} ${last.id} ${last.textContent.trim().slice(0, 80)}` : null;
    };
    Object.defineProperty(window, Symbol.for(name), { value: lost });
  }, READ);
}

/** What had the focus and took it along; null when nothing did. */
export function lostFocus(page: Page): Promise<string | null> {
  return page.evaluate((name) => {
    const lost = (window as unknown as Record<symbol, (() => string | null) | undefined>)[Symbol.for(name)];
    return lost?.() ?? null;
  }, READ);
}
