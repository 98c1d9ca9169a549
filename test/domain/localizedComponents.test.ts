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

test("each kind is shown in its own countries, or in all, in the order of the ids", () => {
  const made = [
    { ...tile("10", "In Denmark"), associatedCountries: ["se", "dk"] },
    { ...tile("9", "Everywhere") },
    { ...tile("8", "In Sweden"), associatedCountries: ["SE"] },
    { ...tile("7", "A banner"), templateType: "Banner" },
  ];
  const shown = (kind: "Banner" | "Tile", country: string) => componentsFor(made, kind, country).map(({ id }) => id);
  expect(shown("Tile", "dk")).toEqual(["9", "10"]);
  expect(shown("Tile", "SE")).toEqual(["8", "9", "10"]);
  expect(shown("Tile", "no")).toEqual(["9"]);
  expect(shown("Banner", "no")).toEqual(["7"]);
  expect(componentsFor(null, "Tile", "dk")).toEqual([]);
});

test("a banner that an answer has twice is shown once", () => {
  const banner = { ...tile("7", "For the garden"), templateType: "Banner" };
  expect(componentsFor([banner, { ...banner }], "Banner", "dk")).toEqual([banner]);
});

test("what editors wrote in fields of HTML is told in plain words", () => {
  const banner = { ...tile("7", "<p>Jul &amp; nyt&aring;r</p>"), templateType: "Banner" };
  const { localizedContent: content } = banner;
  Object.assign(content, { text: "<p>For <em>you</em></p>", linkLabel: "See&nbsp;all" });
  const [shown] = componentsFor([banner, { ...tile("8", "<img src='x'>"), templateType: "Banner" }], "Banner", "dk");
  expect(shown?.localizedContent).toMatchObject({ title: "Jul & nytår", text: "For you", linkLabel: "See all" });
});
