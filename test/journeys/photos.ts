import { type Page } from "@playwright/test";

/** Found in the file as the camera wrote it. */
export const CANARY = "55.6761N-CANARY-12.5683E";

/** A JPEG as a phone writes it: 200 wide and 100 high, red left and blue right, to be turned a quarter to the right. */
export async function photo(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(200, 100);
    const context = canvas.getContext("2d")!;
    context.fillStyle = "red";
    context.fillRect(0, 0, 100, 100);
    context.fillStyle = "blue";
    context.fillRect(100, 0, 100, 100);
    const blob = await canvas.convertToBlob({ type: "image/jpeg", quality: 0.95 });
    return btoa(String.fromCharCode(...new Uint8Array(await blob.arrayBuffer())));
  });
  const plain = Buffer.from(base64, "base64");
  return Buffer.concat([plain.subarray(0, 2), exif(), plain.subarray(2)]);
}

/** The segment in which a camera says how it was held, and where. */
function exif(): Buffer {
  const entry = (tag: number, type: number, count: number, value: number) => {
    const bytes = Buffer.alloc(12);
    bytes.writeUInt16LE(tag, 0);
    bytes.writeUInt16LE(type, 2);
    bytes.writeUInt32LE(count, 4);
    bytes.writeUInt32LE(value, 8);
    return bytes;
  };
  const count = (entries: number) => Buffer.from([entries, 0]);
  const end = Buffer.alloc(4);
  const [SHORT, LONG, ANY] = [3, 4, 7];
  const [ofPicture, ofPlace] = [8, 38];
  const tiff = Buffer.concat([
    Buffer.from("II*\0"),
    Buffer.from([ofPicture, 0, 0, 0]),
    count(2),
    entry(0x0112, SHORT, 1, 6),
    entry(0x8825, LONG, 1, ofPlace),
    end,
    count(1),
    entry(0x001b, ANY, CANARY.length, ofPlace + 18),
    end,
    Buffer.from(CANARY),
  ]);
  const data = Buffer.concat([Buffer.from("Exif\0\0"), tiff]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}

/** The same file with this many bytes: what follows a picture's end is not looked at. */
export function padded(file: Buffer, bytes: number): Buffer {
  const whole = Buffer.alloc(bytes);
  file.copy(whole);
  return whole;
}

/** Width, height and the colour in the middle of the upper edge of a picture, as a browser sees it. */
export function looked(page: Page, base64: string): Promise<{ width: number; height: number; top: string }> {
  return page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes]), { imageOrientation: "none" });
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext("2d")!;
    context.drawImage(bitmap, 0, 0);
    const [red = 0, , blue = 0] = context.getImageData(bitmap.width / 2, 10, 1, 1).data;
    return { width: bitmap.width, height: bitmap.height, top: red > blue ? "red" : "blue" };
  }, base64);
}
