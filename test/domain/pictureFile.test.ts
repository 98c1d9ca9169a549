import { describe, expect, it } from "vitest";
import { MOST_PICTURE_BYTES, pictureHeader, pictureProblem } from "~/domain/pictureFile";
import { jpeg, png } from "../support/pictures";

const padded = (file: Uint8Array, length: number) => {
  const bytes = new Uint8Array(length);
  bytes.set(file);
  return bytes;
};
const joined = (...parts: (Uint8Array | number[])[]) => Uint8Array.from(parts.flatMap((part) => [...part]));

describe("the header of a picture", () => {
  it.each([
    ["a PNG", png(640, 480), { type: "image/png", width: 640, height: 480, isWhole: true }],
    ["a PNG that was cut", png(640, 480).subarray(0, -6), { type: "image/png", isWhole: false }],
    ["a JPEG", jpeg(4000, 3000), { type: "image/jpeg", width: 4000, height: 3000, isWhole: true }],
    ["a progressive JPEG", jpeg(20, 10, { frame: 0xc2 }), { width: 20, height: 10, isWhole: true }],
    ["a JPEG that was cut", jpeg(20, 10).subarray(0, -2), { width: 20, height: 10, isWhole: false }],
    [
      "a cut JPEG with a whole preview inside",
      jpeg(20, 10, { preview: jpeg(2, 1) }).subarray(0, -2),
      { width: 20, height: 10, isWhole: false },
    ],
    ["a JPEG with something after its end", joined(jpeg(20, 10), [1, 2, 3]), { width: 20, isWhole: true }],
    ["fill bytes between segments", joined([0xff, 0xd8, 0xff], jpeg(20, 10).subarray(2)), { width: 20, height: 10 }],
  ])("%s", (_what, bytes, expected) => expect(pictureHeader(bytes)).toMatchObject(expected));

  it.each([0xc4, 0xc8, 0xcc])("tables of a JPEG are no frame: %d", (table) => {
    const frame = [0xff, 0xc0, 0, 11, 8, 0, 10, 0, 20, 1, 1, 0x11, 0];
    const tables = [0xff, table, 0, 11, 7, 7, 7, 7, 7, 7, 7, 7, 7];
    const file = Uint8Array.of(0xff, 0xd8, ...frame, ...tables, 0xff, 0xda, 0, 2, 0xff, 0xd9);
    expect(pictureHeader(file)).toEqual({ type: "image/jpeg", width: 20, height: 10, isWhole: true });
  });

  it.each([0x01, 0xd0, 0xd8])("segments without a length are passed over: %d", (bare) => {
    const file = joined([0xff, 0xd8, 0xff, bare], jpeg(20, 10).subarray(2));
    expect(pictureHeader(file)).toMatchObject({ width: 20, height: 10, isWhole: true });
  });

  it.each([
    ["nothing", new Uint8Array()],
    ["a GIF", new TextEncoder().encode("GIF89a.......")],
    ["HTML that says it is a picture", new TextEncoder().encode("<svg><script>")],
    ["a PNG of eight bytes", png(1, 1).subarray(0, 8)],
    ["a JPEG without a frame", Uint8Array.of(0xff, 0xd8, 0xff, 0xda, 0, 2, 0xff, 0xd9)],
    ["a JPEG of noise", Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 7, 7, 7, 7)],
    ["a segment of no length", Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0)],
  ])("%s has none", (_what, bytes) => expect(pictureHeader(bytes)).toBeNull());
});

describe("what may be a greeting's picture", () => {
  it.each([
    ["5,000,000 bytes", padded(jpeg(100, 100), MOST_PICTURE_BYTES), null],
    ["one more", padded(jpeg(100, 100), MOST_PICTURE_BYTES + 1), "tooLarge"],
    ["a PNG", png(10, 10), null],
    ["a PNG of one pixel", png(1, 1), null],
    ["a PNG of another signature", joined([0x88], png(10, 10).subarray(1)), "wrongType"],
    ["50 million pixels", png(10_000, 5000), null],
    ["100 million pixels", png(10_000, 10_000), "tooManyPixels"],
    ["a side of 16,000 pixels", png(16_000, 1), null],
    ["a bomb of 900 million pixels", png(30_000, 30_000), "tooManyPixels"],
    ["a thread of pixels", png(60_000, 1), "tooManyPixels"],
    ["no width", png(0, 10), "unreadable"],
    ["no height", png(10, 0), "unreadable"],
    ["a cut file", jpeg(10, 10).subarray(0, -2), "unreadable"],
    ["a PNG that was cut in its header", png(10, 10).subarray(0, 20), "unreadable"],
    ["a JPEG that was cut before its frame", jpeg(10, 10).subarray(0, 4), "unreadable"],
    ["a WebP", new TextEncoder().encode("RIFF....WEBPVP8 "), "wrongType"],
    ["nothing", new Uint8Array(), "wrongType"],
  ])("%s", (_what, bytes, problem) => expect(pictureProblem(bytes)).toBe(problem));
});
