import { code128, drawingSVG, qrcode } from "bwip-js/browser";

/** A code for scanners as an SVG drawing. */
export interface ScannerDrawing {
  width: number;
  height: number;
  /** Its width in narrowest bars. */
  modules: number;
  lines: { d: string; thick: number }[];
  areas: string[];
}

/** The width of the narrowest bar in the drawing. */
const MODULE = 2;

/** Draws a barcode or a square code. The package is large: load this module when a code is shown, not before. */
export function drawScannerCode(code: string, shape: "bars" | "square"): ScannerDrawing {
  const svg =
    shape === "bars"
      ? code128({ bcid: "code128", text: code, height: 14, scale: MODULE }, drawingSVG())
      : qrcode({ bcid: "qrcode", text: code, scale: MODULE }, drawingSVG());
  const [, width = 1, height = 1] = (/viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? []).map(Number);
  const paths = [...svg.matchAll(/<path ([^>]*)\bd="([^"]+)"/g)];
  return {
    width,
    height,
    modules: width / MODULE,
    lines: paths.flatMap(([, attributes = "", d = ""]) => {
      const [, thick] = /stroke-width="([\d.]+)"/.exec(attributes) ?? [];
      return thick ? [{ d, thick: Number(thick) }] : [];
    }),
    areas: paths.flatMap(([, attributes = "", d = ""]) => (attributes.includes("stroke-width") ? [] : [d])),
  };
}
