import { matchPath, matchRoutes } from "react-router";
import { expect, test } from "vitest";
import { BARE_SCREENS, SCREENS } from "~/app/routes";
import { normalisePath } from "~/domain/paths";

/** Tokens, codes and numbers: other letters are another thing. */
const KEPT = ["id", "publicOrderId", "basketId", "voucherCode", "greetingToken"];
/** Words: one thing in any case. */
const WORDS = ["product", "occasion", "status", "slug", "urlSlug", "pageName", "salesChannelId"];

const paths = [...SCREENS, ...BARE_SCREENS].map(({ path }) => path);

test.each(paths.filter((path) => path.includes(":")))("%s keeps the case of what is known by its letters", (path) => {
  const given = path.replace(/:(\w+)/g, "AbC9");
  const expected = path.replace(/:(\w+)/g, (_part, name: string) => (KEPT.includes(name) ? "AbC9" : "abc9"));
  expect(normalisePath(given)).toBe(expected);
  expect(normalisePath(`/en/dk/dkk${given}`)).toBe(`/en/dk/dkk${expected}`);
});

test("of each part of an address it is known which of both it is", () => {
  const named = paths.flatMap((path) => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name));
  expect(named.filter((name) => ![...KEPT, ...WORDS].includes(name!))).toEqual([]);
});

test.each([
  ["/redeem/giftcard-redeem", "/:salesChannelId/giftcard-redeem"],
  ["/redeem/giftcard", "/:salesChannelId/giftcard"],
  ["/redeem/verify-owner", "/:salesChannelId/verify-owner"],
  ["/redeem/SGK-1aB", "/redeem/:voucherCode"],
  ["/giftcard/kept", "/giftcard/kept"],
  ["/portal/giftcard", "/portal/:slug"],
])("%s is %s: the first match counts", (path, route) => {
  expect(SCREENS.find((screen) => matchPath(screen.path, path))?.path).toBe(route);
  // The router's own ranking comes to the same.
  const all = SCREENS.map((screen) => ({ path: screen.path }));
  expect(matchRoutes(all, path)?.at(-1)?.route.path).toBe(route);
});
