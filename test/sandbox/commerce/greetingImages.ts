import type { FieldProblems } from "./refusals";

export interface GreetingImage {
  type: "image/png" | "image/jpeg";
  bytes: Buffer;
}

const MOST_BYTES = 5_000_000;
const MOST_PIXELS = 50_000_000;

const isPng = (bytes: Buffer) => bytes.subarray(0, 8).equals(Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]));
const isJpeg = (bytes: Buffer) => bytes.subarray(0, 3).equals(Buffer.from([255, 216, 255]));

/** Width times height, from the header; null if that is missing or the file is cut off. */
function pixelsOf(bytes: Buffer): number | null {
  if (isPng(bytes)) {
    if (bytes.length < 33 || bytes.toString("latin1", 12, 16) !== "IHDR" || !bytes.includes("IEND")) return null;
    return bytes.readUInt32BE(16) * bytes.readUInt32BE(20);
  }
  if (!bytes.includes(Buffer.from([255, 217]))) return null;
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 255; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes[at + 1]!;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return bytes.readUInt16BE(at + 5) * bytes.readUInt16BE(at + 7);
  }
  return null;
}

/** An uploaded picture, or why it is refused. What the shop has checked is checked again. */
export function imageOf(base64: string, problems: FieldProblems): GreetingImage | null {
  const refused = (message: string) => {
    problems.add(["base64Image"], message);
    return null;
  };
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) return refused("The picture is not base64");
  const bytes = Buffer.from(base64, "base64");
  if (bytes.length > MOST_BYTES) return refused("The picture is larger than 5,000,000 bytes");
  if (!isPng(bytes) && !isJpeg(bytes)) return refused("The picture is neither png nor jpeg");
  const pixels = pixelsOf(bytes);
  if (!pixels) return refused("The picture cannot be read");
  if (pixels > MOST_PIXELS) return refused("The picture has too many pixels");
  return { type: isPng(bytes) ? "image/png" : "image/jpeg", bytes };
}
