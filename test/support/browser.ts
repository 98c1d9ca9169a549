import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "microsoft-edge"];

/** Debian's name for it. */
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

/** The browser for the journeys: the one CHROMIUM_PATH names, Playwright's own, or one of the machine; null if none. */
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

/** The same without what surrounds a page, where it is installed: a third faster, but it keeps no page for Back. */
export function findShell(): string | null {
  const shell = process.env.CHROMIUM_PATH ? undefined : onPath([SHELL]).find((path) => existsSync(path));
  return shell ?? findBrowser();
}

const onPath = (names: string[]) =>
  (process.env.PATH ?? "").split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));

/** Installs a Chromium where the machine lets us: with its package manager, else Playwright's own. */
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

/** What Chromium needs to be told: a root user (containers) has no sandbox of the browser, and a small /dev/shm. */
export function launchArguments(): string[] {
  // Nothing is drawn on a screen, and nothing is asked of anybody but the shop.
  const quiet = ["--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync"];
  return process.getuid?.() === 0 ? ["--no-sandbox", "--disable-dev-shm-usage", ...quiet] : quiet;
}
