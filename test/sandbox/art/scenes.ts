import type { Brand } from "../data/brands";
import { hashOf } from "../data/random";
import { brandPalette, cardArt } from "./card";
import { oklch } from "./colour";
import type { Paints } from "./gifts";
import { allSigns } from "./signs";
import { ellipse, group, HEIGHT, line, n, path, rect, svg, WIDTH } from "./svg";

/** What stands for a category or an occasion, and the hue of its room. */
const signOf: Record<string, [sign: string, hue: number]> = {
  him: ["backpack", 230], her: ["bouquet", 10], couples: ["glass", 300], kids: ["teddy", 60], parents: ["cup", 95],
  teens: ["headphones", 265], friends: ["camera", 190], colleagues: ["notebook", 150], experiences: ["tent", 140],
  food: ["plates", 40], wellness: ["towel", 180], travel: ["luggage", 220], home: ["lamp", 75], fashion: ["scarf", 345],
  culture: ["book", 250], sport: ["ball", 120], beauty: ["perfume", 320], children: ["blocks", 50], electronics: ["speaker", 200],
  jewellery: ["necklace", 285], delicacies: ["basket", 30], charity: ["plant", 145], universal: ["present", 165],
  birthday: ["cake", 5], wedding: ["weddingRings", 85], "thank-you": ["envelope", 50], anniversary: ["glass", 280],
  housewarming: ["plant", 110], "new-baby": ["train", 210], christmas: ["tree", 25], "mothers-day": ["bouquet", 340],
  "fathers-day": ["watch", 235], valentine: ["heart", 15], graduation: ["cap", 260], confirmation: ["present", 90],
  christening: ["bowl", 195], retirement: ["umbrella", 155], farewell: ["luggage", 65], "get-well": ["tea", 130], "new-job": ["bag", 250],
}; // prettier-ignore

/** The names for which there is a picture. */
export const picturedNames: readonly string[] = Object.keys(signOf);

const paintsIn = (hue: number, turn = 0): Paints => ({
  body: oklch(0.62, 0.105, hue + turn),
  shade: oklch(0.51, 0.1, hue + turn),
  shine: oklch(0.85, 0.06, hue + turn),
  detail: oklch(0.42, 0.08, hue + turn + 150),
  paper: "#fffaf0",
});

function room(width: number, height: number, table: number, hue: number): string {
  const slant = table * 0.36;
  const pane = (x: number, wide: number) =>
    path(`M${n(x)} 0h${n(wide)}l${n(-slant)} ${n(table)}h${n(-wide)}z`, "#fff", ` opacity=".32"`);
  return (
    rect(0, 0, width, height, oklch(0.93, 0.03, hue)) +
    pane(width * 0.16, width * 0.2) +
    pane(width * 0.4, width * 0.11) +
    rect(0, table, width, height - table, oklch(0.865, 0.042, hue))
  );
}

/** A thing of 317 by 200 with its foot at (158, 166), put somewhere else at another size. */
function placed(sign: string, x: number, foot: number, scale: number, paints: Paints): string {
  const shadow = ellipse(x, foot, 84 * scale, 6 * scale, paints.shade, ` opacity=".22"`);
  return (
    shadow +
    group(`translate(${n(x - 158 * scale)} ${n(foot - 166 * scale)}) scale(${n(scale)})`, allSigns[sign]!(paints))
  );
}

/** The picture of a category or an occasion. */
export function namedPicture(name: string): string | null {
  const found = Object.hasOwn(signOf, name) ? signOf[name] : undefined;
  if (!found) return null;
  const [sign, hue] = found;
  return svg(WIDTH, HEIGHT, room(WIDTH, HEIGHT, 158, hue) + placed(sign, 158, 168, 1, paintsIn(hue, 20)));
}

type Place = [sign: string, along: number, scale: number, hueTurn: number];

/** Banners: what stands on the table, how far along it, how large, and how far its colour is from the room's. */
const tables: Record<string, { hue: number; places: Place[] }> = {
  "table-of-gifts": { hue: 78, places: [["vase", 0.08, 1.05, 60], ["parcels", 0.33, 1.15, -40], ["present", 0.62, 1.3, -60], ["candle", 0.88, 0.8, 100]] },
  "candle-window": { hue: 265, places: [["bouquet", 0.1, 1.1, 90], ["wine", 0.38, 1.2, -110], ["glass", 0.64, 0.85, 60], ["candle", 0.88, 0.95, -190]] },
  shelf: { hue: 140, places: [["book", 0.08, 0.95, 100], ["vase", 0.34, 1.2, -80], ["lamp", 0.62, 1.3, -60], ["plant", 0.88, 0.95, 250]] },
}; // prettier-ignore

/** A wide, calm picture; its left half is left free for words, on a phone its upper half. */
export function banner(name: string, mobile: boolean): string | null {
  const table = Object.hasOwn(tables, name) ? tables[name] : undefined;
  if (!table) return null;
  const [width, height] = mobile ? [640, 560] : [1408, 440];
  const [from, to] = mobile ? [80, 560] : [740, 1330];
  const foot = height - (mobile ? 64 : 62);
  const size = mobile ? 0.92 : 1.3;
  const things = table.places.map(([sign, along, scale, turn]) =>
    placed(sign, from + along * (to - from), foot, scale * size, paintsIn(table.hue, turn)),
  );
  return svg(width, height, room(width, height, foot - 22, table.hue) + things.join(""));
}

const tileSigns: Record<string, [sign: string, hue: number]> = {
  bows: ["present", 20], wrapped: ["balloons", 200], cake: ["cake", 340], envelope: ["envelope", 95], parcels: ["parcels", 165],
}; // prettier-ignore

/** A small picture beside a few words. */
export function tile(name: string, mobile: boolean): string | null {
  const found = Object.hasOwn(tileSigns, name) ? tileSigns[name] : undefined;
  if (!found) return null;
  const [sign, hue] = found;
  const [width, height] = mobile ? [320, 320] : [480, 300];
  const foot = height * 0.84;
  return svg(
    width,
    height,
    room(width, height, foot - 14, hue) + placed(sign, width / 2, foot, mobile ? 1.25 : 1.35, paintsIn(hue, 40)),
  );
}

/** A brand's card as it stands on a table, with one of its things if it has any: the second picture of a card's gallery. */
export function cardScene(brand: Brand, seed: number): string {
  const { ground, deep } = brandPalette(brand, seed);
  const hue = (Number(brand.id) * 137.508) % 360;
  const gifts = brand.kind.items.filter(({ type }) => type === "gift");
  const thing = gifts[hashOf(seed, `scene ${brand.id}`) % Math.max(1, gifts.length)];
  const art = cardArt(brand, null, seed).replace(/^<svg[^>]*>|<\/svg>$/g, "");
  const [x, y] = thing ? [34, 60] : [84, 52];
  const card =
    ellipse(x + 76, 168, 84, 5, deep, ` opacity=".25"`) +
    `<clipPath id="c"><rect width="${WIDTH}" height="${HEIGHT}" rx="14"/></clipPath>` +
    group(`translate(${x} ${y}) rotate(-3 76 50) scale(.5)`, `<g clip-path="url(#c)">${art}</g>`) +
    line(`M${x + 8} ${y + 6}l134-7`, "#fff", 1.5, ` opacity=".5"`);
  const beside = thing ? placed(thing.key, 238, 168, 0.82, { ...paintsIn(hue, 30), body: ground }) : "";
  return svg(WIDTH, HEIGHT, room(WIDTH, HEIGHT, 158, hue) + card + beside);
}
