import { crc32, deflateSync } from "node:zlib";

function chunk(name: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A grey PNG of this size; even a huge one has very few bytes, like a decompression bomb. */
export function png(width: number, height: number): Uint8Array {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const rows = Math.min(height, 2000);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(Buffer.alloc(rows * (1 + Math.ceil(width / 8)), 0xff))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** A JPEG with headers only, which is enough for code that only reads headers. */
export function jpeg(
  width: number,
  height: number,
  { frame = 0xc0, preview }: { frame?: number; preview?: Uint8Array } = {},
): Uint8Array {
  const segment = (marker: number, data: Uint8Array | number[]) => {
    const bytes = Buffer.from([0xff, marker, 0, 0, ...data]);
    bytes.writeUInt16BE(data.length + 2, 2);
    return bytes;
  };
  const size = [height >> 8, height & 255, width >> 8, width & 255];
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe1, preview ?? Buffer.from("Exif\0\0")),
    segment(frame, [8, ...size, 1, 1, 0x11, 0]),
    segment(0xda, [1, 1, 0, 0, 63, 0]),
    Buffer.from([0x12, 0xff, 0x00, 0x34, 0xff, 0xd9]),
  ]);
}
