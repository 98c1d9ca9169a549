/** A colour as red, green and blue from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** The colour of "#rgb" or "#rrggbb"; null for anything else, even other ways to write a colour. */
export function readHex(raw: unknown): Rgb | null {
  if (typeof raw !== "string" || !/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(raw.trim())) return null;
  const short = raw.trim().slice(1);
  const digits = short.length === 3 ? short.replace(/./g, "$&$&") : short;
  const part = (at: number) => parseInt(digits.slice(at, at + 2), 16);
  return [part(0), part(2), part(4)];
}

/** A colour as "#rrggbb". */
export function hexOf(colour: Rgb): string {
  return "#" + colour.map((part) => Math.round(part).toString(16).padStart(2, "0")).join("");
}

/** Mixes like CSS color-mix() in sRGB: `share` (0 to 1) of the first, the rest of the second. */
export function mix(one: Rgb, share: number, other: Rgb): Rgb {
  const part = (at: 0 | 1 | 2) => one[at] * share + other[at] * (1 - share);
  return [part(0), part(1), part(2)];
}

/** The contrast ratio of two colours, from 1 to 21 (WCAG 2). */
export function contrast(one: Rgb, other: Rgb): number {
  const [first, second] = [luminance(one), luminance(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

function luminance([red, green, blue]: Rgb): number {
  const linear = (part: number) => {
    const value = part / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}
