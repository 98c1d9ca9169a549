import { describe, expect, it } from "vitest";
import { dateFormat, numberFormat } from "~/domain/formats";

describe("formats", () => {
  it("are made once for the same words", () => {
    expect(numberFormat("da", { maximumFractionDigits: 1 })).toBe(numberFormat("da", { maximumFractionDigits: 1 }));
  });

  it.each([
    ["another language", numberFormat("en", { maximumFractionDigits: 1 })],
    ["other digits", numberFormat("da", { maximumFractionDigits: 2 })],
    ["none told", numberFormat("da")],
  ])("are others for %s", (_what, other) => {
    expect(other).not.toBe(numberFormat("da", { maximumFractionDigits: 1 }));
  });

  it("throw for a zone that nobody knows, each time", () => {
    for (let time = 0; time < 2; time += 1) {
      expect(() => dateFormat("en", { timeZone: "Mars/Olympus" })).toThrow(RangeError);
    }
  });
});
