import { type Page } from "@playwright/test";

/** A line, and maybe a phone, on which everything comes one after the other, and some of it late. */
export async function slowLine(page: Page, { bytesPerSecond = 50_000, cpu = 1 } = {}): Promise<void> {
  const line = await page.context().newCDPSession(page);
  await line.send("Network.enable");
  await line.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 400,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  if (cpu > 1) await line.send("Emulation.setCPUThrottlingRate", { rate: cpu });
}

/** Counts from the first paint on what moves by itself; before the page is opened. */
export const countShifts = (page: Page) =>
  page.addInitScript(() => {
    const moved = { sum: 0, what: [] as string[] };
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const { hadRecentInput, value, sources } of list.getEntries() as (PerformanceEntry & {
        hadRecentInput: boolean;
        value: number;
        sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
      })[]) {
        if (hadRecentInput) continue;
        moved.sum += value;
        for (const { node, previousRect, currentRect } of sources) {
          const text = node?.textContent?.slice(0, 40) ?? "";
          moved.what.push(`${node?.nodeName ?? "?"} ${text}: ${previousRect.y} to ${currentRect.y}`);
        }
      }
    }).observe({ type: "layout-shift", buffered: true });
  });

/** The layout shift of all that has moved by itself so far, and what it was. */
export const shifts = (page: Page) =>
  page.evaluate(() => (window as unknown as { moved: { sum: number; what: string[] } }).moved);
