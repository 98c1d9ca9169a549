import { cpus } from "node:os";
import { freshBuild } from "../../src/build/freshBuild";
import { createSandbox } from "../sandbox/server";
import { sandboxOnly } from "../support/sandboxOnly";
import { launchBrowser } from "./browser";
import { growthAsText, measureGrowth } from "./growth";
import { interactionsAsText, measureInteractions } from "./interaction";
import { loadingAsText, measureLoading } from "./loading";
import { heapsAsText, measureHeaps } from "./memory";
import { otherPages } from "./pages";
import { startBenchServer } from "./server";
import { readSizes, sizesAsText } from "./sizes";

/**
 * What the shop costs, beside a page written by hand and one drawn by a little script from the same answer. Prints
 * Markdown and no verdict.
 *
 *   BENCH_ROUNDS  how often everything is measured; 5
 *   BENCH_ONLY    sizes, loading, interaction, growth or memory; all of them
 *   BENCH_DIST    a build that stands elsewhere; dist, made anew when a source is newer
 */

const { BENCH_ROUNDS = "5", BENCH_ONLY, BENCH_DIST } = process.env;
const LATENCY_MS = 100;

const PARTS = ["sizes", "loading", "interaction", "growth", "memory"] as const;

const only = BENCH_ONLY ? BENCH_ONLY.split(",") : [];
const wants = (part: (typeof PARTS)[number]) => only.length === 0 || only.includes(part);

async function bench(): Promise<void> {
  const rounds = Number(BENCH_ROUNDS);
  if (!Number.isInteger(rounds) || rounds < 1)
    throw new Error(`BENCH_ROUNDS is ${BENCH_ROUNDS}; expected a whole number from 1`);
  const strange = only.filter((part) => !PARTS.some((one) => one === part));
  if (strange.length > 0) throw new Error(`BENCH_ONLY is ${String(BENCH_ONLY)}; expected some of ${PARTS.join(",")}`);
  if (BENCH_DIST === undefined) sandboxOnly();
  const folder = BENCH_DIST ?? freshBuild();
  const parts: string[] = [];
  if (wants("sizes")) parts.push(sizesAsText(readSizes(folder)));

  const sandbox = createSandbox({ latency: [LATENCY_MS, LATENCY_MS], run: String(Date.now()) });
  const server = await startBenchServer(folder, await otherPages(sandbox), sandbox);
  const browser = await launchBrowser(server);
  try {
    if (wants("loading")) parts.push(loadingAsText(await measureLoading(browser, server, rounds)));
    if (wants("interaction")) parts.push(interactionsAsText(await measureInteractions(browser, server, rounds)));
    if (wants("growth")) parts.push(growthAsText(await measureGrowth(browser, folder, LATENCY_MS, rounds)));
    if (wants("memory")) parts.push(heapsAsText(await measureHeaps(browser, server, rounds)));
  } finally {
    await browser.close();
    server.close();
  }
  const [first] = cpus();
  const date = new Date().toISOString().slice(0, 16).replace("T", " ");
  const machine = `${cpus().length} cores (${first?.model.trim() ?? "unknown"}), Node ${process.version}`;
  console.log([`${date} UTC, ${machine}, medians of ${rounds} with their spread.`, ...parts].join("\n\n"));
}

void bench();
