import { describe, expect, test } from "vitest";
import { filmType, isShortEnough } from "~/domain/filmFile";

const EBML = [0x1a, 0x45, 0xdf, 0xa3];
const boxed = (name: string) => [0, 0, 0, 0x18, ...new TextEncoder().encode(name)];

describe("a film", () => {
  test.each<[type: string | null, what: string, bytes: number[]]>([
    ["video/mp4", "an mp4", boxed("ftypmp42")],
    ["video/webm", "a webm", [...EBML, 0x9f]],
    [null, "a box of another kind", boxed("moovmp42")],
    [null, "a webm with another first byte", [0x1b, ...EBML.slice(1)]],
    [null, "a webm with another last byte", [...EBML.slice(0, 3), 0xa2]],
    [null, "three bytes of a webm", EBML.slice(0, 3)],
    [null, "nothing", []],
  ])("is %s: %s", (type, _what, bytes) => {
    expect(filmType(Uint8Array.from(bytes))).toBe(type);
  });

  test.each([
    [0.1, true],
    [60, true],
    [60.4, true],
    [60.5, false],
    [0, false],
    [NaN, false],
    [Infinity, false],
  ])("of %d seconds is short enough: %s", (seconds, expected) => {
    expect(isShortEnough(seconds)).toBe(expected);
  });
});
