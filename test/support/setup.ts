import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import Cookies from "js-cookie";
import { afterAll, afterEach, vi } from "vitest";
import { SOON_MS } from "./soon";

configure({ asyncUtilTimeout: SOON_MS });

/** Nothing is kept, and nothing on the page that a test put there itself. */
function emptyBrowser(): void {
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name);
}

// Files share their modules and the browser: what a test leaves would be there in whichever comes next.
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  if ("document" in globalThis) emptyBrowser();
});

// What a screen loads ahead may still be loading when its last test is over. One that is cut off with its test's
// environment would be missing in all files that follow.
afterAll(() => vi.dynamicImportSettled());
