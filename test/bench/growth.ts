import { type Browser, type Locator } from "@playwright/test";
import { createSandbox } from "../sandbox/server";
import { firstVisit, quiet, slowDown, type Visit } from "./browser";
import { CPU, Figures, press, worstInput } from "./inputs";
import { heapOf } from "./memory";
import { median, ratio, table } from "./numbers";
import { pathOf } from "./pages";
import { startBenchServer } from "./server";

/** How often every brand's product stands in the large catalogue, so that it has about a hundred thousand. */
const COPIES = 61;
/** Cards of a list: its first page, and what the longest list is grown to. */
const PAGE = 48;
const LONG = 2000;
const HALFWAY = 1000;

/** What is done to a list. "Load more" only where there is a button for it. */
const ACTS = ["filter", "page change"] as const;

interface Growth {
  /** From an input to its next paint: "filter, 2000 cards", "filter, 98741 products". */
  paint: Figures;
  /** What the page keeps, in bytes: "48 cards". */
  heap: Figures;
  /** Of products in the small catalogue and the large one. */
  sizes: [number, number];
}

const cardsText = (what: string, count: number) => `${what}, list of ${count}`;
const catalogueText = (what: string, count: number) => `${what}, catalogue of ${count}`;

const cardsOf = ({ page }: Visit) => page.locator("main [id^=gift-]");

/** Goes on to load more until the list has so many cards. */
async function grow(visit: Visit, count: number): Promise<void> {
  const { page } = visit;
  const more = page.getByRole("button", { name: "Show more gifts" });
  let shown = 0;
  while (shown < count) {
    // The first pages come by themselves when the end is near.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    if (await more.isVisible()) await more.dispatchEvent("click");
    const grown = await page.waitForFunction((had) => {
      const cards = [...document.querySelectorAll("main [aria-label=Gifts] li")];
      // Far from the window there are no cards: the others say how many there are.
      const all = Number(cards.at(-1)?.getAttribute("aria-setsize") ?? cards.length);
      return all > had ? all : 0;
    }, shown);
    shown = await grown.jsonValue();
  }
  await page.evaluate(() => scrollTo(0, 0));
  await quiet(visit);
}

/** Filters the list, and goes to a gift; the slow machine is there for that only. */
async function act(visit: Visit, tell: (what: (typeof ACTS)[number], ms: number) => void): Promise<void> {
  const { page } = visit;
  const change = async (what: (typeof ACTS)[number], target: Locator) => {
    await press(visit, target);
    await quiet(visit);
    tell(what, await worstInput(visit));
  };
  await slowDown(visit, CPU);
  await worstInput(visit);
  await change("page change", cardsOf(visit).nth(1));
  await slowDown(visit, 1);
  await page.goBack();
  await cardsOf(visit).nth(1).waitFor();
  await quiet(visit);
  await slowDown(visit, CPU);
  await worstInput(visit);
  await change("filter", page.getByRole("radio", { name: "Gift cards" }));
}

/**
 * The same acts in a catalogue of a thousand and one of a hundred thousand products, and in a list of one page and one
 * of two thousand cards.
 */
export async function measureGrowth(
  browser: Browser,
  folder: string,
  latency: number,
  rounds: number,
): Promise<Growth> {
  const figures: Growth = { paint: new Figures(), heap: new Figures(), sizes: [0, 0] };
  const { paint, heap } = figures;
  for (const [at, copies] of [1, COPIES].entries()) {
    const sandbox = createSandbox({ latency: [latency, latency], run: String(Date.now()), copies });
    const count = sandbox.state.catalogue.products.length;
    figures.sizes[at] = count;
    const server = await startBenchServer(folder, new Map(), sandbox);
    const listing = server.origins.http1 + pathOf("shop", "listing");
    try {
      for (let round = 0; round < rounds; round += 1) {
        await firstVisit(browser, null, async (visit) => {
          await visit.page.goto(listing);
          await quiet(visit);
          if (copies > 1) heap.add(cardsText("heap", PAGE), await heapOf(visit));
          await act(visit, (what, ms) => paint.add(catalogueText(what, count), ms));
        });
        if (copies === 1) continue;
        await firstVisit(browser, null, async (visit) => {
          await visit.page.goto(listing);
          for (const cards of [HALFWAY, LONG]) {
            await grow(visit, cards);
            heap.add(cardsText("heap", cards), await heapOf(visit));
          }
          await act(visit, (what, ms) => paint.add(cardsText(what, LONG), ms));
        });
      }
    } finally {
      server.close();
    }
  }
  return figures;
}

/** A table of inputs, and one of what is kept. */
export function growthAsText({ paint, heap, sizes: [few, many] }: Growth): string {
  const row = (what: string, small: number[], large: number[]) => {
    const whole = (value: number) => String(Math.round(value));
    return [what, whole(median(small)), whole(median(large)), whole(Math.max(...large)), ratio(large, small)];
  };
  const inputs = ACTS.flatMap((what) => {
    const small = paint.of(catalogueText(what, few));
    const large = paint.of(catalogueText(what, many));
    return [
      row(`${what}: catalogue of ${few} → ${many}`, small, large),
      row(`${what}: list of ${PAGE} → ${LONG} cards`, large, paint.of(cardsText(what, LONG))),
    ];
  });
  const megabytes = (cards: number) => (median(heap.of(cardsText("heap", cards))) / 1e6).toFixed(1);
  const kept = [PAGE, HALFWAY, LONG].map((cards) => megabytes(cards));
  return [
    table([`from input to next paint, CPU ÷${CPU} (ms)`, "small", "large", "worst", "large to small"], inputs),
    table(
      ["heap of a list that grows (MB)", ...[PAGE, HALFWAY, LONG].map((cards) => `${cards} cards`)],
      [["shop", ...kept]],
    ),
  ].join("\n\n");
}
