/**
 * The drawing board of a card: 1.586 to 1. A shop may cut off a strip above and below, so nothing important lies there.
 */
export const WIDTH = 317;
export const HEIGHT = 200;

/** A number, shortened as far as the difference cannot be seen. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

/** A picture that an <img> may show anywhere: no script, no style, no links. */
export const svg = (width: number, height: number, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width * 2}" height="${height * 2}">${body}</svg>`;

export const rect = (x: number, y: number, width: number, height: number, fill: string, more = ""): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}"${more}/>`;

export const circle = (x: number, y: number, radius: number, fill: string, more = ""): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}"${more}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = ""): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${more}/>`;

export const path = (d: string, fill: string, more = ""): string => `<path d="${d}" fill="${fill}"${more}/>`;

/** A line without a filling. */
export const line = (d: string, stroke: string, width: number, more = ""): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${n(width)}" stroke-linecap="round"${more}/>`;

export const group = (transform: string, body: string, more = ""): string =>
  `<g transform="${transform}"${more}>${body}</g>`;

export const turned = (degrees: number, x: number, y: number): string =>
  ` transform="rotate(${n(degrees)} ${n(x)} ${n(y)})"`;
