import { expect, test } from "vitest";
import { componentsFor } from "~/domain/localizedComponents";

const tile = (id: string, title: string | null) => ({
  id,
  templateType: "Tile",
  associatedCountries: [],
  localizedContent: { title, link: "/shop", image: "/media/tile.svg" },
});

test("a tile whose title is missing or blank is left out: its link would have no name", () => {
  const tiles = [
    tile("1", null),
    tile("2", ""),
    tile("3", " \u00a0"),
    tile("4", "\u200b"),
    tile("5", "For the garden"),
  ];
  expect(componentsFor(tiles, "Tile", "dk").map(({ id }) => id)).toEqual(["5"]);
});

test("a banner that an answer has twice is shown once", () => {
  const banner = { ...tile("7", "For the garden"), templateType: "Banner" };
  expect(componentsFor([banner, { ...banner }], "Banner", "dk")).toEqual([banner]);
});
