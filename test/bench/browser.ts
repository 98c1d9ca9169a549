import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from "@playwright/test";
import { findBrowser, launchArguments } from "../support/browser";
import { installProbe } from "./probe";
import { type BenchServer } from "./server";

interface Profile {
  /** In the tables. */
  name: string;
  /** What the bench's server speaks to it. */
  protocol: "http1" | "http2";
  /** Of each request, in milliseconds. */
  latency: number;
  /** Down and up, in bits per second. */
  down: number;
  up: number;
  /** How many times slower than this machine. */
  cpu: number;
}

/** The two phones. All of it is applied while the page loads, nothing is computed afterwards. */
export const PHONES: Record<"A" | "B", Profile> = {
  A: { name: "phone A", protocol: "http1", latency: 562.5, down: 1_474_560, up: 675_000, cpu: 4 },
  B: { name: "phone B", protocol: "http2", latency: 150, down: 1_600_000, up: 750_000, cpu: 4 },
};

const PHONE_SCREEN = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
/** A busy machine is slow, and that is a figure and no failure. */
export const PATIENCE_MS = 120_000;
const WIDE_SCREEN = { viewport: { width: 1280, height: 900 } };

export interface Visit {
  page: Page;
  cdp: CDPSession;
}

/** Chromium, with the bench's certificate trusted (and so its answers cached) and memory told to the byte. */
export async function launchBrowser({ fingerprint }: BenchServer): Promise<Browser> {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error("No Chromium was found. Install one, or name it in CHROMIUM_PATH.");
  const args = [
    `--ignore-certificate-errors-spki-list=${fingerprint}`,
    "--enable-precise-memory-info",
    // The debugger notes which calls led to each request, and V8 then compiles the whole module anew to learn their
    // lines: half a second of a visit with CPU ÷4, which nobody pays without a debugger. So the lines are kept at once.
    "--js-flags=--no-enable-lazy-source-positions",
  ];
  return chromium.launch({ executablePath, args: [...launchArguments(), ...args] });
}

async function visitIn(context: BrowserContext): Promise<Visit> {
  // The loader names functions by a helper that the page does not have.
  await context.addInitScript("globalThis.__name = (value) => value");
  await context.addInitScript(installProbe);
  const page = await context.newPage();
  return { page, cdp: await context.newCDPSession(page) };
}

/** Opens a page as on a first visit, with nothing in any cache. */
export async function firstVisit<T>(
  browser: Browser,
  phone: Profile | null,
  use: (visit: Visit) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(phone ? PHONE_SCREEN : WIDE_SCREEN);
  context.setDefaultTimeout(PATIENCE_MS);
  try {
    const visit = await visitIn(context);
    if (phone) {
      const { latency, down, up } = phone;
      const wire = { offline: false, latency, downloadThroughput: down / 8, uploadThroughput: up / 8 };
      await visit.cdp.send("Network.enable");
      await visit.cdp.send("Network.emulateNetworkConditions", wire);
      await slowDown(visit, phone.cpu);
    }
    return await use(visit);
  } finally {
    await context.close();
  }
}

/** Makes the processor so many times slower for the page. */
export async function slowDown({ cdp }: Visit, rate: number): Promise<void> {
  await cdp.send("Emulation.setCPUThrottlingRate", { rate });
}

/**
 * What a function answers in the page. Playwright's own way would run a script of its own there first, which takes a
 * fifth of a second on a slow phone, and just when the first answers come.
 */
export async function toldBy<T>({ cdp }: Visit, look: () => T): Promise<T> {
  const { result } = await cdp.send("Runtime.evaluate", { expression: `(${String(look)})()`, returnByValue: true });
  return result.value as T;
}

/** Waits until no request is under way, and the last paints are reported. */
export async function quiet({ page }: Visit): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(400);
}
