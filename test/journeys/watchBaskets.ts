import { type Page, expect } from "@playwright/test";
import { type Asked } from "./wire";

interface Told {
  page: Page;
  basketId: string;
  /** Its place among all requests. */
  order: number;
  /** What the basket comes to; none where the answer does not say it. */
  sum: number | null;
}

interface BasketAnswer {
  id?: unknown;
  publicOrderId?: unknown;
  itemsCount?: unknown;
  totalPaymentAmountWithTax?: unknown;
  purchasePhase?: unknown;
}

/** Refusals of a basket that is no more. */
const GONE = /there is no basket with id|AlreadyOrdered/i;
/** A basket that was bought is left behind. */
const BOUGHT = ["PaymentAuthorized", "Completed"];

const BASKETS = ["createBasket", "getBasketById", "updateBasket"];

/** What the services said of baskets, and what the shop made of it. */
export class WatchedBaskets {
  /** Baskets that a page had stored when it began, or that held something. */
  private readonly known = new Set<string>();
  /** Those of which the services said that they are no more, or that were bought. */
  private readonly gone = new Set<string>();
  private readonly byOrder = new Map<string, string>();
  private told: Told[] = [];

  hear(page: Page, order: number, { operationName, variables }: Asked, answer: unknown): void {
    const { data, errors } = (answer ?? {}) as { data?: Record<string, unknown> | null; errors?: unknown };
    if (operationName === "getOrderById" && data?.getOrderById) {
      const basketId = this.byOrder.get(String(variables.id));
      if (basketId) this.gone.add(basketId);
    }
    if (GONE.test(JSON.stringify(errors ?? ""))) this.gone.add(idAsked(variables));
    if (!BASKETS.includes(operationName)) return;
    const basket = data?.[operationName] as BasketAnswer | null | undefined;
    if (typeof basket?.id !== "string") return;
    // One that was made and given up before anything was in it is no loss.
    if (Number(basket.itemsCount) > 0) this.known.add(basket.id);
    if (typeof basket.publicOrderId === "string") this.byOrder.set(basket.publicOrderId, basket.id);
    if (BOUGHT.includes(String(basket.purchasePhase))) this.gone.add(basket.id);
    const sum = basket.totalPaymentAmountWithTax;
    this.told.push({
      page,
      basketId: basket.id,
      order,
      sum: typeof sum === "number" && errors === undefined ? sum : null,
    });
  }

  /** Notes what a page has stored when it begins. */
  async note(page: Page): Promise<void> {
    for (const id of (await storedIds(page)) ?? []) this.known.add(id);
  }

  /** Ids that a page once had and has no more, though nobody said that they are gone. */
  async lost(page: Page): Promise<string[]> {
    const stored = await storedIds(page, true);
    return stored === null ? [] : [...this.known].filter((id) => !this.gone.has(id) && !stored.includes(id));
  }

  /** The sum on the screen is what was last answered to this page for a basket that is kept. */
  async expectSum(page: Page): Promise<void> {
    const stored = await storedIds(page, true);
    const shown = page.locator("main aside[class*=summary] p > span[class*=sum]");
    if ((await shown.count()) !== 1) return;
    await expect(async () => {
      // What was pressed last may not be answered yet.
      const own = this.told
        .filter((each) => each.page === page && (stored === null || stored.includes(each.basketId)))
        .sort((one, other) => one.order - other.order);
      const sum = own.at(-1)?.sum ?? null;
      if (sum === null || Math.abs(sum) > 1e12) return;
      const digits = (await shown.innerText()).replace(/\D/g, "");
      expect([Math.round(sum * 100).toFixed(0), sum.toFixed(0)], "the sum is the server's last answer").toContain(
        digits,
      );
    }).toPass({ timeout: 5000 });
  }
}

function idAsked({ id, input }: Record<string, unknown>): string {
  const inside = input as { id?: unknown; basketId?: unknown } | undefined;
  return String(id ?? inside?.id ?? inside?.basketId);
}

/**
 * The ids of baskets that a page's browser keeps, with those of departments where asked; null where it keeps nothing.
 */
async function storedIds(page: Page, everywhere = false): Promise<string[] | null> {
  const texts = await page.evaluate(() => {
    try {
      return [localStorage.getItem("salesChannelBaskets"), localStorage.getItem("departmentBasket")];
    } catch {
      return null;
    }
  });
  if (!texts) return null;
  return (everywhere ? texts : texts.slice(0, 1)).flatMap((text) => {
    try {
      return idsIn(JSON.parse(text ?? "null"));
    } catch {
      return [];
    }
  });
}

function idsIn(stored: unknown): string[] {
  if (typeof stored !== "object" || stored === null) return [];
  return Object.values(stored).flatMap((entry: unknown) => {
    const id: unknown =
      typeof entry === "object" && entry !== null ? (entry as { basketId?: unknown }).basketId : entry;
    return typeof id === "string" ? [id] : [];
  });
}
