import { type CSSProperties } from "react";
import styles from "./Confetti.module.css";

const PIECES = Array.from({ length: 22 }, (_, at) => flight(at));

/**
 * Where a piece flies to, in rem from the middle, and how far it turns; derived from its number, so always the same.
 */
function flight(at: number): CSSProperties {
  const angle = (at / 22) * Math.PI * 2 + 0.2;
  const far = 9 + ((at * 7) % 6) * 1.7;
  const up = Math.abs(Math.sin(angle)) * far * 0.62 + ((at * 5) % 3) * 2.2;
  const turn = (at % 2 ? -1 : 1) * (160 + ((at * 53) % 300));
  return { "--x": `${Math.cos(angle) * far * 1.25}rem`, "--y": `${-up}rem`, "--turn": `${turn}deg` } as CSSProperties;
}

/** Confetti that flies up once; none with reduced motion. */
export function Confetti() {
  return (
    <span className={styles.confetti} aria-hidden="true">
      {PIECES.map((style, at) => (
        <span key={at} className={styles.piece} style={style} />
      ))}
    </span>
  );
}
