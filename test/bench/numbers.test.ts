import { expect, test } from "vitest";
import { inSeries, median, ratio, table, withSpread } from "./numbers";

test("The median is the one in the middle, or between the two", () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 2, 9])).toBe(3);
  expect(median([])).toBeNaN();
});

test("Requests beside each other are one round trip; those that waited are more", () => {
  expect(inSeries([])).toBe(0);
  const beside = [
    { from: 0, to: 100 },
    { from: 10, to: 120 },
  ];
  expect(inSeries(beside)).toBe(1);
  expect(inSeries([...beside, { from: 100, to: 200 }, { from: 250, to: 300 }])).toBe(3);
});

test("Figures are written with their spread, and beside each other", () => {
  expect(withSpread([810, 790, 1040])).toBe("810 (790–1040)");
  expect(withSpread([810])).toBe("810");
  expect(withSpread([])).toBe("–");
  expect(ratio([300], [200])).toBe("1.50 ×");
  expect(ratio([300], [])).toBe("–");
  expect(table(["a", "b"], [["x", "1"]])).toBe("| a | b |\n|---|--:|\n| x | 1 |");
});
