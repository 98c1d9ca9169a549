/** The size limit of a greeting's picture (spec §5). */
export const MOST_PICTURE_BYTES = 5_000_000;
/** More pixels than people's cameras take; a small file can decode to far more and fill the memory. */
export const MOST_PIXELS = 50_000_000;
const LONGEST_SIDE = 16_000;

export type PictureProblem = "tooLarge" | "wrongType" | "tooManyPixels" | "unreadable";

export interface PictureHeader {
  type: "image/png" | "image/jpeg";
  width: number;
  height: number;
  /** The file reaches its end marker: it is not cut off. */
  isWhole: boolean;
}

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];

const startsWith = (bytes: Uint8Array, signature: readonly number[]) =>
  signature.every((byte, at) => bytes[at] === byte);

/** Type and size in pixels of a picture, read from its bytes without decoding it; null when that is not possible. */
export function pictureHeader(bytes: Uint8Array): PictureHeader | null {
  if (startsWith(bytes, PNG)) return pngHeader(bytes);
  return startsWith(bytes, JPEG) ? jpegHeader(bytes) : null;
}

/** Why a file cannot be a greeting's picture; null when it can. */
export function pictureProblem(bytes: Uint8Array): PictureProblem | null {
  if (bytes.length > MOST_PICTURE_BYTES) return "tooLarge";
  if (!startsWith(bytes, PNG) && !startsWith(bytes, JPEG)) return "wrongType";
  const header = pictureHeader(bytes);
  if (!header || header.width < 1 || header.height < 1) return "unreadable";
  const { width, height, isWhole } = header;
  if (width * height > MOST_PIXELS || Math.max(width, height) > LONGEST_SIDE) return "tooManyPixels";
  return isWhole ? null : "unreadable";
}

/** The first chunk of a PNG is always its header; the last is IEND. */
function pngHeader(bytes: Uint8Array): PictureHeader | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const nameAt = (at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));
  if (bytes.length < 33 || nameAt(12) !== "IHDR") return null;
  let at = PNG.length;
  let isWhole = false;
  while (at + 12 <= bytes.length && !isWhole) {
    const end = at + 12 + view.getUint32(at);
    isWhole = nameAt(at + 4) === "IEND" && end <= bytes.length;
    at = end;
  }
  return { type: "image/png", width: view.getUint32(16), height: view.getUint32(20), isWhole };
}

/** Segments without a length of their own. */
const isBare = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
/** Frame headers: 0xC0 to 0xCF, except the Huffman and arithmetic coding tables and a reserved marker. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const SCAN = 0xda;
const END = 0xd9;

/**
 * Walks a JPEG's segments to its frame header. The end marker counts after the scan only: a thumbnail inside has one
 * too.
 */
function jpegHeader(bytes: Uint8Array): PictureHeader | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let size: { width: number; height: number } | null = null;
  let at = 2;
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1]!;
    if (marker === 0xff) at += 1;
    else if (isBare(marker)) at += 2;
    else if (marker === END) return null;
    else {
      if (isFrame(marker) && at + 9 <= bytes.length) {
        size = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
      }
      if (marker === SCAN) break;
      at += 2 + view.getUint16(at + 2);
    }
  }
  return size && { type: "image/jpeg", ...size, isWhole: hasEndAfter(bytes, at) };
}

function hasEndAfter(bytes: Uint8Array, from: number): boolean {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    if (bytes[at + 1] === END) return true;
  }
  return false;
}
