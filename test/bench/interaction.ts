import { type Browser, type Locator } from "@playwright/test";
import { addButton, FREJA, fillPurchase } from "../journeys/steps";
import { firstVisit, quiet, slowDown, type Visit } from "./browser";
import { CPU, Figures, press, worstInput } from "./inputs";
import { editBasket, EDITS, LARGE, linesText, SMALL } from "./manyLines";
import { median, ratio, table, withSpread } from "./numbers";
import { pathOf, type PageName } from "./pages";
import { type Content } from "./probe";
import { type BenchServer } from "./server";

export interface Interactions {
  /** From an input to its next paint. */
  paint: Figures;
  /** From an input until the content stands there: "shop filter, CPU ÷4". */
  content: Figures;
  /** Requests but pictures on the way back to a page seen before. */
  again: number[];
}

async function pressAndWait(visit: Visit, target: Locator, what: Content): Promise<number> {
  await visit.page.evaluate((content) => window.bench.until(content, "click"), what);
  await press(visit, target);
  return visit.page.evaluate(() => window.bench.waited);
}

/** At the machine's own speed, and as many times slower. */
const SPEEDS = [1, CPU];
const contentText = (name: PageName, what: string, cpu: number) => `${name} ${what}, CPU ÷${cpu}`;

async function browse(visit: Visit, origin: string, name: PageName, cpu: number, into: Interactions): Promise<void> {
  const { page } = visit;
  const told = async (what: string) => {
    const paint = await worstInput(visit);
    if (name === "shop" && cpu === CPU) into.paint.add(what, paint);
  };
  const stands = (what: string, waited: number) => into.content.add(contentText(name, what, cpu), waited);
  await page.goto(origin + pathOf(name, "listing"));
  await quiet(visit);
  await slowDown(visit, cpu);

  const type = (label: string) =>
    name === "bare" ? page.locator("[name=physical]") : page.getByRole("radio", { name: label });
  stands("filter", await pressAndWait(visit, type("Gifts"), "otherCards"));
  await told("filter");
  if (name === "shop") {
    for (const label of ["Gift cards", "Gifts"]) {
      await pressAndWait(visit, type(label), "otherCards");
      await told("filter");
    }
  }

  const card = page.locator("main [id^=gift-]").nth(1);
  stands("product", await pressAndWait(visit, card, "product"));
  await told("page change");
  await quiet(visit);

  // The browser itself may ask for the page's icon again.
  let requests = 0;
  page.on("request", (request) => (requests += Number(!/\.svg$/.test(request.url()))));
  await page.evaluate(() => {
    window.bench.until("cards", "now");
    history.back();
  });
  stands("back", await page.evaluate(() => window.bench.waited));
  await quiet(visit);
  if (name === "shop") into.again.push(requests);
}

async function buy(visit: Visit, origin: string, cpu: number, into: Interactions): Promise<void> {
  const { page } = visit;
  const told = async (what: string) => {
    const paint = await worstInput(visit);
    if (cpu === CPU) into.paint.add(what, paint);
  };
  await page.goto(origin + pathOf("shop", "product"));
  await quiet(visit);
  await fillPurchase(page, FREJA);
  await slowDown(visit, cpu);
  await worstInput(visit);
  into.content.add(contentText("shop", "added", cpu), await pressAndWait(visit, addButton(page), "added"));
  await told("add to basket");

  await press(visit, page.getByRole("button", { name: "Go to basket" }));
  const more = page.getByRole("button", { name: /^One more of/ });
  await more.waitFor();
  await told("page change");
  await quiet(visit);
  for (let time = 0; time < 3; time += 1) {
    await press(visit, more);
    await told("quantity");
  }
}

/** Lets somebody browse and buy, once a round. */
export async function measureInteractions(
  browser: Browser,
  server: BenchServer,
  rounds: number,
): Promise<Interactions> {
  const figures: Interactions = { paint: new Figures(), content: new Figures(), again: [] };
  const origin = server.origins.http2;
  for (let round = 0; round < rounds; round += 1) {
    for (const cpu of SPEEDS) {
      for (const name of ["bare", "shop"] as const) {
        await firstVisit(browser, null, (visit) => browse(visit, origin, name, cpu, figures));
      }
      await firstVisit(browser, null, (visit) => buy(visit, origin, cpu, figures));
    }
    for (const count of [SMALL, LARGE]) {
      await firstVisit(browser, null, (visit) => editBasket(visit, server, count, figures.paint));
    }
  }
  return figures;
}

/** Two tables, and what a return costs. */
export function interactionsAsText({ paint, content, again }: Interactions): string {
  const row = (what: string, other?: string) => {
    const values = paint.of(what);
    const whole = (value: number) => String(Math.round(value));
    return [what, whole(median(values)), whole(Math.max(...values)), other ? ratio(values, paint.of(other)) : ""];
  };
  const inputs = [
    ...["filter", "add to basket", "quantity", "page change"].map((what) => row(what)),
    ...EDITS.flatMap((what) => [row(linesText(what, SMALL)), row(linesText(what, LARGE), linesText(what, SMALL))]),
  ];
  const ways = [
    ["listing → product", "product"],
    ["back → listing", "back"],
    ["filter", "filter"],
    ["added to the basket", "added"],
  ].map(([words = "", what = ""]) => [
    words,
    ...SPEEDS.flatMap((cpu) =>
      (["bare", "shop"] as const).map((name) => withSpread(content.of(contentText(name, what, cpu)))),
    ),
  ]);
  return [
    table([`from input to next paint, CPU ÷${CPU} (ms)`, "median", "worst", "many lines to few"], inputs),
    table(["until the content is there (ms)", "bare", "shop", `bare, CPU ÷${CPU}`, `shop, CPU ÷${CPU}`], ways),
    `Requests but pictures on the way back to a list seen before: ${median(again)}.`,
  ].join("\n\n");
}
