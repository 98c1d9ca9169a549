import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

const SOURCES = ["src", "public", "index.html", "vite.config.ts", "package-lock.json", ".env", ".env.local"];
const FOLDER = "dist";

function newest(path: string): number {
  if (!existsSync(path)) return 0;
  const own = statSync(path);
  if (!own.isDirectory()) return own.mtimeMs;
  const files = readdirSync(path, { recursive: true, encoding: "utf8" });
  return Math.max(0, ...files.map((file) => statSync(join(path, file)).mtimeMs));
}

/** Runs a command of vite in this process' place, and ends it when the command fails. */
export function runVite(...args: string[]): void {
  const run = spawnSync(
    process.execPath,
    [join("node_modules", "vite", "bin", "vite.js"), ...args, "--configLoader", "runner"],
    // What a script prints is its own: the build reports beside it.
    { stdio: ["inherit", process.stderr, "inherit"] },
  );
  if (run.status !== 0) process.exit(run.status ?? 1);
}

/** Builds the shop when a source is newer than its build; answers with the folder it stands in. */
export function freshBuild(): string {
  const built = newest(join(FOLDER, "index.html"));
  if (Math.max(...SOURCES.map(newest)) > built) runVite("build");
  return FOLDER;
}
