import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { chunksOf } from "~/app/early/chunksOf";
import { type PreloadMap, readRoutes, routePattern } from "~/build/routeChunks";

const table = `
  const home = lazyPart(() => import("~/screens/Home/Home"), "Home");
  const product = lazyPart(() => import("~/screens/Product/Product"), "Product");
  export const SCREENS = [{ path: "/", screen: home, first: true }, { path: "/shop/:product/:id", screen: product }] as const;
  export const BARE_SCREENS = [{ path: "/login", screen: home }] as const;
`;

describe("the route table", () => {
  it("is read with the module of each screen", () => {
    expect(readRoutes(table)).toEqual({
      SCREENS: [
        { path: "/", module: "~/screens/Home/Home", first: true },
        { path: "/shop/:product/:id", module: "~/screens/Product/Product" },
      ],
      BARE_SCREENS: [{ path: "/login", module: "~/screens/Home/Home" }],
    });
  });

  it("of the shop is read whole", () => {
    const { SCREENS = [], BARE_SCREENS = [] } = readRoutes(readFileSync("src/app/routes.tsx", "utf8"));
    expect(SCREENS.map(({ path }) => path)).toEqual(expect.arrayContaining(["/", "/shop", "/shop/:product/:id", "*"]));
    expect(BARE_SCREENS.map(({ path }) => path)).toEqual(expect.arrayContaining(["/login", "/not-found"]));
  });

  it("may not lose its form unnoticed", () => {
    expect(() => readRoutes("export const SCREENS = [];")).toThrow("No routes");
    expect(() => readRoutes('export const SCREENS = [{ path: "/", screen: other }];')).toThrow("not lazy");
  });
});

describe("a route's pattern", () => {
  it.each([
    ["/", "/", true],
    ["/", "", true],
    ["/", "/shop", false],
    ["/shop", "/shop", true],
    ["/shop", "/shop/", true],
    ["/shop", "/shop/a/1", false],
    ["/shop/:product/:id", "/shop/a-card/1042", true],
    ["/shop/:product/:id", "/shop/a-card", false],
    ["/basket/psp/:status", "/basket/psp/cancelled", true],
    ["/b2b/*", "/b2b", true],
    ["/b2b/*", "/b2b/a/b", true],
    ["/b2b/*", "/b2bb", false],
    ["*", "/anything/at/all", true],
  ])("%s and %s: %j", (path, address, fits) => {
    expect(new RegExp(routePattern(path)).test(address)).toBe(fits);
  });
});

describe("the chunks of an address", () => {
  const map: PreloadMap = {
    firstView: "firstView.js",
    entry: ["vendor.js", "shop.js"],
    files: ["home.js", "cards.js", "listing.js", "missing.js", "login.js", "listing.css"],
    texts: ["assets/da-1.js", "assets/en-1.js", "assets/da-2.js", "assets/en-2.js"],
    screens: [
      [routePattern("/"), [0, 1], 1],
      [routePattern("/shop"), [2, 1, 5], 1],
      [routePattern("*"), [3], 0],
    ],
    bareScreens: [[routePattern("/login"), [4], 0]],
  };

  it.each([
    ["/en/dk/dkk", ["home.js", "cards.js"], ["assets/en-1.js"]],
    ["/da/dk/dkk/", ["home.js", "cards.js"], ["assets/da-1.js"]],
    ["/da/dk/dkk/shop", ["listing.js", "cards.js", "listing.css"], ["assets/da-1.js"]],
    ["/fi/fi/eur/shop", ["listing.js", "cards.js", "listing.css"], ["assets/en-1.js"]],
    ["/en/dk/dkk/nowhere/at/all", ["missing.js"], ["assets/en-1.js", "assets/en-2.js"]],
    ["/login", ["login.js"], ["assets/da-1.js", "assets/da-2.js"]],
    ["/", [], ["assets/da-1.js", "assets/da-2.js"]],
    ["/EN/DK/DKK", [], ["assets/da-1.js", "assets/da-2.js"]],
  ])("%s in a Danish browser", (pathname, screen, texts) => {
    expect(chunksOf(map, pathname, "da")).toEqual({ screen, texts });
  });

  it("of an address without a language are English in a browser of any other", () => {
    expect(chunksOf(map, "/", "fi").texts).toEqual(["assets/en-1.js", "assets/en-2.js"]);
  });
});
