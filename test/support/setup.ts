import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterAll, afterEach, vi } from "vitest";
import { SOON_MS } from "./soon";

configure({ asyncUtilTimeout: SOON_MS });

afterEach(() => {
  cleanup();
});

// What a screen loads ahead may still be loading when its last test is over. Files share their modules: one that is cut
// off with its test's environment would be missing in all that follow.
afterAll(() => vi.dynamicImportSettled());
