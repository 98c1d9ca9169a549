import { describe, expect, test } from "vitest";
import { isUsedUp, readResends, resendsOf, restsUntil, withResend } from "~/domain/resend";

describe("confirmations sent again", () => {
  test.each([[null], [undefined], [[]], ["x"], [7]])("junk is nothing: %j", (stored) => {
    expect(readResends(stored)).toEqual({});
  });

  test("of what was stored, only times of orders are left", () => {
    expect(readResends({ A: [1, "2", null, Infinity, 3], B: "x", C: [] })).toEqual({ A: [1, 3], C: [] });
  });

  test("of many, the last three times and the last twenty orders are left", () => {
    expect(readResends({ A: [1, 2, 3, 4] })).toEqual({ A: [2, 3, 4] });
    const many = Object.fromEntries(Array.from({ length: 25 }, (_, at) => [`order ${at}`, [at]]));
    expect(Object.keys(readResends(many))).toEqual(Object.keys(many).slice(5));
  });

  test("names of an object's own are orders like any other", () => {
    expect(resendsOf(readResends(JSON.parse('{"__proto__":[1]}')), "constructor")).toEqual([]);
    expect(withResend({}, "constructor", 5)).toEqual({ constructor: [5] });
  });

  test("a sending is put to its order", () => {
    expect(withResend({ A: [1], B: [2] }, "A", 5)).toEqual({ B: [2], A: [1, 5] });
  });

  test.each([
    [[], 1000, null],
    [[1000], 1000, 31_000],
    [[1000], 30_999, 31_000],
    [[1000], 31_000, null],
    [[1000, 50_000], 60_000, 80_000],
    [[50_000], 1000, null],
  ])("sent at %j, at %d: rests until %j", (times, now, until) => {
    expect(restsUntil(times, now)).toBe(until);
  });

  test.each([
    [0, false],
    [2, false],
    [3, true],
  ])("%d times is used up: %j", (count, isUp) => {
    expect(isUsedUp(Array.from({ length: count }, () => 1))).toBe(isUp);
  });
});
