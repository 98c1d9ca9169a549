import { spawnSync } from "node:child_process";
import { findBrowser, installBrowser } from "./support/browser";

/** Runs all tests: static checks, unit tests, the build, and journeys through it in a real browser. */
const STEPS: Record<string, string[]> = {
  check: ["run", "--silent", "check"],
  "unit tests": ["run", "--silent", "unit"],
  build: ["run", "--silent", "build"],
  journeys: ["run", "--silent", "journeys"],
};

if (!findBrowser()) {
  console.log("There is no Chromium here; installing one.");
  installBrowser();
}
if (!findBrowser()) throw new Error("No Chromium was found. Install one, or name it in CHROMIUM_PATH.");

const results = Object.entries(STEPS).map(([name, args]) => {
  console.log(`\n=== ${name}`);
  const begun = Date.now();
  const { status } = spawnSync("npm", args, { stdio: "inherit", shell: process.platform === "win32" });
  return { name, ok: status === 0, seconds: Math.round((Date.now() - begun) / 1000) };
});

console.log("");
for (const { name, ok, seconds } of results) console.log(`${ok ? "ok    " : "FAILED"} ${name} (${String(seconds)} s)`);
process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;
