import type { Brand } from "../data/brands";
import { hashOf } from "../data/random";
import { brandPalette, cardArt, ownCardArt } from "./card";
import { oklch } from "./colour";
import type { Paints } from "./drawing";
import { allSigns } from "./signs";
import { ellipse, group, HEIGHT, line, n, path, rect, svg, WIDTH } from "./svg";

/** What stands for a category or an occasion, and the hue of its room. */
const signOf: Record<string, [sign: string, hue: number]> = {
  him: ["backpack", 230], her: ["bouquet", 10], couples: ["wine", 300], kids: ["teddy", 60], parents: ["cup", 95],
  teens: ["headphones", 265], friends: ["camera", 190], colleagues: ["notebook", 150], experiences: ["tent", 140],
  food: ["plates", 40], wellness: ["towel", 180], travel: ["luggage", 220], home: ["lamp", 75], fashion: ["scarf", 345],
  culture: ["book", 250], sport: ["ball", 120], beauty: ["perfume", 320], children: ["blocks", 50], electronics: ["speaker", 200],
  jewellery: ["necklace", 285], delicacies: ["basket", 30], charity: ["plant", 145], universal: ["present", 165],
  birthday: ["cake", 5], wedding: ["weddingRings", 85], "thank-you": ["envelope", 50], anniversary: ["glass", 280],
  housewarming: ["candle", 110], "new-baby": ["train", 210], christmas: ["tree", 25], "mothers-day": ["chocolates", 340],
  "fathers-day": ["watch", 235], valentine: ["heart", 15], graduation: ["cap", 260], confirmation: ["present", 90],
  christening: ["bowl", 195], retirement: ["umbrella", 155], farewell: ["luggage", 65], "get-well": ["tea", 130], "new-job": ["bag", 250],
}; // prettier-ignore

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

type Place = [sign: string, x: number, scale: number, hueTurn: number];

/**
 * Banners on a board of 600 by 375, from behind to the front: what stands on the shelf, what on the table, where, how
 * large, and how far its colour is from the room's. The card in front is one of the shop's own.
 */
const tables: Record<string, { hue: number; shelf: Place[]; table: Place[]; card: string }> = {
  "table-of-gifts": {
    hue: 78,
    shelf: [["book", 112, 0.42, 150], ["plant", 196, 0.5, -40], ["plates", 300, 0.42, 200], ["teddy", 404, 0.5, -30], ["cup", 486, 0.42, -60]],
    table: [["vase", 92, 1.02, 60], ["parcels", 210, 1, -40], ["present", 350, 1.15, -60], ["candle", 530, 0.72, 100]],
    card: "1000",
  },
  "candle-window": {
    hue: 268,
    shelf: [["record", 120, 0.46, 60], ["camera", 236, 0.44, -120], ["speaker", 350, 0.5, -200], ["book", 470, 0.42, 90]],
    table: [["bouquet", 100, 1.1, 90], ["wine", 224, 1.15, -110], ["glass", 352, 0.8, 60], ["candle", 528, 0.84, -190]],
    card: "1001",
  },
  shelf: {
    hue: 140,
    shelf: [["cup", 110, 0.46, -90], ["vase", 206, 0.56, 90], ["glass", 316, 0.44, 20], ["honey", 410, 0.44, -70], ["candle", 490, 0.44, 180]],
    table: [["blanket", 106, 1.05, 100], ["vase", 236, 1.1, -80], ["lamp", 356, 1.2, -60], ["plant", 520, 0.95, 250]],
    card: "1002",
  },
}; // prettier-ignore

const BANNER = { width: 600, height: 375, shelf: 128, table: 318 };
/** A phone shows the same things a little larger, with less of the room around them. */
const PHONE = { x: 28, y: 28, width: 544, height: 340 };

/** A card that leans against what stands behind it. */
function leaningCard(id: string, x: number, foot: number, scale: number, seed: number): string {
  const art = ownCardArt(id, seed).replace(/^<svg[^>]*>|<\/svg>$/g, "");
  return (
    ellipse(x + 160 * scale, foot, 168 * scale, 6, "#14211c", ` opacity=".18"`) +
    `<clipPath id="k"><rect width="${WIDTH}" height="${HEIGHT}" rx="14"/></clipPath>` +
    group(
      `translate(${n(x)} ${n(foot - 198 * scale)}) rotate(-4 158 100) scale(${scale})`,
      `<g clip-path="url(#k)">${art}</g>`,
    )
  );
}

/** A table with gifts under a shelf, in a well-lit room. */
export function banner(name: string, mobile: boolean, seed: number): string | null {
  const scene = Object.hasOwn(tables, name) ? tables[name] : undefined;
  if (!scene) return null;
  const { width, height, shelf, table } = BANNER;
  const standing = (places: Place[], foot: number) =>
    places.map(([sign, x, scale, turn]) => placed(sign, x, foot, scale, paintsIn(scene.hue, turn))).join("");
  const board =
    rect(52, shelf, 496, 7, oklch(0.8, 0.05, scene.hue)) + rect(52, shelf + 7, 496, 3, oklch(0.72, 0.05, scene.hue));
  const body =
    room(width, height, table - 18, scene.hue) +
    board +
    standing(scene.shelf, shelf) +
    standing(scene.table, table) +
    leaningCard(scene.card, 392, table + 20, 0.36, seed);
  if (!mobile) return svg(width, height, body);
  return svg(PHONE.width, PHONE.height, group(`translate(${-PHONE.x} ${-PHONE.y})`, body));
}

const tileSigns: Record<string, [sign: string, hue: number]> = {
  bows: ["present", 20], wrapped: ["balloons", 200], cake: ["cup", 340], envelope: ["envelope", 95], parcels: ["parcels", 165], sprout: ["plant", 130],
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

/**
 * A brand's card as it stands on a table, with one of its things if it has any: the second picture of a card's gallery.
 */
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
