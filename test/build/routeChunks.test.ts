import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { screenFiles, textsOf } from "~/app/early/addressFiles";
import { readRoutes, routePattern, screenTable } from "~/build/routeChunks";

const table = `
  const home = lazyPart(() => import("~/screens/Home/Home"), "Home");
  const product = lazyPart(() => import("~/screens/Product/Product"), "Product");
  export const SCREENS = [{ path: "/", screen: home, first: "home" }, { path: "/shop/:product/:id", screen: product }] as const;
  export const BARE_SCREENS = [{ path: "/login", screen: home }] as const;
`;

describe("the route table", () => {
  it("is read with the module of each screen", () => {
    expect(readRoutes(table)).toEqual({
      SCREENS: [
        { path: "/", module: "~/screens/Home/Home", first: "home" },
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

describe("the files of an address", () => {
  const texts = ["assets/da-1.js", "assets/en-1.js", "assets/da-2.js", "assets/en-2.js"];

  it.each([
    ["/en/dk/dkk", "da", "en"],
    ["/da/dk/dkk/shop", "en", "da"],
    ["/fi/fi/eur/shop", "da", "en"],
    ["/login", "da", "da"],
    ["/", "da", "da"],
    ["/EN/DK/DKK", "da", "da"],
    ["/", "fi", "en"],
  ])("%s in a browser of %s: texts in %s", (pathname, browser, language) => {
    expect(textsOf(texts, pathname, browser)).toEqual([`assets/${language}-1.js`, `assets/${language}-2.js`]);
  });

  const table = screenTable(
    [
      [routePattern("/basket"), ["basket.js", "forms.js", "basket.css"]],
      [routePattern("*"), ["missing.js"]],
    ],
    [[routePattern("/login"), ["login.js", "forms.js"]]],
  );

  it("are each named once, those of most screens first", () => {
    expect(table.files).toEqual(["forms.js", "basket.css", "basket.js", "missing.js", "login.js"]);
  });

  it.each([
    ["/da/dk/dkk/basket", ["forms.js", "basket.css", "basket.js"]],
    ["/en/dk/dkk/nowhere/at/all", ["missing.js"]],
    ["/login", ["forms.js", "login.js"]],
    ["/", []],
    ["/EN/DK/DKK/basket", []],
  ])("%s: those of its screen", (pathname, files) => {
    expect(screenFiles(table, pathname)).toEqual(files);
  });
});
