import { type Browser } from "@playwright/test";
import { firstVisit, quiet, type Visit } from "./browser";
import { median, ratio, table } from "./numbers";
import { PAGES, type PageName, pathOf } from "./pages";
import { type BenchServer } from "./server";

export type Heaps = Record<PageName, number[]>;

/** The heap of a page in bytes, after garbage collection. */
export async function heapOf({ cdp }: Visit): Promise<number> {
  await cdp.send("HeapProfiler.collectGarbage");
  await cdp.send("HeapProfiler.collectGarbage");
  return (await cdp.send("Runtime.getHeapUsage")).usedSize;
}

/** What each page keeps of the listing of 48. */
export async function measureHeaps(browser: Browser, server: BenchServer, rounds: number): Promise<Heaps> {
  const heaps: Heaps = { reference: [], bare: [], shop: [] };
  for (let round = 0; round < rounds; round += 1) {
    for (const name of PAGES) {
      const size = await firstVisit(browser, null, async (visit) => {
        await visit.page.goto(server.origins.http2 + pathOf(name, "listing"));
        await quiet(visit);
        return heapOf(visit);
      });
      heaps[name].push(size);
    }
  }
  return heaps;
}

/** One line of a table. */
export function heapsAsText(heaps: Heaps): string {
  const megabytes = PAGES.map((name) => (median(heaps[name]) / 1e6).toFixed(1));
  const row = ["listing of 48", ...megabytes, ratio(heaps.shop, heaps.reference)];
  return table(["heap (MB)", ...PAGES, "shop to reference"], [row]);
}
