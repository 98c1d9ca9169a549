import { describe, expect, it } from "vitest";
import { dateFormat, formatItems, numberFormat, writeDate } from "~/domain/formats";

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

  it.each([
    ["da", "24.~december 2026"],
    ["de", "24.~Dezember 2026"],
    ["en-GB", "24~December 2026"],
    ["en-US", "December~24, 2026"],
    ["pt", "24~de~dezembro de 2026"],
    ["ja", "2026年12月24日"],
  ])("keep a day and its month on one line in %s", (locale, written) => {
    const day = { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" } as const;
    const shown = writeDate(dateFormat(locale, day), new Date("2026-12-24T12:00:00Z"));
    expect(shown.replaceAll("\u00a0", "~")).toBe(written);
  });

  it("throw for a zone that nobody knows, each time", () => {
    for (let time = 0; time < 2; time += 1) {
      expect(() => dateFormat("en", { timeZone: "Mars/Olympus" })).toThrow(RangeError);
    }
  });

  it.each([
    ["en", true, "Ann, Bo, and Cy"],
    ["en", false, "Ann, Bo, Cy"],
    ["da", true, "Ann, Bo og Cy"],
    ["da", false, "Ann, Bo, Cy"],
    ["ja", false, "Ann、Bo、Cy"],
  ])("list items in %s, all of them: %s", (locale, areAll, words) => {
    expect(formatItems(locale, ["Ann", "Bo", "Cy"], areAll)).toBe(words);
  });

  it("lists a single one of several", () => {
    expect(formatItems("de", ["Ann"], false)).toBe("Ann");
  });
});
