import { type CSSProperties, useEffect, useState } from "react";
import { codeShape } from "~/domain/voucherFile";
import { type ScannerDrawing } from "./drawScannerCode";
import { retryOnce } from "./retryOnce";
import styles from "./ScannerCode.module.css";

interface ScannerCodeProps {
  code: string;
  /** What a reader says instead of the bars. */
  label: string;
}

/**
 * A code for the scanner at a till. The same code stands beside it as text: where it cannot be drawn, nothing is
 * missing.
 */
export function ScannerCode({ code, label }: ScannerCodeProps) {
  const [drawn, setDrawn] = useState<{ code: string; drawing: ScannerDrawing | null } | null>(null);
  const shape = codeShape(code);

  useEffect(() => {
    if (!shape) return;
    let dropped = false;
    const show = (drawing: ScannerDrawing | null) => {
      if (!dropped) setDrawn({ code, drawing });
    };
    retryOnce(() => import("./drawScannerCode")).then(
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

/** How many of the narrowest bars stand side by side: the border around is told by it. */
const moduleCount = ({ modules }: ScannerDrawing) => ({ "--modules": modules }) as CSSProperties;

/** Some codes hold signs that no scanner knows. */
function drawingOrNull(draw: () => ScannerDrawing): ScannerDrawing | null {
  try {
    return draw();
  } catch {
    return null;
  }
}
