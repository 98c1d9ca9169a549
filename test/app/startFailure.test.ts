import { readFileSync } from "node:fs";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { handleMissingScript } from "~/app/early/missingScript";
import { tellStartFailure } from "~/app/startFailure";
import { sessionStore } from "~/browser/storage";
import { SESSION } from "~/domain/storage";

const PAGE = readFileSync("index.html", "utf8");
const NOT_FETCHED = new TypeError("Failed to fetch dynamically imported module");

const notice = () => document.getElementById("not-started");
const reload = vi.fn<() => void>();

beforeEach(() => {
  const { body } = new DOMParser().parseFromString(PAGE, "text/html");
  document.body.replaceChildren(...[...body.children].filter(({ tagName }) => tagName !== "SCRIPT"));
  vi.spyOn(window.location, "reload").mockImplementation(reload);
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  onTestFinished(() => void reload.mockClear());
});

test("a shop that cannot start is loaded again once; when that does not help either, the person is told", () => {
  expect(notice()).not.toBeVisible();
  tellStartFailure(NOT_FETCHED);
  expect(reload).toHaveBeenCalledOnce();
  expect(notice()).not.toBeVisible();
  tellStartFailure(NOT_FETCHED);
  expect(reload).toHaveBeenCalledOnce();
  expect(notice()).toBeVisible();
  expect(notice()).toHaveTextContent("Part of the shop did not load Load the page again");
  expect(document.querySelector(".boot-screen")).toBeNull();
});

test("without a connection there is nothing to load: the person is told at once, and it is loaded when that is back", () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  tellStartFailure(NOT_FETCHED);
  expect(reload).not.toHaveBeenCalled();
  expect(notice()).toBeVisible();
  window.dispatchEvent(new Event("online"));
  expect(reload).toHaveBeenCalledOnce();
});

test.each([
  ["a minute and a half ago", () => String(Date.now() - 90_000)],
  ["later than now, as the clock was put back", () => String(Date.now() + 3 * 3_600_000)],
  ["at a time that cannot be read", () => "{"],
])("a shop that was loaded again %s may be loaded again", (_when, at) => {
  sessionStore().write(SESSION.reloadedAt, at());
  tellStartFailure(NOT_FETCHED);
  expect(reload).toHaveBeenCalledOnce();
  tellStartFailure(NOT_FETCHED);
  expect(reload).toHaveBeenCalledOnce();
});

test("a page that was loaded again for want of its bundle is not loaded again for want of a part of it", () => {
  handleMissingScript();
  expect(reload).toHaveBeenCalledOnce();
  handleMissingScript();
  expect(notice()).toBeVisible();
  tellStartFailure(NOT_FETCHED);
  expect(reload).toHaveBeenCalledOnce();
});

test("where nothing can be kept, a page without its bundle is not loaded again: nobody could count how often", () => {
  vi.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  handleMissingScript();
  expect(reload).not.toHaveBeenCalled();
  expect(notice()).toBeVisible();
});
