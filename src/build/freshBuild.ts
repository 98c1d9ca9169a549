import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { loadEnv } from "vite";
import { parseEnvironment } from "./environment";

const SOURCES = ["src", "public", "index.html", "vite.config.ts", "package-lock.json", ".env", ".env.local"];
const FOLDER = "dist";
/** The environment of a build is stored here, beside its manifest. */
export const ENVIRONMENT_FILE = ".vite/environment.json";

/** When a file, or anything in a folder, was last changed; 0 where nothing is. */
export function newest(path: string): number {
  if (!existsSync(path)) return 0;
  const own = statSync(path);
  if (!own.isDirectory()) return own.mtimeMs;
  const files = readdirSync(path, { recursive: true, encoding: "utf8" });
  // A folder itself is changed when something is put into it or taken away.
  return Math.max(own.mtimeMs, ...files.map((file) => statSync(join(path, file)).mtimeMs));
}

/** Whether a build was made with these variables, which can change without any file getting newer. */
export function isBuiltWith(raw: Record<string, string>, folder = FOLDER): boolean {
  try {
    return readFileSync(join(folder, ENVIRONMENT_FILE), "utf8") === JSON.stringify(parseEnvironment(raw));
  } catch {
    // The build itself reports what is wrong with them.
    return false;
  }
}

/** Runs a Vite command, and exits this process with its status if it fails. */
export function runVite(...args: string[]): void {
  const run = spawnSync(
    process.execPath,
    [join("node_modules", "vite", "bin", "vite.js"), ...args, "--configLoader", "runner"],
    // Vite's output goes to stderr, as stdout belongs to the script that called this.
    { stdio: ["inherit", process.stderr, "inherit"] },
  );
  if (run.status !== 0) process.exit(run.status ?? 1);
}

/** Builds the shop if a source file is newer than the build, or the environment has changed. Returns the folder. */
export function freshBuild(): string {
  const built = newest(join(FOLDER, "index.html"));
  const isFresh = Math.max(...SOURCES.map(newest)) <= built && isBuiltWith(loadEnv("production", ".", "VITE_"));
  if (!isFresh) runVite("build");
  return FOLDER;
}
