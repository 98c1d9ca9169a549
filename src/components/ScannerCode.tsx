import { type CSSProperties, useEffect, useState } from "react";
import { codeShape } from "~/domain/voucherFile";
import { type ScannerDrawing } from "./drawScannerCode";
import { loadChunk } from "./loadChunk";
import styles from "./ScannerCode.module.css";

interface ScannerCodeProps {
  code: string;
  /** The accessible name. */
  label: string;
}

/** A code for the scanner at a till. The same code is beside it as text, so nothing is lost if it cannot be drawn. */
export function ScannerCode({ code, label }: ScannerCodeProps) {
  const [drawn, setDrawn] = useState<{ code: string; drawing: ScannerDrawing | null } | null>(null);
  const shape = codeShape(code);

  useEffect(() => {
    if (!shape) return;
    let dropped = false;
    const show = (drawing: ScannerDrawing | null) => {
      if (!dropped) setDrawn({ code, drawing });
    };
    loadChunk(() => import("./drawScannerCode")).then(
      ({ drawScannerCode }) => show(drawingOrNull(() => drawScannerCode(code, shape))),
      () => show(null),
    );
    return () => {
      dropped = true;
    };
  }, [code, shape]);

  const drawing = drawn?.code === code ? drawn.drawing : undefined;
  if (!shape || drawing === null) return null;
  return (
    <span className={styles.plate} data-shape={shape} style={drawing && moduleCount(drawing)}>
      {drawing && (
        <svg
          className={styles.code}
          viewBox={`0 0 ${drawing.width} ${drawing.height}`}
          preserveAspectRatio={shape === "bars" ? "none" : "xMidYMid meet"}
          shapeRendering="crispEdges"
          role="img"
          aria-label={label}
        >
          {drawing.lines.map(({ d, thick }) => (
            <path key={d} d={d} stroke="currentColor" strokeWidth={thick} />
          ))}
          {drawing.areas.map((d) => (
            <path key={d} d={d} fill="currentColor" fillRule="evenodd" />
          ))}
        </svg>
      )}
    </span>
  );
}

/** Its width in narrowest bars, as a custom property, for the width of the quiet zone. */
const moduleCount = ({ modules }: ScannerDrawing) => ({ "--modules": modules }) as CSSProperties;

/** The drawing; null for a code with characters that cannot be encoded. */
function drawingOrNull(draw: () => ScannerDrawing): ScannerDrawing | null {
  try {
    return draw();
  } catch {
    return null;
  }
}
