import type { Brand } from "../data/brands";
import { hashOf } from "../data/random";
import { brandPalette } from "./card";
import { oklch } from "./colour";
import type { Paints } from "./drawing";
import { allThings } from "./things";
import { ellipse, HEIGHT, rect, svg, WIDTH } from "./svg";

/** Lightness, chroma and hue of the colours in which things are made. */
const colourways: Record<string, [lightness: number, chroma: number, hue: number]> = {
  sand: [0.8, 0.05, 75],
  moss: [0.6, 0.07, 130],
  fjord: [0.53, 0.075, 225],
  rust: [0.58, 0.125, 42],
  chalk: [0.92, 0.012, 85],
  plum: [0.48, 0.09, 340],
};

function paintsOf(brand: Brand, colour: string | null, seed: number): Paints {
  const [lightness, chroma, hue] = colourways[colour ?? ""] ?? [0.66, 0.1, (Number(brand.id) * 137.508) % 360];
  return {
    body: oklch(lightness, chroma, hue),
    shade: oklch(lightness - 0.11, chroma, hue),
    shine: oklch(Math.min(0.97, lightness + 0.14), chroma * 0.6, hue),
    detail: colour ? oklch(lightness > 0.7 ? 0.5 : 0.84, 0.06, hue + 40) : brandPalette(brand, seed).deep,
    paper: "#fffaf0",
  };
}

/** A thing on a table by the window, in a quiet room of the brand's colour. Throws for a thing nobody has drawn. */
export function giftPicture(brand: Brand, itemKey: string, colour: string | null, seed: number): string {
  const draw = allThings[itemKey];
  if (!draw) throw new Error(`No drawing of '${itemKey}'`);
  // a room that answers the thing, so that it stands out
  const hue = (Number(brand.id) * 137.508 + 120 + (hashOf(seed, `room ${itemKey} ${brand.id}`) % 120)) % 360;
  const room =
    rect(0, 0, WIDTH, HEIGHT, oklch(0.945, 0.022, hue)) +
    // the window's light on the wall
    `<path d="M40 0h96l-60 166H-20zM160 0h70l-60 166h-70z" fill="#fff" opacity=".35"/>` +
    rect(0, 158, WIDTH, 42, oklch(0.885, 0.032, hue)) +
    ellipse(166, 168, 92, 7, oklch(0.6, 0.04, hue), ` opacity=".35"`);
  return svg(WIDTH, HEIGHT, room + draw(paintsOf(brand, colour, seed)));
}
