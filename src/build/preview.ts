import { existsSync, readdirSync, statSync } from "node:fs";
import { spawnSync } from "node:child_process";
import { join } from "node:path";

/** Serves the built shop with its sandbox; builds it first when a source is newer than the build. */

const SOURCES = ["src", "public", "index.html", "vite.config.ts", "package-lock.json", ".env", ".env.local"];

function newest(path: string): number {
  if (!existsSync(path)) return 0;
  const own = statSync(path);
  if (!own.isDirectory()) return own.mtimeMs;
  const files = readdirSync(path, { recursive: true, encoding: "utf8" });
  return Math.max(0, ...files.map((file) => statSync(join(path, file)).mtimeMs));
}

function vite(...args: string[]): void {
  const run = spawnSync(
    process.execPath,
    [join("node_modules", "vite", "bin", "vite.js"), ...args, "--configLoader", "runner"],
    { stdio: "inherit" },
  );
  if (run.status !== 0) process.exit(run.status ?? 1);
}

const built = newest(join("dist", "index.html"));
if (Math.max(...SOURCES.map(newest)) > built) vite("build");
vite("preview", ...process.argv.slice(2));
