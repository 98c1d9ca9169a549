import { code128, drawingSVG, qrcode } from "bwip-js/browser";

/** A scanner's code as lines and areas, in a box of its own. */
export interface ScannerDrawing {
  width: number;
  height: number;
  /** Its width in bars of the narrowest kind. */
  modules: number;
  lines: { d: string; thick: number }[];
  areas: string[];
}

/** How wide the narrowest bar is drawn. */
const MODULE = 2;

/** Draws bars or a square. The package is heavy: import this file when a code is shown, not before. */
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
