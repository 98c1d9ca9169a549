import { cpus } from "node:os";
import { freshBuild } from "../../src/build/freshBuild";
import { createSandbox } from "../sandbox/server";
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

const wants = (part: string) => !BENCH_ONLY || BENCH_ONLY.split(",").includes(part);

async function bench(): Promise<void> {
  const rounds = Number(BENCH_ROUNDS);
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
