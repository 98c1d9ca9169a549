import { request } from "@playwright/test";
import { BRAND_CARD, remember, seedBasket } from "../journeys/seed";
import { quiet, slowDown, type Visit } from "./browser";
import { CPU, type Figures, middleOf, press, worstInput } from "./inputs";
import { type BenchServer } from "./server";

/** Lines of a basket, each for somebody else. */
export const SMALL = 10;
export const LARGE = 300;
const BASKET = "/en/dk/dkk/basket";
/** What a hand does in one go before it rests, and how fast. */
const PRESSES = 12;
const PACE_MS = 150;
const WHEELS = 40;
const WHEEL_PX = 300;

/** What is done to a basket; "in a row" goes on while the answers to what was pressed before arrive. */
export const EDITS = ["quantity", "quantity in a row", "remove", "between frames of a scroll"] as const;

export const linesText = (what: (typeof EDITS)[number], count: number): string => `${what}, ${count} lines`;

async function seed(server: BenchServer, count: number) {
  const service = await request.newContext({ baseURL: server.origins.http1 });
  const lines = Array.from({ length: count }, (_, at) => ({
    value: 100 + (at % 9) * 50,
    name: `Freja Lund ${String.fromCharCode(65 + (at % 26))}`,
    email: `freja.${at}@example.com`,
    ...(at % 3 === 0 && { card: BRAND_CARD }),
  }));
  const seeded = await seedBasket(service, lines);
  await service.dispose();
  return seeded;
}

/** The longest time between two frames while somebody scrolls through the basket. */
async function scrollThrough({ page }: Visit): Promise<number> {
  await page.evaluate(() => scrollTo(0, 0));
  await page.mouse.move(400, 500);
  const longest = page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const end = Math.min(wanted, document.documentElement.scrollHeight - innerHeight - 1);
        let last = performance.now();
        let worst = 0;
        const look = (now: number) => {
          worst = Math.max(worst, now - last);
          last = now;
          if (scrollY < end) requestAnimationFrame(look);
          else resolve(worst);
        };
        requestAnimationFrame(look);
      }),
    WHEELS * WHEEL_PX - 1,
  );
  for (let wheel = 0; wheel < WHEELS; wheel += 1) await page.mouse.wheel(0, WHEEL_PX);
  return longest;
}

/** Lets somebody change a basket of so many lines. */
export async function editBasket(visit: Visit, server: BenchServer, count: number, into: Figures): Promise<void> {
  const { page } = visit;
  await remember(page, await seed(server, count));
  await page.goto(server.origins.http2 + BASKET);
  // Found by what they are made of: to find them by their names, all lines would be laid out.
  const lines = page.locator("main li:has([data-line])");
  const more = (at: number) => lines.nth(at).locator("button[aria-label^='One more']");
  await more(count - 1).waitFor({ state: "attached" });
  await quiet(visit);
  await slowDown(visit, CPU);
  const told = async (what: (typeof EDITS)[number]) => into.add(linesText(what, count), await worstInput(visit));

  into.add(linesText("between frames of a scroll", count), await scrollThrough(visit));
  await page.evaluate(() => scrollTo(0, 0));
  await worstInput(visit);

  for (const at of [1, 2, 3]) {
    await press(visit, more(at));
    await told("quantity");
    await quiet(visit);
  }

  const { x, y } = await middleOf(visit, more(1));
  for (let time = 0; time < PRESSES; time += 1) {
    await page.mouse.click(x, y);
    await page.waitForTimeout(time % 4 === 3 ? 4 * PACE_MS : PACE_MS);
  }
  await told("quantity in a row");
  await quiet(visit);

  for (let time = 0; time < 3; time += 1) {
    await press(visit, lines.nth(1).getByRole("button").last());
    await told("remove");
    await quiet(visit);
  }
}
