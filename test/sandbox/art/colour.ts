import type { Random } from "../data/random";

/** The colours of one card: a ground, two tones near it, a light, and one that answers it from across the circle. */
export interface Palette {
  ground: string;
  deep: string;
  tone: string;
  light: string;
  accent: string;
}

const channel = (linear: number) => {
  const value = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
  return Math.round(value * 255)
    .toString(16)
    .padStart(2, "0");
};

function linearRgb(lightness: number, chroma: number, hue: number): number[] {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/**
 * A colour by evenly seen lightness (0–1), chroma (0–0.2) and hue (degrees), as #rrggbb. A colour that no screen can
 * show loses chroma, not lightness.
 */
export function oklch(lightness: number, chroma: number, hue: number): string {
  const rgb = linearRgb(lightness, chroma, hue);
  if (chroma > 0.005 && rgb.some((each) => each < 0 || each > 1)) return oklch(lightness, chroma - 0.005, hue);
  return `#${rgb.map((each) => channel(Math.min(1, Math.max(0, each)))).join("")}`;
}

/** Where the answering colour stands on the circle, seen from the ground. */
const answers = [180, 150, -150, 120, -120, 60, -60, 35];

/** Greens and blues look garish sooner than reds at the same chroma, so they get less. */
const calm = (chroma: number, hue: number) => {
  const turn = ((hue % 360) + 360) % 360;
  return turn > 120 && turn < 300 ? chroma * 0.78 : chroma;
};

/** Colours that go together. `hue` is given, so that neighbours in a list can be kept apart. */
export function paletteOf(hue: number, chance: Random): Palette {
  const near = hue + chance.pick([-28, -18, 18, 28]);
  const across = hue + chance.pick(answers);
  const warmLight = oklch(0.965, 0.018, 80);
  const mood = chance.next();
  if (mood < 0.38) {
    return {
      ground: oklch(0.36 + chance.next() * 0.08, calm(0.075 + chance.next() * 0.03, hue), hue),
      deep: oklch(0.27, calm(0.06, hue), hue),
      tone: oklch(0.58, calm(0.1, near), near),
      light: warmLight,
      accent: oklch(0.76, calm(0.14, across), across),
    };
  }
  if (mood < 0.72) {
    return {
      ground: oklch(0.7 + chance.next() * 0.08, calm(0.1 + chance.next() * 0.03, hue), hue),
      deep: oklch(0.42, calm(0.09, hue), hue),
      tone: oklch(0.82, calm(0.08, near), near),
      light: warmLight,
      accent: oklch(0.6, calm(0.15, across), across),
    };
  }
  return {
    ground: oklch(0.925, calm(0.035 + chance.next() * 0.015, hue), hue),
    deep: oklch(0.4, calm(0.09, hue), hue),
    tone: oklch(0.76, calm(0.1, near), near),
    light: oklch(0.985, 0.01, 85),
    accent: oklch(0.66, calm(0.15, across), across),
  };
}
