import { spawn } from "node:child_process";
import { stripVTControlCharacters } from "node:util";
import { findBrowser, installBrowser } from "./support/browser";
import { sandboxOnly } from "./support/sandboxOnly";

/** Runs all tests: static checks, unit tests, the build, and journeys through it in a real browser. */
const STEPS: Record<string, string[]> = {
  check: ["run", "--silent", "check"],
  "unit tests": ["run", "--silent", "unit"],
  build: ["run", "--silent", "build"],
  journeys: ["run", "--silent", "journeys"],
};
/** A line in which Vitest, Playwright or an error names what failed; these are told again at the very end. */
const FAILURE = /^\s*(FAIL |\d+\) \[|\w*Error: |.*error TS\d)/;

// Before minutes of checks rather than after them.
sandboxOnly();
if (!findBrowser()) {
  console.log("There is no Chromium here; installing one.");
  installBrowser();
}
if (!findBrowser()) throw new Error("No Chromium was found. Install one, or name it in CHROMIUM_PATH.");

const linesOf = (text: string) => stripVTControlCharacters(text).split("\n");

/** How a step ended, and the lines of its output that name what failed. */
async function run(name: string, args: string[]) {
  console.log(`\n=== ${name}`);
  const begun = Date.now();
  const env = process.stdout.isTTY ? { ...process.env, FORCE_COLOR: "1" } : process.env;
  const step = spawn("npm", args, { stdio: ["inherit", "pipe", "pipe"], shell: process.platform === "win32", env });
  let written = "";
  for (const [from, to] of [
    [step.stdout, process.stdout],
    [step.stderr, process.stderr],
  ] as const) {
    from.setEncoding("utf8").on("data", (text: string) => {
      to.write(text);
      written += text;
    });
  }
  const status = await new Promise((ended) => step.on("close", ended));
  const seconds = Math.round((Date.now() - begun) / 1000);
  return { name, ok: status === 0, seconds, failures: linesOf(written).filter((line) => FAILURE.test(line)) };
}

async function runAll() {
  const results = [];
  for (const [name, args] of Object.entries(STEPS)) results.push(await run(name, args));
  for (const { name, ok, failures } of results) if (!ok) console.log(`\n=== ${name}\n${failures.join("\n")}`);
  console.log("");
  for (const { name, ok, seconds } of results)
    console.log(`${ok ? "ok    " : "FAILED"} ${name} (${String(seconds)} s)`);
  process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;
}

void runAll();
