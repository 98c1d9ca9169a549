import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { isLastPage, loadsOnScroll } from "~/domain/listingPages";
import { countFilters, knownOnly, listedTypes, offeredTypes, withFilter } from "~/domain/listingFilters";
import {
  FILTER_KINDS,
  filterInput,
  type ListingFilters,
  listingSearch,
  noFilters,
  parseListing,
  sortedIds,
} from "~/domain/listingQuery";

const dkk = { currency: "dkk" };
const only = (some: Partial<ListingFilters>): ListingFilters => ({ ...noFilters(), ...some });

describe("an address as filters", () => {
  it.each<[string, Partial<ListingFilters>]>([
    ["", {}],
    ["?brand=3,1,2", { brand: ["1", "2", "3"] }],
    ["?brand=10,9,b,a", { brand: ["9", "10", "a", "b"] }],
    ["?brand=1,1, 2 ,,", { brand: ["1", "2"] }],
    ["?brand=QnJhbmQ6MQ%3D%3D,b:2", { brand: ["QnJhbmQ6MQ==", "b:2"] }],
    ["?brand=<script>,__proto__,1", { brand: ["1", "__proto__"] }],
    ["?brand=a b,o'x,a\\b,1", { brand: ["1"] }],
    ["?recipient=1&category=2&occasion=3", { recipient: ["1"], category: ["2"], occasion: ["3"] }],
    ["?type=Giftcard", { type: ["Giftcard"] }],
    ["?type=Unknown,PhysicalProduct", { type: ["PhysicalProduct"] }],
    ["?min=50&max=100", { min: 50, max: 100 }],
    ["?min=50.9&max=99.1", { min: 50, max: 100 }],
    ["?min=5&max=9.25", { min: 5, max: 10 }],
    ["?min=100&max=100", { min: 100, max: 100 }],
    ["?min=+50+&max=1000000000", { min: 50, max: 1_000_000_000 }],
    ["?min=100&max=50", {}],
    ["?min=NaN&max=100", { max: 100 }],
    ["?min=-5", {}],
    ["?min=1e3", {}],
    ["?min=&max=", {}],
    ["?min=٣", {}],
    ["?max=99999999999", {}],
    ["?min=50&currency=dkk", { min: 50 }],
    ["?min=50&currency=DKK", { min: 50 }],
    ["?min=50&max=60&currency=sek&brand=1", { brand: ["1"] }],
    ["?order=PriceDesc", { order: "PriceDesc" }],
    ["?order=pricedesc", { order: "PriceDesc" }],
    ["?order=Newest", {}],
    ["?%E0%A4%A=1", {}],
  ])("%s", (search, expected) => expect(parseListing(search, dkk)).toEqual(only(expected)));

  it("survives five hundred brands", () => {
    const brands = Array.from({ length: 500 }, (_, index) => index);
    expect(parseListing(`?brand=${brands.reverse().join(",")}`, dkk).brand).toHaveLength(500);
  });

  it("drops what the menu does not know, and keeps what is not known yet", () => {
    const filters = only({ brand: ["1", "2"], category: ["7"] });
    expect(knownOnly(filters, { brand: new Set(["2"]) })).toEqual(only({ brand: ["2"], category: ["7"] }));
    expect(knownOnly(filters, { brand: new Set(), category: null })).toEqual(only({ category: ["7"] }));
    const ofEach = only(Object.fromEntries(FILTER_KINDS.map((kind) => [kind, ["1", "gone"]])));
    const known = Object.fromEntries(FILTER_KINDS.map((kind) => [kind, new Set(["1"])]));
    expect(knownOnly(ofEach, known)).toEqual(only(Object.fromEntries(FILTER_KINDS.map((kind) => [kind, ["1"]]))));
  });
});

describe("filters as an address", () => {
  it.each<[Partial<ListingFilters>, string]>([
    [{}, ""],
    [{ brand: ["10", "9"] }, "?brand=9,10"],
    [{ min: 50 }, "?min=50&currency=dkk"],
    [{ min: 0, max: 9 }, "?min=0&max=9&currency=dkk"],
    [{ order: "Alphabetic" }, "?order=Alphabetic"],
    [
      { recipient: ["1"], occasion: ["2"], type: ["Giftcard"], max: 9, order: "PriceAsc" },
      "?recipient=1&occasion=2&type=Giftcard&max=9&order=PriceAsc&currency=dkk",
    ],
  ])("%j", (filters, expected) => expect(listingSearch(only(filters), dkk)).toBe(expected));

  it("are read back as they were written", () => {
    const ids = fc.uniqueArray(fc.stringMatching(/^[\w-]{1,8}$/), { maxLength: 5 });
    const price = fc.option(fc.integer({ min: 0, max: 1000 }));
    fc.assert(
      fc.property(ids, ids, price, price, (brand, occasion, min, max) => {
        const search = listingSearch(only({ brand, occasion, min, max }), dkk);
        const read = parseListing(search, dkk);
        expect(new Set(read.brand)).toEqual(new Set(brand));
        expect(listingSearch(read, dkk)).toBe(listingSearch(parseListing(listingSearch(read, dkk), dkk), dkk));
      }),
    );
  });
});

test("ids are sorted by their value, and words after them", () =>
  expect(sortedIds(["tea", "10", "-tea", "9", "coffee", "10", "09"])).toEqual([
    "09",
    "9",
    "10",
    "-tea",
    "coffee",
    "tea",
  ]));

describe("changing filters", () => {
  it.each<[string[], string, boolean, string[]]>([
    [[], "3", true, ["3"]],
    [["1", "30"], "4", true, ["1", "4", "30"]],
    [["1", "3"], "3", true, ["1", "3"]],
    [["1", "3"], "3", false, ["1"]],
    [["1"], "3", false, ["1"]],
  ])("brands %j, %s chosen: %s", (before, id, isChosen, after) =>
    expect(withFilter(only({ brand: before, min: 5 }), "brand", id, isChosen)).toEqual(only({ brand: after, min: 5 })),
  );

  it("counts filters, not the sorting; a price span is one", () => {
    expect(countFilters(only({ brand: ["1", "2"], min: 5, max: 9, order: "PriceAsc" }))).toBe(3);
    expect(countFilters(only({ min: 5 }))).toBe(1);
    expect(countFilters(only({ max: 9 }))).toBe(1);
    expect(countFilters(noFilters())).toBe(0);
  });

  const both = ["Giftcard", "PhysicalProduct"];
  it.each<[Partial<ListingFilters>, string[] | null, boolean | null, string[]]>([
    [{}, null, true, both],
    [{}, null, false, []],
    [{}, null, null, []],
    [{ type: ["Giftcard"] }, null, false, both],
    [{}, both, true, both],
    [{}, both, false, []],
    [{}, both, null, both],
    [{ type: ["Giftcard"] }, both, false, both],
    [{}, ["Giftcard"], true, []],
    [{ type: ["Giftcard"] }, ["Giftcard"], true, ["Giftcard"]],
    [{ type: ["PhysicalProduct"] }, ["Giftcard"], true, []],
    [{}, ["PhysicalProduct", "Hamper", "Giftcard"], true, both],
    [{}, ["PhysicalProduct", "Hamper", "Giftcard"], false, []],
    [{}, ["Hamper"], true, both],
    [{}, [], false, []],
  ])("%j with the channel's types %j and physical products %j: %j to choose from", (filters, listed, physical, types) =>
    expect(offeredTypes(only(filters), listedTypes(listed), physical)).toEqual(types),
  );
});

describe("what is asked of the server", () => {
  it.each<[Partial<ListingFilters>, object]>([
    [{}, { orderBy: "SortingPosition", orderDirection: "Asc" }],
    [{ order: "Alphabetic" }, { orderBy: "Alphabetic", orderDirection: "Asc" }],
    [{ order: "PriceAsc" }, { orderBy: "Price", orderDirection: "Asc" }],
    [{ order: "PriceDesc" }, { orderBy: "Price", orderDirection: "Desc" }],
    [{ type: ["Giftcard"] }, { productType: "Giftcard", orderBy: "SortingPosition", orderDirection: "Asc" }],
    [{ type: ["Giftcard", "PhysicalProduct"] }, { orderBy: "SortingPosition", orderDirection: "Asc" }],
    [
      { recipient: ["3"], category: ["1"], occasion: ["2"], brand: ["9"], min: 0, max: 5 },
      {
        inCategories: ["1", "2", "3"],
        inBrands: ["9"],
        priceMin: 0,
        priceMax: 5,
        orderBy: "SortingPosition",
        orderDirection: "Asc",
      },
    ],
  ])("%j", (filters, expected) => expect(filterInput(only(filters))).toEqual(expected));

  it.each(["Giftcard", "PhysicalProduct"])("of the type %s alone", (type) =>
    expect(filterInput(only({ type: [type] }))).toMatchObject({ productType: type }),
  );
});

describe("pages", () => {
  it.each([
    ["in the middle", { page: 2, totalPages: 5, totalItems: 230, broughtNew: 48 }, false],
    ["the last", { page: 5, totalPages: 5, totalItems: 230, broughtNew: 38 }, true],
    ["beyond the last", { page: 6, totalPages: 5, totalItems: 230, broughtNew: 1 }, true],
    ["items fit one page", { page: 1, totalPages: 9, totalItems: 48, broughtNew: 48 }, true],
    ["no total of pages, but of items", { page: 1, totalPages: null, totalItems: 49, broughtNew: 48 }, false],
    ["zero pages, but items", { page: 2, totalPages: 0, totalItems: 96, broughtNew: 48 }, true],
    ["no totals, a full page", { page: 1, totalPages: null, totalItems: null, broughtNew: 48 }, false],
    ["no totals, a page that is not full", { page: 2, totalPages: null, totalItems: null, broughtNew: 47 }, true],
    ["the same page twice", { page: 2, totalPages: 99, totalItems: 9999, broughtNew: 0 }, true],
  ])("%s", (_why, given, expected) => expect(isLastPage(given)).toBe(expected));

  it.each([
    [1, true],
    [2, true],
    [3, false],
    [4, false],
  ])("after page %d the next comes on scroll: %s", (page, expected) => expect(loadsOnScroll(page)).toBe(expected));
});
