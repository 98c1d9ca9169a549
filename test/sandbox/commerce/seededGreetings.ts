import { readFileSync } from "node:fs";
import { join } from "node:path";
import { deflateSync, crc32 } from "node:zlib";
import type { FilmRecord } from "./greetingFilms";
import type { GreetingRecord } from "./greetings";

const FILM = "film-candle";
const FILM_NEVER_READY = "film-never";

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

/** An evening by the fjord, as somebody might have photographed it: sky, sun and water, row by row. */
function eveningPng(width = 720, height = 540): Buffer {
  const unit = width / 360;
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const rows = Buffer.alloc(height * (1 + width * 3));
  const mix = (from: number[], to: number[], part: number) => from.map((one, at) => one + (to[at]! - one) * part);
  for (let row = 0; row < height; row++) {
    const y = row / unit;
    const down = row / height;
    for (let column = 0; column < width; column++) {
      const x = column / unit;
      const inSun = y < 161 ? Math.min(1, Math.max(0, (32 - Math.hypot(x - 225, y - 146)) * unit)) : 0;
      const ripple = Math.sin(y * 1.9 + Math.sin(x / 17) * 2) * 0.5 + 0.5;
      const glint = y >= 161 && Math.abs(x - 225) < 22 + (y - 161) * 0.4 && ripple > 0.62;
      const ground =
        y < 161
          ? mix([86, 106, 140], [247, 178, 140], down / 0.6)
          : glint
            ? [250, 196, 150]
            : mix([96, 110, 128], [30, 52, 66], (down - 0.6) / 0.4);
      const colour = mix(ground, [255, 214, 150], inSun);
      rows.set(colour, row * (1 + width * 3) + 1 + column * 3);
    }
  }
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  return Buffer.concat([
    signature,
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

let evening: Buffer | null = null;
let candle: Buffer | null = null;

/** The tokens of greetings to try, and what each of them shows. */
export const greetingTable: readonly (Partial<GreetingRecord> & { token: string; shows: string })[] = [
  {
    token: "GREETING-BIRTHDAY",
    category: "birthday",
    templateId: "birthday-1",
    text: "Happy birthday, Alma!\nBuy something you do not need.",
    senderName: "Freja",
    gift: { exportType: "giftcard", token: "GIFT-OPEN-1" },
    shows: "A picture of the shop's, and the way to the gift",
  },
  {
    token: "GREETING-DANSK",
    category: "thankYou",
    templateId: "thankYou-2",
    text: "Tusind tak for hjælpen.",
    senderName: "Nordhavn Studio",
    shows: "In Danish; its gift came with a message of its own",
  },
  {
    token: "GREETING-PICTURE",
    category: "love",
    get image() {
      return { type: "image/png" as const, bytes: (evening ??= eveningPng()) };
    },
    text: "Do you remember this evening? I wish you many more like it, and somebody beside you to share them. Choose something for the summer house, and think of us when you use it.",
    senderName: "Mormor & morfar",
    gift: { exportType: "giftcard", token: "GIFT-PIN-2" },
    shows: "A picture of the sender's own",
  },
  {
    token: "GREETING-FILM",
    category: "birthday",
    text: "Blow it out!",
    filmId: FILM,
    senderName: "Anton",
    gift: { exportType: "giftcard", token: "GIFT-OPEN-1" },
    shows: "A film",
  },
  {
    token: "GREETING-SOON",
    category: "birthday",
    text: "The film takes a while.",
    filmId: FILM_NEVER_READY,
    shows: "A film that is never ready",
  },
  { token: "GREETING-JAPANESE", text: "お誕生日おめでとうございます。", shows: "Japanese, from nobody" },
];

export const seededGreetings = (): Map<string, GreetingRecord> =>
  new Map(
    greetingTable.map(({ token, shows: _, ...row }) => [
      token,
      {
        category: null,
        templateId: null,
        text: null,
        image: null,
        imageId: "evening",
        filmId: null,
        senderName: null,
        gift: null,
        ...row,
        token,
      },
    ]),
  );

export const seededFilms = (): Map<string, FilmRecord> => {
  const bytes = (candle ??= readFileSync(join(import.meta.dirname, "candle.webm")));
  const film = (id: string, readyAt: number): FilmRecord => ({ id, type: "video/webm", bytes, readyAt });
  return new Map([
    [FILM, film(FILM, 0)],
    [FILM_NEVER_READY, film(FILM_NEVER_READY, Infinity)],
  ]);
};
