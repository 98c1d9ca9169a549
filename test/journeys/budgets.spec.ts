import { expect, test } from "@playwright/test";
import { readSizes } from "../bench/sizes";

/** What a screen may weigh when somebody comes from another one, in bytes of brotli 11: with a form, and without. */
const WITH_FORM = 30_000;
const WITHOUT_FORM = 12_000;
/** Screens on which nothing is filled in but what narrows a list. */
const PLAIN = [
  "/",
  "/welcome",
  "/shop",
  "/shop/:product/:id",
  "/order",
  "/occasion",
  "/search",
  "/brand",
  "/display-catalog",
  "/b2b/*",
  "/:pageName",
  "*",
];
/** Packages that no screen brings before they are needed. */
const HEAVY = ["@sentry/react", "algoliasearch", "dompurify", "libphonenumber-js", "papaparse"];

test("no screen weighs more than it may, and none brings what is not needed yet", () => {
  const { page, initial, routes, later } = readSizes();
  expect(page, "the page").toBeLessThan(15_000);
  expect(initial.length, "script files of every address").toBeLessThanOrEqual(6);
  expect(routes.map(({ path }) => path)).toEqual(expect.arrayContaining(PLAIN));
  const tooHeavy = routes.filter(({ path, own }) => own > (PLAIN.includes(path) ? WITHOUT_FORM : WITH_FORM));
  expect(tooHeavy.map(({ path, own }) => `${path}: ${own}`)).toEqual([]);
  // They are in the build, under these names.
  expect(later.flatMap(({ packages }) => packages)).toEqual(expect.arrayContaining(HEAVY));
  const early = routes.filter(({ packages }) => packages.some((name) => HEAVY.includes(name)));
  expect(early.map(({ path }) => path)).toEqual([]);
});
