import { execFileSync } from "node:child_process";
import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { defineConfig, devices } from "@playwright/test";
import { findBrowser, findShell, launchArguments } from "../support/browser";
import { sandboxOnly } from "../support/sandboxOnly";

const root = resolve(import.meta.dirname, "../..");

/** A port nobody has; chosen once, since every worker reads this file again. */
function freePort(): string {
  const ask = "const s=require('net').createServer().listen(0,()=>{console.log(s.address().port);s.close()})";
  return execFileSync(process.execPath, ["-e", ask], { encoding: "utf8" }).trim();
}

// A server that stands there already is used: `npm run preview -- --port 4173`, then SHOP_PORT=4173.
const isNamed = process.env.SHOP_PORT !== undefined;
const port = (process.env.SHOP_PORT ??= freePort());
/** All cores are taken by walks: a page that tidies up its memory on several at once only takes them from the others. */
const ON_ONE_CORE = "--js-flags=--single-threaded-gc";
const launchOptions = { executablePath: findShell() ?? undefined, args: [...launchArguments(), ON_ONE_CORE] };

// Once: workers read this file too.
if (process.env.TEST_WORKER_INDEX === undefined) sandboxOnly();

const isWhole = process.env.JOURNEYS === "whole";

/**
 * Walks through every state of every screen, for the night: axe on a narrow phone in all languages, the focus on each
 * stop, every fault in what the screens of purchases, orders, received gifts and greetings ask and send, and attacks
 * made up by the thousand. `JOURNEYS=whole npm run journeys` has them too, and walks with the tag `@whole`: rarer cases
 * of what the shop promises.
 */
const LONG = [/layout\.spec\.ts$/, /focus\.spec\.ts$/, /matrix\.spec\.ts$/, /sanitiserFuzz\.spec\.ts$/];

export default defineConfig({
  testDir: ".",
  outputDir: resolve(root, "test-results"),
  fullyParallel: true,
  // One more than there are cores: a third of its time a walk waits for its page.
  workers: Math.min(availableParallelism() + 1, 8),
  retries: 0,
  ...(!isWhole && { grepInvert: /@whole/ }),
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [["list"]],
  use: {
    baseURL: `http://localhost:${port}`,
    serviceWorkers: "block",
    locale: "en-GB",
    timezoneId: "Europe/Copenhagen",
    // A trace costs half of the walk again: who looks into a failure asks for it, with `-- --trace on -g "name"`.
    trace: "off",
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
  },
  projects: [
    {
      name: "shop",
      testMatch: /\.spec\.ts$/,
      testIgnore: [/\.bfc\.spec\.ts$/, ...(isWhole ? [] : LONG)],
      use: { ...devices["Desktop Chrome"], launchOptions },
    },
    {
      // Back restores the page as it was left, as in the browsers of people.
      name: "bfc",
      testMatch: /\.bfc\.spec\.ts$/,
      use: {
        ...devices["Desktop Chrome"],
        launchOptions: {
          ...launchOptions,
          executablePath: findBrowser() ?? undefined,
          ignoreDefaultArgs: ["--disable-back-forward-cache"],
        },
      },
    },
  ],
  webServer: {
    command: `npm run --silent preview -- --port ${port} --strictPort`,
    cwd: root,
    url: `http://localhost:${port}/index.html`,
    timeout: 120_000,
    reuseExistingServer: isNamed,
    stdout: "ignore",
    stderr: "pipe",
  },
});
