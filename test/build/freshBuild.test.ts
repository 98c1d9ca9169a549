import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { parseEnvironment } from "~/build/environment";
import { ENVIRONMENT_FILE, isBuiltWith } from "~/build/freshBuild";

const folder = mkdtempSync(join(tmpdir(), "build-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("a build is of the environment that it was made with, and of no other", () => {
  expect(isBuiltWith({}, folder)).toBe(false);
  mkdirSync(join(folder, ".vite"));
  const API = { VITE_API_HOST: "https://api.example.com" };
  writeFileSync(join(folder, ENVIRONMENT_FILE), JSON.stringify(parseEnvironment(API)));
  expect(isBuiltWith(API, folder)).toBe(true);
  expect(isBuiltWith({ ...API, VITE_SHOP_NAME: "Gavia" }, folder)).toBe(true);
  expect(isBuiltWith({}, folder)).toBe(false);
  expect(isBuiltWith({ ...API, VITE_SHOP_NAME: "Another" }, folder)).toBe(false);
  expect(isBuiltWith({ VITE_API_HOST: "api" }, folder)).toBe(false);
});
