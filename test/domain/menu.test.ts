import { expect, it } from "vitest";
import { brandLink, categoriesOf, categoryLink } from "~/domain/menu";

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
  ["/brands/a", "/brands/a"],
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
