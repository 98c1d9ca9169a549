import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "microsoft-edge"];

/** The names of its executable in Debian. */
const SHELL = "chromium-headless-shell";

const USUAL_PLACES = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
  ...["PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"].flatMap((variable) => {
    const folder = process.env[variable];
    if (!folder) return [];
    return [
      join(folder, "Google/Chrome/Application/chrome.exe"),
      join(folder, "Microsoft/Edge/Application/msedge.exe"),
    ];
  }),
];

/**
 * The browser for the journeys: the one that CHROMIUM_PATH names, Playwright's own, or an installed one; null if none.
 */
export function findBrowser(): string | null {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which is not there.`);
    return named;
  }
  return (
    [chromium.executablePath(), ...onPath(NAMES), ...USUAL_PLACES].find((path) => path && existsSync(path)) ?? null
  );
}

/** The headless shell, if it is installed: a third faster, but without a back-forward cache. */
export function findShell(): string | null {
  const shell = process.env.CHROMIUM_PATH ? undefined : onPath([SHELL]).find((path) => existsSync(path));
  return shell ?? findBrowser();
}

const onPath = (names: string[]) =>
  (process.env.PATH ?? "").split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));

/** Installs a Chromium: with the system's package manager if possible, else Playwright's own. */
export function installBrowser(): void {
  const run = (command: string, args: string[]) => execFileSync(command, args, { stdio: "inherit" });
  const isRoot = process.getuid?.() === 0;
  try {
    if (!existsSync("/usr/bin/apt-get")) throw new Error("There is no apt-get here.");
    const prefix = isRoot ? [] : ["sudo", "-n"];
    const [first = "apt-get", ...rest] = [...prefix, "apt-get"];
    run(first, [...rest, "update"]);
    const install = (...names: string[]) => run(first, [...rest, "install", "-y", "--no-install-recommends", ...names]);
    try {
      install("chromium", SHELL);
    } catch {
      install("chromium");
    }
  } catch {
    run(process.execPath, [join("node_modules", "@playwright", "test", "cli.js"), "install", "chromium"]);
  }
}

/** The flags for Chromium: in containers, root cannot use its sandbox, and /dev/shm is small. */
export function launchArguments(): string[] {
  // No GPU, and no requests to anything but the shop.
  const quiet = ["--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync"];
  return process.getuid?.() === 0 ? ["--no-sandbox", "--disable-dev-shm-usage", ...quiet] : quiet;
}
