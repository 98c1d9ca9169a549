import { expect, it } from "vitest";
import { brandLink, byPriority, categoriesOf, categoryLink, onHomePage } from "~/domain/menu";

it.each([
  ["recipient", undefined, "/shop?recipient=7"],
  ["occasion", null, "/shop?occasion=7"],
  ["regular", "  ", "/shop?category=7"],
  ["occasion", " /occasion/birthday/7 ", "/occasion/birthday/7"],
  ["regular", "https://elsewhere.example/", "https://elsewhere.example/"],
])("a category of %s with the link %j leads to %s", (group, link, expected) =>
  expect(categoryLink({ id: "7", group, ...(link !== undefined && { link }) })).toBe(expected),
);

it.each([
  [undefined, "/shop?brand=a%26b"],
  [" /brands/a ", "/brands/a"],
  ["  ", "/shop?brand=a%26b"],
])("a brand with the link %j leads to %s", (link, expected) =>
  expect(brandLink({ id: "a&b", ...(link && { link }) })).toBe(expected),
);

it("a category that an answer has twice is offered once", () => {
  const him = { id: "7", group: "recipient" };
  expect(categoriesOf([him, { id: "8", group: "recipient" }, { ...him }], "recipient", "DK")).toMatchObject([
    { id: "7" },
    { id: "8" },
  ]);
});

it("a category is offered in its own group and countries", () => {
  const all = [
    { id: "1", group: "recipient" },
    { id: "2", group: "occasion" },
    { id: "3", group: "recipient", availableInCountries: ["SE"] },
  ];
  expect(categoriesOf(all, "recipient", "DK").map(({ id }) => id)).toEqual(["1"]);
  expect(categoriesOf(all, "recipient", "SE").map(({ id }) => id)).toEqual(["1", "3"]);
});

it("the home page has the categories with a place on it, in that order", () => {
  const places = [3, null, 1, undefined, 0, 2];
  const all = places.map((categorySortingHome) => ({ id: "7", group: "occasion", categorySortingHome }));
  expect(onHomePage(all).map(({ categorySortingHome }) => categorySortingHome)).toEqual([0, 1, 2, 3]);
});

it("what editors prioritised comes first, all else as it was", () => {
  const all = ["a", "B", "c", "D"].map((name) => ({ name, prioritisedMenuItem: name < "a" }));
  expect(byPriority(all).map(({ name }) => name)).toEqual(["B", "D", "a", "c"]);
});
