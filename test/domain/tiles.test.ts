import { describe, expect, test } from "vitest";
import { arrangeTiles, tileSettings } from "~/domain/tiles";

describe("a channel's tiles", () => {
  test.each([
    ['{"excludeTiles":["a",2],"orderTiles":["c","c","b"]}', ["a", "2"], ["c", "b"], false],
    ['{"excludeTiles":["a"]}', ["a"], [], false],
    ["{}", [], [], false],
    ["", [], [], false],
    [null, [], [], false],
    ["{", [], [], true],
    ["[]", [], [], true],
    ["5", [], [], true],
    ["null", [], [], true],
    ['"x"', [], [], true],
    ['{"excludeTiles":{"a":1}}', [], [], true],
    ['{"orderTiles":"a"}', [], [], true],
    ['{"orderTiles":[null,{},["x"],"a"]}', [], ["a"], false],
  ])("the settings in %s", (json, excludeTiles, orderTiles, malformed) =>
    expect(tileSettings(json)).toEqual({ excludeTiles, orderTiles, malformed }),
  );

  test("they are arranged: some left out, the named ones first, the rest as they were", () => {
    const tiles = ["a", "b", "c", "d"].map((id) => ({ id }));
    const settings = { excludeTiles: ["b"], orderTiles: ["d", "c", "x"] };
    expect(arrangeTiles(tiles, settings).map(({ id }) => id)).toEqual(["d", "c", "a"]);
  });
});
