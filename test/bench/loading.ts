import { type Browser } from "@playwright/test";
import { firstVisit, PATIENCE_MS, PHONES, quiet, toldBy } from "./browser";
import { inSeries, median, ratio, table, withSpread } from "./numbers";
import { PAGES, pathOf, type PageName, type Screen, SCREENS } from "./pages";
import { type BenchServer } from "./server";

type Phone = keyof typeof PHONES;

const LOOK_EVERY_MS = 250;

interface Load {
  fcp: number;
  lcp: number;
  cls: number;
  blocked: number;
  content: number;
  read: number;
  largest: string;
  /** All but pictures: until the content stood there, and until nothing more came. */
  requestsBefore: number;
  requests: number;
  /** Bytes of script, as they travel, that had come before the largest part of the first screen stood there. */
  script: number;
  /** Requests to the services in series, before the content. */
  roundTrips: number;
}

async function load(
  browser: Browser,
  server: BenchServer,
  phone: Phone,
  name: PageName,
  screen: Screen,
): Promise<Load> {
  const profile = PHONES[phone];
  return firstVisit(browser, profile, async (visit) => {
    const { page } = visit;
    let others = 0;
    page.on("request", (request) => (others += Number(request.resourceType() !== "image")));
    await page.goto(server.origins[profile.protocol] + pathOf(name, screen));
    const end = Date.now() + PATIENCE_MS;
    while (!(await toldBy(visit, () => window.bench.content > 0))) {
      if (Date.now() > end) throw new Error(`No content on ${name} ${screen}, phone ${phone}.`);
      await page.waitForTimeout(LOOK_EVERY_MS);
    }
    await quiet(visit);
    const told = await toldBy(visit, () => {
      const { fcp, lcp, cls, blocked, content, read, largest } = window.bench;
      const entries = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
      const loads = entries.map(({ name: url, initiatorType, startTime, responseEnd, encodedBodySize: size }) => {
        const isPicture = /\.svg$/.test(url) || initiatorType === "img";
        return { url, isPicture, from: startTime, to: responseEnd, size };
      });
      return { fcp, lcp, cls, blocked, content, read, largest, loads };
    });
    const { loads, ...rest } = told;
    const before = loads.filter(({ from, isPicture }) => from < told.content && !isPicture);
    const data = loads.filter(({ url, to }) => url.includes("/graphql/") && to <= told.content);
    const script = loads
      .filter(({ url, to }) => url.endsWith(".js") && to <= told.lcp)
      .reduce((sum, { size }) => sum + size, 0);
    // The page itself is no resource of its own.
    return { ...rest, requests: others, requestsBefore: before.length + 1, script, roundTrips: inSeries(data) };
  });
}

type Figure = "fcp" | "lcp" | "content" | "read" | "blocked";

export type Loads = Map<string, Load[]>;
const keyOf = (phone: Phone, screen: Screen, page: PageName) => `${phone} ${screen} ${page}`;

/** Loads everything once a round, one page after the other, so that all of them see the same moods of the machine. */
export async function measureLoading(browser: Browser, server: BenchServer, rounds: number): Promise<Loads> {
  const loads: Loads = new Map();
  for (let round = 0; round < rounds; round += 1) {
    for (const phone of Object.keys(PHONES) as Phone[]) {
      for (const screen of Object.keys(SCREENS) as Screen[]) {
        for (const name of PAGES) {
          const key = keyOf(phone, screen, name);
          loads.set(key, [...(loads.get(key) ?? []), await load(browser, server, phone, name, screen)]);
        }
      }
    }
  }
  return loads;
}

const HEAD = ["first visit, cold cache (ms)", "reference", "bare", "shop", "shop to reference"];

/** The table of times, and one of what the shop asks for meanwhile. */
export function loadingAsText(loads: Loads): string {
  const values = (phone: Phone, screen: Screen, page: PageName, figure: Figure) =>
    (loads.get(keyOf(phone, screen, page)) ?? []).map((one) => one[figure]);
  const rows: string[][] = [];
  const row = (what: string, phone: Phone, screen: Screen, figure: Figure) => {
    const [reference = [], bare = [], shop = []] = PAGES.map((page) => values(phone, screen, page, figure));
    const times = figure === "blocked" ? "" : ratio(shop, reference);
    rows.push([`${PHONES[phone].name}: ${screen}, ${what}`, ...[reference, bare, shop].map(withSpread), times]);
  };
  for (const phone of Object.keys(PHONES) as Phone[]) {
    for (const screen of Object.keys(SCREENS) as Screen[]) {
      row("LCP", phone, screen, "lcp");
      row("FCP", phone, screen, "fcp");
    }
  }
  row("names and prices are there to read", "B", "listing", "read");
  row("cards are there to press", "B", "listing", "content");
  for (const screen of ["home", "listing"] as const) row("main thread blocked", "B", screen, "blocked");

  const shop = (screen: Screen) => loads.get(keyOf("B", screen, "shop")) ?? [];
  const worst = (screen: Screen) =>
    Math.max(
      ...(["A", "B"] as const).flatMap((phone) => loads.get(keyOf(phone, screen, "shop")) ?? []).map((one) => one.cls),
    );
  const middle = (screen: Screen, figure: "requests" | "requestsBefore" | "roundTrips") =>
    String(median(shop(screen).map((one) => one[figure])));
  const screens = Object.keys(SCREENS) as Screen[];
  const scriptOf = (screen: Screen) => (median(shop(screen).map(({ script }) => script)) / 1000).toFixed(1);
  const counts = [
    ["layout shift, all of it (worst of the run)", ...screens.map((screen) => worst(screen).toFixed(3))],
    ["data round trips in series before the content", ...screens.map((screen) => middle(screen, "roundTrips"))],
    ["requests but pictures, before the content", ...screens.map((screen) => middle(screen, "requestsBefore"))],
    ["script that has come before the first screen stands, KB", ...screens.map(scriptOf)],
    ["requests but pictures, with all that follows", ...screens.map((screen) => middle(screen, "requests"))],
  ];
  return `${table(HEAD, rows)}\n\n${table(["the shop, phone B", ...screens], counts)}`;
}
