import { expect, it } from "vitest";
import { ChunkLoadError, chunkLoadErrorOf } from "~/components/chunkLoadError";
import { failureOf } from "~/domain/failure";

it.each([
  ["Chromium", new TypeError("Failed to fetch dynamically imported module: https://x/a.js"), "missing"],
  ["Firefox", new TypeError("error loading dynamically imported module: https://x/a.js"), "missing"],
  ["WebKit", new TypeError("Importing a module script failed."), "missing"],
  ["a style that is gone", new Error("Unable to preload CSS for /assets/a.css"), "missing"],
  ["code that is broken", new SyntaxError("Unexpected token '<'"), "error"],
  ["code that throws", new ReferenceError("x is not defined"), "error"],
  ["no error at all", "gone", "error"],
  ["one that took too long", new ChunkLoadError("timeout"), "timeout"],
])("%s", (_what, thrown, kind) => expect(chunkLoadErrorOf(thrown).kind).toBe(kind));

it("is told in the shop's words where it is told as a failure", () => {
  expect(failureOf(new ChunkLoadError("missing")).code).toBe("NETWORK");
});
