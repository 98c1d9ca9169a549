import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { parseEnvironment } from "~/build/environment";
import { ENVIRONMENT_FILE, isBuiltWith, newest } from "~/build/freshBuild";

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

test("a file that was taken away makes its folder newer than the build, as one that was changed does", () => {
  const sources = join(folder, "public");
  const built = Date.parse("2026-03-04T11:00:00Z");
  const [kept, gone] = [join(sources, "icon.svg"), join(sources, "old.svg")];
  mkdirSync(sources);
  for (const file of [kept, gone]) writeFileSync(file, "<svg/>");
  for (const path of [kept, gone, sources]) utimesSync(path, built / 1000, built / 1000);
  expect(newest(sources)).toBe(built);
  rmSync(gone);
  expect(newest(sources)).toBeGreaterThan(built);
  expect(newest(gone)).toBe(0);
});
