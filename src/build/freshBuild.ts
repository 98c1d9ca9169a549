import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { loadEnv } from "vite";
import { parseEnvironment } from "./environment";

const SOURCES = ["src", "public", "index.html", "vite.config.ts", "package-lock.json", ".env", ".env.local"];
const FOLDER = "dist";
/** The environment that a build was made with, beside its manifest. */
export const ENVIRONMENT_FILE = ".vite/environment.json";

function newest(path: string): number {
  if (!existsSync(path)) return 0;
  const own = statSync(path);
  if (!own.isDirectory()) return own.mtimeMs;
  const files = readdirSync(path, { recursive: true, encoding: "utf8" });
  return Math.max(0, ...files.map((file) => statSync(join(path, file)).mtimeMs));
}

/** Whether a build was made with these variables: they are set and taken back without any file being newer. */
export function isBuiltWith(raw: Record<string, string>, folder = FOLDER): boolean {
  try {
    return readFileSync(join(folder, ENVIRONMENT_FILE), "utf8") === JSON.stringify(parseEnvironment(raw));
  } catch {
    // What is wrong with them is told by the build.
    return false;
  }
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

/** Builds the shop when a source is newer than its build, or the environment another; answers with its folder. */
export function freshBuild(): string {
  const built = newest(join(FOLDER, "index.html"));
  const isFresh = Math.max(...SOURCES.map(newest)) <= built && isBuiltWith(loadEnv("production", ".", "VITE_"));
  if (!isFresh) runVite("build");
  return FOLDER;
}
