import { describe, expect, test } from "vitest";
import { type Basket } from "~/domain/basket";
import { linesOf } from "~/domain/basketLines";
import { cameBy, movingMark } from "~/domain/movingMark";
import { basket, delivery, line } from "../support/basketBuilder";

/** One delivery per line: its id, its product and how many. */
const holding = (...lines: [string, string, number][]) =>
  basket(lines.map(([id, productId, quantity]) => delivery([line(id, { productId, quantity })])));
const stored = (left: Basket, there: Basket): unknown => JSON.parse(JSON.stringify(movingMark(left, there)));

const left = holding(["x", "cup", 2], ["y", "tea", 1]);
const there = holding(["b", "cup", 1], ["a", "book", 3]);
const mark = stored(left, there);

describe("what has come to a basket", () => {
  test.each([
    ["in lines of its own", holding(["b", "cup", 1], ["a", "book", 3], ["1", "tea", 1], ["2", "cup", 2])],
    ["joined with a line that was there", holding(["a", "book", 3], ["b", "cup", 3], ["1", "tea", 1])],
  ])("is told from what was there before: %s", (_how, now) => {
    const { before, gifts } = cameBy(mark, now)!;
    const was = linesOf(before).map(({ line: { lineId, quantity } }) => `${lineId} ${String(quantity)}`);
    expect(was.sort()).toEqual(["a 3", "b 1"]);
    expect(gifts.map(({ productId, quantity }) => `${String(quantity)} ${productId}`).sort()).toEqual([
      "1 tea",
      "2 cup",
    ]);
  });

  test.each([
    ["nothing came", there],
    ["other gifts came", holding(["b", "cup", 1], ["a", "book", 3], ["1", "tea", 2], ["2", "cup", 1])],
    ["all lines are new", holding(["1", "cup", 3], ["2", "book", 3], ["3", "tea", 1])],
    ["a line is less", holding(["b", "cup", 1], ["a", "book", 2], ["1", "tea", 1], ["2", "cup", 2])],
    ["a line is gone", holding(["b", "cup", 1], ["1", "tea", 1], ["2", "cup", 2])],
  ])("is unknown if %s", (_why, now) => {
    expect(cameBy(mark, now)).toBeNull();
  });

  test("is as many of a product as were in all its lines", () => {
    const two = stored(holding(["x", "cup", 1], ["y", "cup", 2]), there);
    const now = (...more: [string, string, number][]) => holding(["b", "cup", 1], ["a", "book", 3], ...more);
    expect(cameBy(two, now(["1", "cup", 1], ["2", "cup", 2]))?.gifts).toHaveLength(2);
    expect(cameBy(two, now(["1", "cup", 3]))?.gifts).toHaveLength(1);
    expect(cameBy(two, now(["1", "cup", 2], ["2", "cup", 2]))).toBeNull();
  });

  test.each([
    [undefined],
    ["left there"],
    [[left.id, there.id]],
    [{ left: left.id, there: there.id }],
    [{ had: null, gifts: "" }],
    [{ had: { b: "1", a: {} }, gifts: "book,3 cup,1" }],
    [{ had: { b: 1e9, a: null }, gifts: 5 }],
    [{ had: { constructor: 1 }, gifts: {} }],
  ])("is unknown by a mark that is none: %j", (junk) => {
    expect(cameBy(junk, there)).toBeNull();
  });
});
